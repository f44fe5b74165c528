import { expect, it } from 'vitest';
import { findTranslation, findTranslationProblem, type PageFile } from './find-translation.ts';

const about: PageFile = { file: 'pages/nl/over-ons.json' };
const twin: PageFile = { file: 'pages/en/about.json', translation: about.file };

it('pairs two pages by the field of either, whatever their files are called', () => {
  expect(findTranslation(about, [about, twin])).toBe(twin.file);
  expect(findTranslation(twin, [about, twin])).toBe(about.file);
});

it('has no translation for a page whose translation is gone', () => {
  expect(findTranslation(twin, [twin])).toBeUndefined();
  expect(findTranslationProblem(twin, [twin])).toBeUndefined();
});

it('takes two pages that name each other', () => {
  const both = [{ ...about, translation: twin.file }, twin];
  expect(both.map((page) => findTranslationProblem(page, both))).toEqual([undefined, undefined]);
});

it.each([
  ['a page of the same language', { file: 'pages/nl/a.json', translation: 'pages/nl/over-ons.json' }],
  ['a page that another page translates', { file: 'pages/en/a.json', translation: about.file }],
])('refuses %s as a translation', (_, page) => {
  expect(findTranslationProblem(page, [about, twin, page])).toContain('.json');
});
