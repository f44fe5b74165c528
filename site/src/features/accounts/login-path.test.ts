import { expect, it, vi } from 'vitest';
import { loginPath, readRedirect, requiresLogin } from './login-path.ts';

it.each(['/nl/dashboard', '/en/dashboard/profile', '/nl/dashboard/campaigns/7/edit'])(
  'a page that needs a login is %s',
  (path) => expect(requiresLogin(path)).toBe(true),
);

it.each([
  '/nl',
  '/nl/login',
  '/nl/not-me',
  '/en/register',
  '/nl/verify-email',
  '/en/forgot-password',
  '/nl/reset-password',
  '/en/logout',
  '/login',
  '/nl/campaigns/dashboard',
  '/nl/dashboards',
  '/dashboard',
  '/de/dashboard',
  '/nl/dashboard/campaigns/create',
  '/en/dashboard/campaigns/create/',
])('a page that needs a login is not %s', (path) => expect(requiresLogin(path)).toBe(false));

it('the way to the login page keeps the language, the path and the query', () => {
  expect(loginPath({ pathname: '/en/dashboard/subscribed', search: '?a=1&b=2' })).toBe(
    '/en/login?redirect=%2Fen%2Fdashboard%2Fsubscribed%3Fa%3D1%26b%3D2',
  );
});

it('the way to the login page is Dutch where the path names no language', () => {
  expect(loginPath({ pathname: '/dashboard' })).toBe('/nl/login?redirect=%2Fdashboard');
});

it.each([
  ['%2Fnl%2Fcampaigns%2Fnoor%3Fchange%23donate', '/en/campaigns/noor?change#donate'],
  ['%2Fnl%3Fa%3D1', '/en?a=1'],
  ['%2Fen%2Fdashboard', '/en/dashboard'],
  ['https%3A%2F%2Fevil.test%2Fnl', '/en/x'],
])('the way on, %s, is in the language to which the visitor has switched meanwhile', (redirect, path) => {
  vi.stubGlobal('location', { search: `?redirect=${redirect}` });
  expect(readRedirect('en', '/en/x')).toBe(path);
});
