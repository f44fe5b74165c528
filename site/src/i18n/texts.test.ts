import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { nl } from './nl.ts';

describe('the dictionaries', () => {
  it('have the same names and no blank text', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(nl).toSorted());
    for (const text of [...Object.values(nl), ...Object.values(en)]) expect(text.trim()).not.toBe('');
  });
});
