import { expect, test } from 'vitest';
import { isRsin, normalizeRsin, toCharitySlug, validateProfile } from './profile-rules.ts';

test.each([
  ['123456782', true],
  ['002564440', true],
  ['123456789', false],
  ['000000000', false],
  ['12345678', false],
  ['1234567820', false],
  ['12345678a', false],
])('whether %s is an RSIN: %s', (digits, expected) => {
  expect(isRsin(digits)).toBe(expected);
});

test('an RSIN may be typed in groups', () => {
  expect(normalizeRsin(' 1234.56.782 ')).toBe('123456782');
});

test.each([
  ['Stichting Tafel van Overmorgen', 'stichting-tafel-van-overmorgen'],
  ['Café Zoë!', 'cafe-zoe'],
  ['日本', undefined],
  ['Mine', undefined],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the slug of %j is %j', (name, slug) => {
  expect(toCharitySlug(name)).toBe(slug);
});

const empty = { aboutNl: null, aboutEn: null, tenEurosNl: null, tenEurosEn: null, rsin: null, isAnbi: false };
test.each([
  ['may be empty', {}, []],
  ['may have both languages', { aboutNl: 'Wij koken.', aboutEn: 'We cook.' }, []],
  ['lacks its Dutch half', { aboutEn: 'We cook.' }, ['aboutNl']],
  ['lacks its English half', { tenEurosNl: 'Een maaltijd.' }, ['tenEurosEn']],
  ['is an ANBI without an RSIN', { isAnbi: true }, ['rsin']],
  ['is an ANBI', { isAnbi: true, rsin: '123456782' }, []],
])('a whole profile %s', (_, fields, paths) => {
  expect(validateProfile({ ...empty, ...fields }).map(({ path }) => path)).toEqual(paths);
});
