import { expect, test } from 'vitest';
import { LIVE_KEY_REFUSED, PRODUCTION_REFUSED, readSettings } from './settings.ts';

test('works without any setting', () => {
  expect(readSettings({})).toEqual({
    port: 8788,
    secretKey: 'sk_test_powerhour_sandbox',
    webhookSecret: 'whsec_powerhour_sandbox',
    webhookUrl: 'http://localhost:8787/api/stripe/webhook',
    accountsWebhookUrl: 'http://localhost:8787/api/stripe/accounts-webhook',
    stateFile: undefined,
  });
});

test.for(['sk_live_51abc', 'rk_live_51abc'])('refuses the live key %s', (STRIPE_SECRET_KEY) => {
  expect(() => readSettings({ STRIPE_SECRET_KEY })).toThrow(LIVE_KEY_REFUSED);
});

test('refuses production', () => {
  expect(() => readSettings({ ENVIRONMENT: 'production' })).toThrow(PRODUCTION_REFUSED);
});

test.for([
  ['SANDBOX_PORT', '99999'],
  ['SANDBOX_PORT', 'http'],
  ['WEBHOOK_URL', '/api/stripe/webhook'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
] as const)('refuses %s=%s by name', ([name, value]) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});
