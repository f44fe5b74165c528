import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestSandbox, tenEuroCheckout } from '../sandbox.fixture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('sessions, charges, events and answered keys outlive a restart', async () => {
  const SANDBOX_STATE = join(folder, 'deep', 'state.json');
  const before = await startTestSandbox({ SANDBOX_STATE });
  const { id } = await before.stripe.checkout.sessions.create(tenEuroCheckout(), { idempotencyKey: 'key' });
  await before.control(id, 'pay');
  const unpaid = await before.stripe.checkout.sessions.create(tenEuroCheckout());
  await before.close();
  expect(readdirSync(join(folder, 'deep'))).toEqual(['state.json']);

  const after = await startTestSandbox({ SANDBOX_STATE });
  const again = await after.stripe.checkout.sessions.create(tenEuroCheckout(), { idempotencyKey: 'key' });
  expect(again.id).toBe(id);
  const session = await after.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session).toMatchObject({
    payment_status: 'paid',
    payment_intent: { latest_charge: { paid: true } },
  });
  expect((await after.stripe.checkout.sessions.retrieve(unpaid.id)).status).toBe('open');
  await after.control(id, 'redeliver');
  expect((await after.events()).map(({ type }) => type)).toEqual(['checkout.session.completed']);
  await after.close();
});

test('a change is written soon, without a stop', async () => {
  const SANDBOX_STATE = join(folder, 'state.json');
  const sandbox = await startTestSandbox({ SANDBOX_STATE });
  const { id } = await sandbox.stripe.checkout.sessions.create(tenEuroCheckout());
  await expect.poll(() => readdirSync(folder)).toEqual(['state.json']);
  expect(readFileSync(SANDBOX_STATE, 'utf8')).toContain(id);
  await sandbox.close();
});

test('a file that is something else is refused, not overwritten', async () => {
  const SANDBOX_STATE = join(folder, 'state.json');
  writeFileSync(SANDBOX_STATE, '{"version":0}');
  await expect(startTestSandbox({ SANDBOX_STATE })).rejects.toThrow('remove it to start afresh');
  expect(readFileSync(SANDBOX_STATE, 'utf8')).toBe('{"version":0}');
});
