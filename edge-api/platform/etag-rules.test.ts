import { expect, test } from 'vitest';
import { formatETag, parseIfMatch } from './etag-rules.ts';

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
