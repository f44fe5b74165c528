import { expect, test } from 'vitest';
import { findQuadraticRuns, findSuperLinearPart } from './regexp-plugin.mjs';

test.each([
  // Two former patterns: every hyphen, and every accented letter, ends a word, so that the pattern could start again.
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
  expect(findQuadraticRuns(pattern)).toHaveLength(1);
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
  expect(findQuadraticRuns(pattern)).toHaveLength(0);
});

test.each([String.raw`/a(b+)*c$/`, String.raw`/\s+$/`, String.raw`/\d*\w+x/`])(
  '%s takes super-linear time',
  (pattern) => {
    expect(findSuperLinearPart(pattern)).toBeDefined();
  },
);

test.each([String.raw`/^a(?:bb?)*c$/`, String.raw`/\d+\.\d+/y`])(
  '%s takes no super-linear time',
  (pattern) => {
    expect(findSuperLinearPart(pattern)).toBeUndefined();
  },
);
