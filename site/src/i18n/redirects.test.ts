import { expect, it } from 'vitest';
import { toCanonicalPath, toLanguagePath, getPathLanguage, findRedirect } from './redirects.ts';

it.each([
  ['/', '/en'],
  ['/login', '/en/login'],
  ['/login/', '/en/login'],
  ['/dashboard/campaigns/7/edit', '/en/dashboard/campaigns/7/edit'],
  ['/campaigns/', '/en/campaigns'],
  ['/campaigns/een-uur', '/en/campaigns/een-uur'],
  ['/terms', '/en/terms'],
])('a path without a language gets one: %s', (path, location) =>
  expect(findRedirect(path, '', 'en')).toEqual({ status: 302, location }),
);

it.each([
  '/nl/login',
  '/loginx',
  '/dashboardx',
  '/wp-admin',
  '//evil.example/login',
  '/%2F%2Fevil.example',
  '/dashboard//evil.example',
  '//',
])('a path without a language is left alone elsewhere: %s', (path) =>
  expect(findRedirect(path, '', 'en')).toBeUndefined(),
);

it('a path without a language redirects temporarily, because the language may change', () => {
  expect(findRedirect('/dashboard', '?a=1', 'en')).toEqual({ status: 302, location: '/en/dashboard?a=1' });
});

it.each(['/dashboard/\\evil', '/campaigns/@evil.example'])(
  'a path without a language never leads to another site: %s',
  (path) => {
    const { location = '' } = findRedirect(path, '', 'nl') ?? {};
    expect(new URL(location, 'https://home.example').href).toContain('https://home.example/nl/');
  },
);

it('a trailing slash is removed permanently, in the same step as other redirects', () => {
  expect(findRedirect('/nl/login/', '?a=1', 'en')).toEqual({ status: 301, location: '/nl/login?a=1' });
  expect(findRedirect('/login/', '', 'en')).toEqual({ status: 302, location: '/en/login' });
  expect(findRedirect('/nl/pages/terms/', '', 'en')).toEqual({ status: 301, location: '/nl/terms' });
});

it('a trailing slash is left alone where removing it would lead to another site', () => {
  expect(findRedirect('//evil.example/', '', 'nl')).toBeUndefined();
  expect(findRedirect('/nl//evil.example/', '', 'nl')).toBeUndefined();
});

it('the language of a path is its first part', () => {
  expect(getPathLanguage('/en/terms')).toBe('en');
  expect(getPathLanguage('/nl')).toBe('nl');
  expect(getPathLanguage('/nlx/terms')).toBeUndefined();
  expect(getPathLanguage('/terms')).toBeUndefined();
});

it('the language of a path is replaced without changing the rest', () => {
  expect(toLanguagePath('en', '/nl/campaigns/nl')).toBe('/en/campaigns/nl');
  expect(toLanguagePath('en', '/nl')).toBe('/en');
  expect(toLanguagePath('en', '/wp-admin')).toBe('/en');
});

it('/{language}/pages/{slug} redirects permanently, with its query', () => {
  expect(findRedirect('/nl/pages/terms', '?a=1', 'en')).toEqual({ status: 301, location: '/nl/terms?a=1' });
});

it('/{language}/pages/{slug} does not redirect when the parts are not valid', () => {
  expect(findRedirect('/nl/pages/%2F%2Fevil.example', '', 'nl')).toBeUndefined();
  expect(findRedirect('/nl/pages/a/b', '', 'nl')).toBeUndefined();
  expect(findRedirect('/de/pages/terms', '', 'nl')).toBeUndefined();
});

it('/{language}/pages/{slug} leads to the canonical address', () => {
  expect(toCanonicalPath('nl', 'terms')).toBe('/nl/terms');
  expect(toCanonicalPath('en', 'home')).toBe('/en');
});

it.each([
  ['de', 'terms'],
  ['nl', '//evil.example'],
  ['nl', '..'],
  ['nl', ''],
  ['nl', undefined],
])('/{language}/pages/{slug} is refused for %s and %s', (language, slug) =>
  expect(toCanonicalPath(language, slug)).toBeUndefined(),
);
