import { expect, test } from 'vitest';
import { findRefusal } from './refuse.ts';

test('demo data may be written on a local machine and in tests', () => {
  expect(findRefusal({})).toBeUndefined();
  expect(
    findRefusal({ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'sk_test_powerhour_sandbox' }),
  ).toBeUndefined();
  expect(findRefusal({ ENVIRONMENT: 'test', LIBSQL_URL: '' })).toBeUndefined();
});

test.each([
  [{ ENVIRONMENT: 'production' }, /ENVIRONMENT is production/],
  [{ ENVIRONMENT: 'staging' }, /ENVIRONMENT is staging/],
  [{ CLOUDFLARE_ENV: 'production' }, /CLOUDFLARE_ENV is production/],
  [{ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'sk_live_abc' }, /live key/],
  [{ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'rk_live_abc' }, /live key/],
  [{ ENVIRONMENT: 'local', LIBSQL_URL: 'libsql://power-hour.example' }, /LIBSQL_URL/],
])('demo data is refused under %o', (environment, reason) => {
  expect(findRefusal(environment)).toMatch(reason);
});
