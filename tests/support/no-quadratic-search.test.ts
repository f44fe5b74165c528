import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { noQuadraticSearch } from './no-quadratic-search.mjs';

const linter = new Linter();
const countProblems = (pattern: string) =>
  linter.verify(`(${pattern}).test(text);`, {
    plugins: { own: { rules: { search: noQuadraticSearch } } },
    rules: { 'own/search': 'error' },
  }).length;

test.each([
  // Two that were in use: every hyphen, and every letter with an accent, ends a word, where the pattern began again.
  String.raw`/https?:|\b[\w-]+\.(?:nl|be|com)\b/iu`,
  String.raw`/\b\p{L}+(?:straat|laan|weg)\s\d/iu`,
  String.raw`/<[^>]+>/`,
  String.raw`/x[xa]+y/`,
  String.raw`/(?:a|b)[ab]*c/`,
  String.raw`/a?[ab]+c/`,
  String.raw`/(?<=a)[ab]+c/`,
  String.raw`/(?<!c)[ab]+c/`,
  String.raw`/^[\s\S]*x/m`,
  String.raw`/\s+$/`,
])('%s takes quadratic time', (pattern) => {
  expect(countProblems(pattern)).toBe(1);
});

test.each([
  String.raw`/https?:|[\w-]\.(?:nl|be|com)\b/iu`,
  String.raw`/\p{L}(?:straat|laan|weg)\s\d/iu`,
  String.raw`/\b\w+x/`,
  String.raw`/<[^<>]+>/`,
  String.raw`/x[ab]+y/`,
  String.raw`/(?<![ab])[ab]+c/`,
  String.raw`/(?<=x)[ab]+c/`,
  String.raw`/^[ab]+c/`,
  String.raw`/^[ab]+c/m`,
  String.raw`/[ab]{1,20}c/`,
  String.raw`/a[ab]+/`,
  String.raw`/a[ab]+c/y`,
])('%s takes linear time', (pattern) => {
  expect(countProblems(pattern)).toBe(0);
});
