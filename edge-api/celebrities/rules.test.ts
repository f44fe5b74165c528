import { expect, test } from 'vitest';
import { FANBASE_SIZES, GENDERS, parseCountryCode, PROFILE_REQUIRED } from './rules.ts';

test.each([
  [' nl ', 'NL'],
  ['BE', 'BE'],
  ['', undefined],
  ['Not specified', undefined],
  ['NLD', undefined],
  ['N', undefined],
  ['N1', undefined],
  ['1NL', undefined],
])('the country %j is stored as %j', (typed, code) => {
  expect(parseCountryCode(typed)).toBe(code);
});

test('a profile offers the specified choices, and names what it requires', () => {
  expect(GENDERS).toEqual(['male', 'female', 'non-binary', 'prefer-not-to-say']);
  expect(FANBASE_SIZES).toEqual(['<10K', '<100K', '<500K', '<1M', '>1M']);
  expect(Object.keys(PROFILE_REQUIRED)).toEqual([
    ...['artistName', 'phone', 'gender', 'countryOfResidence', 'city', 'knownFor', 'bio'],
    ...['hasFanbase', 'fanbaseSize', 'socialMediaProfile'],
  ]);
});
