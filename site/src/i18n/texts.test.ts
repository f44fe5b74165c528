import { expect, it } from 'vitest';
import { listTextNames } from '../list-text-names.ts';

const listPlaceholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('says everything in both languages, with the same placeholders', () => {
  const [nl, en] = [listTextNames('nl'), listTextNames('en')];
  expect([...en.keys()].toSorted()).toEqual([...nl.keys()].toSorted());
  for (const [name, text] of nl) {
    expect(text.trim(), name).not.toBe('');
    expect(en.get(name)?.trim(), name).not.toBe('');
    expect(listPlaceholders(en.get(name)), name).toEqual(listPlaceholders(text));
  }
});
