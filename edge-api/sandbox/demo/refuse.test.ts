import { expect, test } from 'vitest';
import { refusalOf } from './refuse.ts';

test('demo data may be written on a local machine and in tests', () => {
  expect(refusalOf({})).toBeUndefined();
  expect(refusalOf({ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'sk_test_powerhour_sandbox' })).toBeUndefined();
  expect(refusalOf({ ENVIRONMENT: 'test', LIBSQL_URL: '' })).toBeUndefined();
});

test.each([
  [{ ENVIRONMENT: 'production' }, /ENVIRONMENT is production/],
  [{ ENVIRONMENT: 'staging' }, /ENVIRONMENT is staging/],
  [{ CLOUDFLARE_ENV: 'production' }, /CLOUDFLARE_ENV is production/],
  [{ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'sk_live_abc' }, /live key/],
  [{ ENVIRONMENT: 'local', STRIPE_SECRET_KEY: 'rk_live_abc' }, /live key/],
  [{ ENVIRONMENT: 'local', LIBSQL_URL: 'libsql://power-hour.example' }, /LIBSQL_URL/],
])('demo data is refused under %o', (environment, reason) => {
  expect(refusalOf(environment)).toMatch(reason);
});
