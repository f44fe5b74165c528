import { describe, expect, it } from 'vitest';
import {
  canonicalPage,
  inLanguage,
  lacksLanguage,
  languageOfPath,
  redirectOf,
  underLanguage,
} from './redirects.ts';

describe('a path without a language', () => {
  it.each([
    '/',
    '/login',
    '/login/',
    '/dashboard',
    '/dashboard/campaigns/7/edit',
    '/campaigns',
    '/campaigns/',
    '/campaigns/een-uur',
    '/terms',
  ])('is recognised: %s', (path) => expect(lacksLanguage(path)).toBe(true));

  it.each([
    '/nl/login',
    '/loginx',
    '/dashboardx',
    '/wp-admin',
    '//evil.example/login',
    '/%2F%2Fevil.example',
    '/dashboard//evil.example',
    '//',
  ])('is left to the 404 page: %s', (path) => expect(lacksLanguage(path)).toBe(false));

  it('keeps its path and query under the language', () => {
    expect(underLanguage('en', '/campaigns/een-uur', '?ref=a%20b')).toBe('/en/campaigns/een-uur?ref=a%20b');
  });

  it('is answered in one step, without the trailing slash that would redirect again', () => {
    expect(underLanguage('nl', '/login/', '')).toBe('/nl/login');
    expect(underLanguage('nl', '/', '?a=1')).toBe('/nl?a=1');
  });

  it('leads there for now, because the language may change', () => {
    expect(redirectOf('/dashboard', '?a=1', 'en')).toEqual({ status: 302, location: '/en/dashboard?a=1' });
  });

  it('never leads to another site, whatever the path', () => {
    for (const path of [
      '/',
      '//',
      '///evil.example',
      '/login//',
      '/dashboard/\\evil',
      '/campaigns/@evil.example',
    ]) {
      const target = new URL(underLanguage('nl', path, ''), 'https://home.example');
      expect(target.origin).toBe('https://home.example');
    }
  });
});

describe('a trailing slash', () => {
  it('is dropped for good, and together with what else has to change', () => {
    expect(redirectOf('/nl/login/', '?a=1', 'en')).toEqual({ status: 301, location: '/nl/login?a=1' });
    expect(redirectOf('/login/', '', 'en')).toEqual({ status: 302, location: '/en/login' });
    expect(redirectOf('/nl/pages/terms/', '', 'en')).toEqual({ status: 301, location: '/nl/terms' });
  });

  it('is left alone where dropping it would lead to another site', () => {
    expect(redirectOf('//evil.example/', '', 'nl')).toBeUndefined();
    expect(redirectOf('/nl//evil.example/', '', 'nl')).toBeUndefined();
  });
});

describe('the language of a path', () => {
  it('is its first part and nothing like it', () => {
    expect(languageOfPath('/en/terms')).toBe('en');
    expect(languageOfPath('/nl')).toBe('nl');
    expect(languageOfPath('/nlx/terms')).toBeUndefined();
    expect(languageOfPath('/terms')).toBeUndefined();
  });

  it('is exchanged without touching the rest', () => {
    expect(inLanguage('en', '/nl/campaigns/nl')).toBe('/en/campaigns/nl');
    expect(inLanguage('en', '/nl')).toBe('/en');
    expect(inLanguage('en', '/wp-admin')).toBe('/en');
  });
});

describe('/{language}/pages/{slug}', () => {
  it('leads there for good, with its query', () => {
    expect(redirectOf('/nl/pages/terms', '?a=1', 'en')).toEqual({ status: 301, location: '/nl/terms?a=1' });
  });

  it('is a 404 where the parts are no page', () => {
    expect(redirectOf('/nl/pages/%2F%2Fevil.example', '', 'nl')).toBeUndefined();
    expect(redirectOf('/nl/pages/a/b', '', 'nl')).toBeUndefined();
    expect(redirectOf('/de/pages/terms', '', 'nl')).toBeUndefined();
  });

  it('leads to the canonical address', () => {
    expect(canonicalPage('nl', 'terms')).toBe('/nl/terms');
    expect(canonicalPage('en', 'home')).toBe('/en');
  });

  it.each([
    ['de', 'terms'],
    ['nl', '//evil.example'],
    ['nl', '..'],
    ['nl', ''],
    ['nl', undefined],
  ])('is refused for %s and %s', (language, slug) => expect(canonicalPage(language, slug)).toBeUndefined());
});
