import { expect, test } from 'vitest';
import {
  DAY_MS,
  isLanguage,
  isRecord,
  LANGUAGE_COOKIE,
  LANGUAGES,
  negotiateLanguage,
  SESSION_HINT_COOKIE,
} from './rules.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => 1, false],
])('%o is an object with named fields: %s', (value, is) => expect(isRecord(value)).toBe(is));

test('Dutch and English are the languages', () => {
  expect(LANGUAGES).toEqual(['nl', 'en']);
  expect(['nl', 'en', 'de', '', undefined].map(isLanguage)).toEqual([true, true, false, false, false]);
});

test.each([
  ['en', 'nl', 'en'],
  ['de', 'en', 'en'],
  [undefined, undefined, 'nl'],
  [undefined, null, 'nl'],
  [undefined, '', 'nl'],
  [undefined, 'de, fr', 'nl'],
  [undefined, 'EN-gb', 'en'],
  [undefined, 'de,en;q=0.5', 'en'],
  [undefined, 'nl;q=0.3,en;q=0.8', 'en'],
  [undefined, 'nl;q=0.8 , en;q=0.3', 'nl'],
  [undefined, 'nl; q=0.3, en ; q=0.8', 'en'],
  [undefined, 'nl;q=0.9,en', 'en'],
  [undefined, 'en;level=1;q=0.1, nl;q=0.2', 'nl'],
  [undefined, 'en;level=1;q=0.9, nl;q=0.2', 'en'],
  [undefined, 'en;q=0', 'nl'],
  [undefined, 'en, nl', 'en'],
])('with the cookie %s and “%s” a visitor reads %s', (cookie, header, language) => {
  expect(negotiateLanguage(cookie, header)).toBe(language);
});

test('a day has 86,400 seconds', () => expect(DAY_MS).toBe(86_400_000));

test('cookies keep their names', () => {
  expect([LANGUAGE_COOKIE, SESSION_HINT_COOKIE]).toEqual(['lang', 'ph_session']);
});
