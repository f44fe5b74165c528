import { expect, test } from 'vitest';
import { sandbox, tenEuroCheckout, useTestSandbox } from '../sandbox.fixture.ts';

useTestSandbox();

const create = async () => (await sandbox.stripe.checkout.sessions.create(tenEuroCheckout())).id;
const sessions = async () => (await fetch(`${sandbox.url}/control/sessions`)).json();

test.for([
  ['pay', ['pay'], 409],
  ['fail', ['pay'], 409],
  ['settle', ['transfer', 'fail'], 409],
  ['explode', [], 404],
] as const)('refuses to %s after %j with %i and changes nothing', async ([action, before, status]) => {
  const id = await create();
  for (const step of before) await sandbox.control(id, step);
  const [unchanged, delivered] = [await sessions(), sandbox.shop.received.length];
  const refused = await sandbox.control(id, action);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  expect(await sessions()).toEqual(unchanged);
  expect(sandbox.shop.received).toHaveLength(delivered);
});

test('an unknown session is 404 for every action', async () => {
  for (const action of ['pay', 'redeliver'])
    expect((await sandbox.control('cs_test_none', action)).status).toBe(404);
});

test('reset forgets everything and turns everything on again', async () => {
  const id = await create();
  await sandbox.post('/control/webhooks', { deliver: 'off' });
  await sandbox.post('/control/outage', { provider: 'down', mail: 'down' });
  await sandbox.post('/control/reset');
  expect(await sessions()).toEqual([]);
  expect(await (await fetch(`${sandbox.url}/control/webhooks`)).json()).toMatchObject({
    deliver: 'on',
    attempts: [],
  });
  expect(await (await fetch(`${sandbox.url}/control/outage`)).json()).toEqual({ provider: 'up', mail: 'up' });
  await expect(sandbox.stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
});
