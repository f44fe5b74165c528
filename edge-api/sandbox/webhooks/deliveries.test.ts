import { afterEach, expect, test } from 'vitest';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
afterEach(() => sandbox.close());

const startSession = async (retryAfterMs: number[] = []) => {
  sandbox = await startTestSandbox({}, { retryAfterMs });
  return (await sandbox.stripe.checkout.sessions.create(tenEuroCheckout())).id;
};
const types = async () => (await sandbox.events()).map(({ type }) => type);
const deliver = async (mode: string) => (await sandbox.post('/control/webhooks', { deliver: mode })).json();

const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';

test('off: nothing arrives until the session is redelivered, with the same event id each time', async () => {
  const id = await startSession();
  expect(await deliver('off')).toEqual({ deliver: 'off' });
  await sandbox.control(id, 'pay');
  expect(sandbox.shop.received).toEqual([]);
  await sandbox.control(id, 'redeliver');
  const again: unknown = await (await sandbox.control(id, 'redeliver')).json();
  const [first, second, ...more] = await sandbox.events();
  expect(more).toEqual([]);
  expect(first?.type).toBe(COMPLETED);
  expect(second?.id).toBe(first?.id);
  expect(again).toMatchObject({ redelivered: [{ event: first?.id, type: COMPLETED, status: 200 }] });
});

test('twice: every event arrives two times', async () => {
  const id = await startSession();
  await deliver('twice');
  await sandbox.control(id, 'pay');
  const [first, second, ...more] = await sandbox.events();
  expect([second?.id, more]).toEqual([first?.id, []]);
});

test('reversed: the newest event arrives first once it is quiet', async () => {
  const id = await startSession();
  await deliver('reversed');
  await sandbox.control(id, 'transfer');
  await sandbox.control(id, 'settle');
  await expect.poll(types).toEqual([SUCCEEDED, COMPLETED]);
});

test('reversed: changing the mode lets the held events go, newest first', async () => {
  sandbox = await startTestSandbox({}, { quietMs: 60_000 });
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  await deliver('reversed');
  await sandbox.control(id, 'transfer');
  await sandbox.control(id, 'settle');
  expect(sandbox.shop.received).toEqual([]);
  await deliver('on');
  expect(await types()).toEqual([SUCCEEDED, COMPLETED]);
});

test('an event that the shop does not acknowledge is tried again until it is', async () => {
  const id = await startSession([5, 5, 5]);
  sandbox.shop.answers = [500, 500];
  await sandbox.control(id, 'pay');
  await expect.poll(async () => (await attempts()).map(({ status }) => status)).toEqual([200, 500, 500]);
  expect(new Set(await types())).toEqual(new Set([COMPLETED]));
  expect(sandbox.shop.received).toHaveLength(3);
});

test('a shop that cannot be reached is recorded with the reason', async () => {
  sandbox = await startTestSandbox({ WEBHOOK_URL: 'http://localhost:1/webhook' });
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  expect((await sandbox.control(id, 'pay')).status).toBe(200);
  expect(await attempts()).toMatchObject([{ status: null, error: expect.stringContaining('failed') }]);
});

test('an unknown mode is refused with the modes that there are', async () => {
  await startSession();
  const refused = await sandbox.post('/control/webhooks', { deliver: 'sometimes' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('"reversed"') });
});

async function attempts(): Promise<{ status: number | null; error?: string }[]> {
  const response = await fetch(`${sandbox.url}/control/webhooks`);
  const body: { attempts: { status: number | null; error?: string }[] } = await response.json();
  return body.attempts;
}
