import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { isTextKey, withOverrides } from './texts.ts';

describe('the dictionaries', () => {
  it('have the same names and no blank text', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(nl).toSorted());
    for (const text of [...Object.values(nl), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });

  it("let an editor's text win", () => {
    expect(withOverrides(nl, [{ key: 'header.login', text: 'Kom binnen' }])['header.login']).toBe(
      'Kom binnen',
    );
  });

  it('keep the text of the house when the editor left it blank or invented a name', () => {
    const texts = withOverrides(nl, [
      { key: 'header.login', text: ' ' },
      { key: 'toString', text: 'x' },
    ]);
    expect(texts).toEqual(nl);
    expect(isTextKey('toString')).toBe(false);
  });
});
