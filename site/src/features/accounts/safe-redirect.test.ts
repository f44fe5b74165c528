import { expect, it } from 'vitest';
import { safeRedirect } from './login-path.ts';

const HOME = '/nl/dashboard';

it.each([
  '/nl/dashboard',
  '/en/dashboard/subscribed?a=1&b=%C3%A9#top',
  '/nl/campaigns/een-uur-met-noor?question=a%20b',
  '/nl',
  '/nl/login?redirect=%2Fnl%2Fdashboard',
])('where a login leads is our own path %s', (path) => expect(safeRedirect(path, HOME)).toBe(path));

it('where a login leads has its dots resolved', () =>
  expect(safeRedirect('/nl/x/../dashboard', HOME)).toBe('/nl/dashboard'));

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a path without a language', '/dashboard'],
  ['another host', 'https://evil.example/nl/dashboard'],
  ['another host without a scheme', '//evil.example/nl'],
  ['a backslash', '/\\evil.example/nl'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5Cevil.example/nl'],
  ['a slash encoded twice', '/%252Fevil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a tab in the slashes', '/\t/evil.example'],
  ['a null byte', '/nl/\u0000dashboard'],
  ['an encoded line break', '/nl/dashboard%0d%0aset-cookie:a=b'],
  ['credentials', '/nl@evil.example'],
  ['a broken encoding', '/nl/%E0%A4%A'],
  ['dots that leave the language', '/nl/../api/users/logout'],
  ['the page that logs out', '/en/logout?a=1'],
  ['the page that ends the session here', '/nl/end-session/'],
  ['something endless', `/nl/${'a'.repeat(2000)}`],
])('where a login leads is never %s', (_, wanted) => expect(safeRedirect(wanted, HOME)).toBe(HOME));

it('where a login leads stays on our origin, however the browser reads it', () => {
  const alphabet = '/ \\ %2f %5c \t \n : @ . ? # nl evil.example %09'.split(' ');
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
