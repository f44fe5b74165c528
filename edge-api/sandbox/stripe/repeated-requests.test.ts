import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

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
