import { expect, test } from 'vitest';
import { formatETag, parseIfMatch } from './etag-rules.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';
import { isQuiet } from './quiet-rules.ts';
import { readableText } from './contract.ts';
import { findLengthProblem, isRecord, limitText, negotiateLanguage } from './rules.ts';
import { toSlug } from './slug-rules.ts';

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => 1, false],
])('%o is an object with named fields: %s', (value, is) => expect(isRecord(value)).toBe(is));

test.each([
  ['en', 'nl', 'en'],
  ['de', 'en', 'en'],
  [undefined, undefined, 'nl'],
  [undefined, null, 'nl'],
  [undefined, 'de, fr', 'nl'],
  [undefined, 'EN-gb', 'en'],
  [undefined, 'de,en;q=0.5', 'en'],
  [undefined, 'nl;q=0.3,en;q=0.8', 'en'],
  [undefined, 'nl; q=0.3, en ; q=0.8', 'en'],
  [undefined, 'nl;q=0.9,en', 'en'],
  [undefined, 'en;level=1;q=0.1, nl;q=0.2', 'nl'],
  [undefined, 'en;q=0', 'nl'],
  [undefined, 'en, nl', 'en'],
])('with the cookie %s and “%s” a visitor reads %s', (cookie, header, language) => {
  expect(negotiateLanguage(cookie, header)).toBe(language);
});

test.each([
  ['An Hour in the Kitchen', 'an-hour-in-the-kitchen'],
  ['  Één   uur, café & zó!  ', 'een-uur-cafe-zo'],
  ['🎤 Live!', 'live'],
  ['../../etc', 'etc'],
  ['under_score stays', 'under_score-stays'],
  ['日本', ''],
  ['--Live -- now--', 'live-now'],
])('the slug of "%s" is "%s"', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
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

test('a response that is not a page loads nothing and cannot be framed', () => {
  expect(DATA_POLICY).toBe(`default-src 'none'; ${SECURITY_HEADERS['Content-Security-Policy']}`);
});

test.each([
  ['2026-01-15T20:59:59Z', false, 'a second before ten in winter'],
  ['2026-01-15T21:00:00Z', true, 'ten in winter'],
  ['2026-01-16T06:59:59Z', true, 'a second before eight in winter'],
  ['2026-01-16T07:00:00Z', false, 'eight in winter'],
  ['2026-07-15T20:00:00Z', true, 'ten in summer'],
  ['2026-07-16T06:00:00Z', false, 'eight in summer'],
  ['2026-03-29T06:00:00Z', false, 'eight once it has begun'],
  ['2026-10-25T07:00:00Z', false, 'eight once winter time has begun'],
])('%s is quiet: %s (%s)', (instant, quiet) => {
  expect(isQuiet(new Date(instant))).toBe(quiet);
});

test.each([
  ['ab\u200e\u200f\u2066\u2069', false],
  ['a\u200b\u00ad\u3164\u2800\ufeffb', false],
  ['\u200e ab \u200f', false],
  ['abc\u200e', true],
  ['a\nb', true],
  ['a b', true],
])('a text of at least three characters counts only those that are seen: %j', (text, isEnough) => {
  const limits = limitText(3, 10, () => ({ en: 'More', nl: 'Meer' }));
  expect(findLengthProblem(limits, text)).toBe(isEnough ? undefined : limits.tooShort);
  expect(readableText(limits).safeParse(text).success).toBe(isEnough);
});
