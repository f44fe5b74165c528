import { expect, test } from 'vitest';
import { formatETag, listFieldsEditedSince, parseIfMatch, toNextVersion } from './version-rules.ts';

test('an edit counts, and names the fields that it changed', () => {
  const first = toNextVersion({ version: 1, fieldVersions: {} }, ['name']);
  const second = toNextVersion(first, ['name', 'plannedDate']);
  const third = toNextVersion(second, ['charity']);
  expect(third.version).toBe(4);
  expect(listFieldsEditedSince(third, 4)).toEqual([]);
  expect(listFieldsEditedSince(third, 3)).toEqual(['charity']);
  expect(listFieldsEditedSince(third, 1).toSorted()).toEqual(['charity', 'name', 'plannedDate']);
});

test.each([
  [undefined, undefined],
  ['*', undefined],
  ['"5"', 5],
  ['W/"5"', 5],
  ['"3", "5"', 5],
  ['"something else"', 0],
  ['', 0],
])('reads If-Match %j as %j', (header, version) => {
  expect(parseIfMatch(header)).toBe(version);
});

test('the tag of a version is read back as that version', () => {
  expect(parseIfMatch(formatETag(7))).toBe(7);
});
