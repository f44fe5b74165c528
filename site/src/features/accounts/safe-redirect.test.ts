import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const HOME = '/nl/dashboard';

describe('where a login leads', () => {
  it.each([
    '/nl/dashboard',
    '/en/dashboard/subscribed?a=1&b=%C3%A9#top',
    '/nl/campaigns/een-uur-met-noor?question=a%20b',
    '/nl',
    '/nl/login?redirect=%2Fnl%2Fdashboard',
  ])('is our own path %s', (path) => expect(safeRedirect(path, HOME)).toBe(path));

  it('has its dots resolved', () => expect(safeRedirect('/nl/x/../dashboard', HOME)).toBe('/nl/dashboard'));

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a path without a language', '/dashboard'],
    ['an API call', '/api/users/logout'],
    ['another host', 'https://evil.example/nl/dashboard'],
    ['another host without a scheme', '//evil.example/nl'],
    ['three slashes', '///evil.example/nl'],
    ['a backslash', '/\\evil.example/nl'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/nl\\..\\..\\evil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded slash further on', '/nl/%2F%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example/nl'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['a slash encoded three times', '/%25252Fevil.example'],
    ['a scheme', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind a slash', '/javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab in the slashes', '/\t/evil.example'],
    ['a line feed in the slashes', '/\n/evil.example'],
    ['a null byte', '/nl/\u0000dashboard'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded line break', '/nl/dashboard%0d%0aset-cookie:a=b'],
    ['a space in front', ' //evil.example'],
    ['credentials', '/nl@evil.example'],
    ['a broken encoding', '/nl/%E0%A4%A'],
    ['dots that leave the language', '/nl/../api/users/logout'],
    ['encoded dots that leave the language', '/nl/%2e%2e/api/users/logout'],
    ['the page that logs out', '/en/logout?a=1'],
    ['the page that ends the session here', '/nl/end-session/'],
    ['something endless', `/nl/${'a'.repeat(2000)}`],
  ])('is never %s', (_, wanted) => expect(safeRedirect(wanted, HOME)).toBe(HOME));

  it('stays on our origin, however the browser reads it', () => {
    const alphabet = [
      '/',
      '\\',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ':',
      '@',
      '.',
      '?',
      '#',
      'nl',
      'evil.example',
      '%09',
    ];
    for (let seed = 0; seed < 20_000; seed += 1) {
      let rest = (seed * 2_654_435_761) >>> 0;
      let wanted = '/';
      for (let part = 0; part < 6; part += 1) {
        wanted += alphabet[rest % alphabet.length] ?? '';
        rest = Math.floor(rest / alphabet.length);
      }
      const { origin } = new URL(safeRedirect(wanted, HOME), 'https://power-hour.example');
      expect(origin, wanted).toBe('https://power-hour.example');
    }
  });
});
