import { globSync, readFileSync } from 'node:fs';
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

it('the texts of every feature are among those that an editor can override', () => {
  const names = [...listTextNames('nl').keys()];
  const features = globSync('features/**/*.ts', { cwd: import.meta.dirname }).flatMap((path) => {
    const code = readFileSync(`${import.meta.dirname}/${path}`, 'utf8');
    return [...code.matchAll(/(?:defineTexts|allowOverrides)\('(?<name>[^']+)'/g)].map(
      ({ groups }) => groups?.['name'] ?? '',
    );
  });
  expect(features.filter((feature) => !names.some((name) => name.startsWith(`${feature}.`)))).toEqual([]);
});
