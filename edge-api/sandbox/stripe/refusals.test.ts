import { expect, test } from 'vitest';
import { sandbox, tenEuroCheckout, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

test('lets nobody in without the right key', async () => {
  const refused = sandbox.stripeWith('sk_test_another_account').checkout.sessions.list();
  await expect(refused).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  const anonymous = await fetch(`${sandbox.url}/v1/checkout/sessions`);
  expect(anonymous.status).toBe(401);
  expect(await anonymous.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('an ordered outage answers 503 to everything under /v1', async () => {
  await sandbox.post('/control/outage', { provider: 'down' });
  await expect(sandbox.stripe.checkout.sessions.create(tenEuroCheckout())).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 503,
  });
  await sandbox.post('/control/outage', { provider: 'up' });
  expect((await sandbox.stripe.checkout.sessions.create(tenEuroCheckout())).status).toBe('open');
});

test.for([
  ['no line items', { line_items: [] }, 'parameter_missing', 'line_items'],
  ['a relative return address', { cancel_url: '/back' }, 'url_invalid', 'cancel_url'],
  ['a session shorter than 30 minutes', { expires_at: 1 }, undefined, 'expires_at'],
  ['a wrong e-mail address', { customer_email: 'fan' }, 'parameter_invalid', 'customer_email'],
  ['another mode', { mode: 'setup' }, 'parameter_invalid', 'mode'],
  [
    'a feature that the sandbox lacks',
    { allow_promotion_codes: true },
    'parameter_unknown',
    'allow_promotion_codes',
  ],
] as const)('refuses %s, naming the parameter', async ([, extra, code, param]) => {
  const body = { ...tenEuroCheckout(), ...extra };
  await expect(sandbox.stripe.rawRequest('POST', '/v1/checkout/sessions', body)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    param,
  });
});

const create = (extra: Parameters<typeof tenEuroCheckout>[0] = {}, key?: string) =>
  sandbox.stripe.checkout.sessions.create(
    tenEuroCheckout(extra),
    key === undefined ? {} : { idempotencyKey: key },
  );

test('a repeated response says so', async () => {
  const { id } = await create();
  const expire = () =>
    fetch(`${sandbox.url}/v1/checkout/sessions/${id}/expire`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.settings.secretKey}`, 'Idempotency-Key': 'key-5' },
    });
  const [first, second] = [await expire(), await expire()];
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await second.text()).toBe(await first.text());
});

test('fifty requests at once with one key make one session', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 50 }, () => create({}, 'key-2')));
  const ids = new Set(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])));
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(ids.size).toBe(1);
  expect(refusals.filter((reason) => !reason.includes('in-progress'))).toEqual([]);
  expect((await sandbox.stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('refuses an idempotency key that was used with other parameters', async () => {
  await create({}, 'key-3');
  await expect(create({ client_reference_id: 'other' }, 'key-3')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('a refused request leaves its idempotency key free', async () => {
  await expect(create({ success_url: '/thanks' }, 'key-4')).rejects.toThrow(/Not a valid URL/);
  expect((await create({}, 'key-4')).status).toBe('open');
});
