import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { isTextKey, withOverrides } from './texts.ts';

describe('the dictionaries', () => {
  it('have the same names and no blank text', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(nl).toSorted());
    for (const text of [...Object.values(nl), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  it("prefer an editor's text", () => {
    expect(withOverrides(nl, [{ key: 'header.login', text: 'Kom binnen' }])['header.login']).toBe(
      'Kom binnen',
    );
  });

  it('ignore an override that is blank or has an unknown name', () => {
    const texts = withOverrides(nl, [
      { key: 'header.login', text: ' ' },
      { key: 'toString', text: 'x' },
    ]);
    expect(texts).toEqual(nl);
    expect(isTextKey('toString')).toBe(false);
  });
});
