import { expect, it } from 'vitest';
import { ORIGIN_INSECURE, ORIGIN_INVALID, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';
import { checkSite, normalizeSite } from './AllowedSites.tsx';

it.each([
  ['https://www.example.org', 'https://www.example.org'],
  ['https://www.example.org/give?from=mail#now', 'https://www.example.org'],
  ['www.Example.org/give', 'https://www.example.org'],
  ['  example.org:8443 ', 'https://example.org:8443'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('a typed site %s is %s', (typed, site) => {
  expect(normalizeSite(typed)).toBe(site);
  expect(checkSite(typed, 0)).toBeUndefined();
});

it.each(['', 'no spaces allowed', 'ftp://example.org', 'https://'])('a typed site refuses “%s”', (typed) => {
  expect(checkSite(typed, 0)).toBe(ORIGIN_INVALID);
});

it('a typed site must be secure', () => {
  expect(checkSite('http://example.org', 0)).toBe(ORIGIN_INSECURE);
});

it('a typed site is refused by a full list', () => {
  expect(checkSite('https://example.org', 20)).toBe(TOO_MANY_ORIGINS);
});
