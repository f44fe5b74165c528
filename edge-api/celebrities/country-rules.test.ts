import { expect, test } from 'vitest';
import { parseCountryCode } from './country-rules.ts';

test.each([
  [' nl ', 'NL'],
  ['BE', 'BE'],
  ['', undefined],
  ['Not specified', undefined],
  ['NLD', undefined],
  ['XX', undefined],
  ['ZZ', undefined],
  ['N', undefined],
  ['N1', undefined],
  ['1NL', undefined],
])('the country %j is stored as %j', (typed, code) => {
  expect(parseCountryCode(typed)).toBe(code);
});
