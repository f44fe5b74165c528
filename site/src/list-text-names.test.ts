import { expect, it } from 'vitest';
import { listTextNames } from './list-text-names.ts';

it('every text is there in both languages, with the same places to fill in', () => {
  const [nl, en] = [listTextNames('nl'), listTextNames('en')];
  expect([...en.keys()].toSorted()).toEqual([...nl.keys()].toSorted());
  const listPlaceholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [name, text] of nl) {
    expect(text.trim(), name).not.toBe('');
    expect(listPlaceholders(en.get(name)), name).toEqual(listPlaceholders(text));
  }
});
