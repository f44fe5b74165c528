import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { submissions } from '#api/schema.ts';
import { crashAtCall, recordStatements } from '../support/crash.ts';
import { expectConsistent } from '../support/faults.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  COMPLETED,
  createProviderEvent,
  EXPIRED,
  simulateAtProvider,
  deliverEvent,
  createMessage,
} from '../support/provider.ts';
import {
  runAsSystem,
  listPaymentMails,
  listQueuedMails,
  requestApi,
  withParts,
  ORIGIN,
} from '../support/api.ts';
import { changeRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { subscribeFan } from '../support/paying-fan.ts';
import { createProductionQueues, deliverMessages } from '../support/queues.ts';
import { seedCampaign } from '../support/seed.ts';
import { readLedger } from '#api/payments/ledger/read-ledger.ts';
import { commitLedgers } from '#api/payments/ledger/write-ledger.ts';
import { createCaller } from '../support/callers.ts';
import { createAnswer, createSubscription, getSubmissionStatus, listCheckouts } from '../support/answers.ts';

/** Lets new fans of one campaign pay, or leave the provider's page; returns the provider's messages. */
async function act(actions: readonly ('pay' | 'expire')[]) {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id });
  const fans = [];
  for (const action of actions) {
    const { submissionId, sessionId, email } = await subscribeFan(campaign.id);
    const session = await simulateAtProvider(action, sessionId);
    const body = createProviderEvent(action === 'pay' ? COMPLETED : EXPIRED, session);
    fans.push({ submissionId, email, body });
  }
  const readState = async () => {
    const rows = await findRows('submissions', { campaignId: campaign.id });
    const [result] = await findRows('campaignResults', { campaignId: campaign.id });
    const statuses = rows.map(({ status, paidAt }) => [status, paidAt !== null]).toSorted();
    return { statuses, participants: result?.participants, paidCents: result?.paidCents };
  };
  return { fans, readState, bodies: fans.map(({ body }) => body) };
}

const PAID = ['paid', true];
const FAILED = ['failed', false];

test('what many fans paid is recorded with one query and one batch, and they are mailed in one call', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { fans, readState, bodies } = await act(['pay', 'pay', 'expire', 'pay']);
  const { under } = createProductionQueues();
  const { calls, restore } = recordStatements();
  const result = await deliverMessages('WEBHOOKS', under, bodies);
  restore();
  expect(result).toEqual({ acked: ['0', '1', '2', '3'], retried: [] });
  expect(calls.map((statements) => statements.length)).toEqual([1, 6]);
  expect(await readState()).toEqual({
    statuses: [FAILED, PAID, PAID, PAID],
    participants: 3,
    paidCents: 3000,
  });
  const mailing = recordStatements();
  await deliverMessages('MAILS', under, [{ due: 'mails' }]);
  mailing.restore();
  expect(mailing.calls.flat().length).toBeLessThanOrEqual(5);
  expect(await listPaymentMails(fans[0]?.email ?? '')).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
  await deliverMessages('WEBHOOKS', under, bodies);
  expect(await readState()).toMatchObject({ participants: 3, paidCents: 3000 });
  for (const { submissionId } of fans.slice(0, 2))
    expect(await listQueuedMails(`paid:${submissionId}`)).toHaveLength(1);
  await expectConsistent('after every message came twice');
});

test.each([
  ['before', 1],
  ['before', 2],
  ['after', 1],
] as const)('a database that fails %s call %i loses and doubles nothing', async (when, at) => {
  const { readState, bodies } = await act(['pay', 'pay']);
  const { under } = createProductionQueues();
  const crash = crashAtCall(at, when);
  const { retried } = await deliverMessages('WEBHOOKS', under, bodies).finally(crash.restore);
  expect([crash.hasHappened(), retried]).toEqual([true, []]);
  expect(await readState()).toEqual({ statuses: [PAID, PAID], participants: 2, paidCents: 2000 });
  await expectConsistent(`${when} call ${at}`);
});

test('a submission that changes meanwhile is decided on again, by itself', async () => {
  const { fans, readState, bodies } = await act(['pay', 'pay']);
  const { under } = createProductionQueues();
  const database: { batch: (...args: unknown[]) => unknown } = Object.getPrototypeOf(env.DB);
  const { batch } = database;
  vi.spyOn(database, 'batch').mockImplementationOnce(async function (this: unknown, ...args) {
    await changeRows(
      'submissions',
      { id: fans[1]?.submissionId ?? '' },
      { version: sql`${submissions.version} + 1` },
    );
    return Reflect.apply(batch, this, args);
  });
  expect((await deliverMessages('WEBHOOKS', under, bodies)).acked).toEqual(['0', '1']);
  expect(await readState()).toEqual({ statuses: [PAID, PAID], participants: 2, paidCents: 2000 });
  await expectConsistent('after a change in between');
});

test('messages that overtake their checkouts are recorded together, one checkout for one submission', async () => {
  const { fans, readState, bodies } = await act(['pay', 'pay', 'pay']);
  for (const { submissionId } of fans) await deleteRows('checkouts', { submissionId });
  const [first, second, third] = bodies;
  if (!first || !second || !third) throw new Error('there are too few messages');
  const { object } = third.data;
  const claimed = { ...third, data: { object: { ...object, id: first.data.object.id } } };
  const { calls, restore } = recordStatements();
  const { under } = createProductionQueues();
  expect((await deliverMessages('WEBHOOKS', under, [first, second, claimed])).retried).toEqual([]);
  restore();
  expect(calls.slice(0, 2).map((statements) => statements.length)).toEqual([1, 6]);
  expect(await readState()).toEqual({
    statuses: [PAID, PAID, ['pending', false]].toSorted(),
    participants: 2,
    paidCents: 2000,
  });
  await expectConsistent('after messages that overtook their checkouts');
});

/** Removes a submission's checkout, as before it was stored; returns a function that stores it. */
async function takeCheckout(submissionId: string) {
  const [row] = await findRows('checkouts', { submissionId });
  if (!row) throw new Error('there is no checkout');
  await deleteRows('checkouts', { id: row.id });
  return () => insertRow('checkouts', row);
}

test('a decision is not written when a checkout was stored since its ledger was read', async () => {
  const { submissionId } = await createSubscription();
  const store = await takeCheckout(submissionId);
  const written = runAsSystem(async (ctx) => {
    const entry = await readLedger(ctx, submissionId);
    await store();
    return entry && commitLedgers(ctx, [{ entry, submission: { status: 'cancelled' } }]);
  });
  await expect(written).rejects.toThrow('changed since it was read');
  expect(await getSubmissionStatus(submissionId)).toBe('pending');
});

test('a payment whose message overtakes its checkout counts once when that is stored in between', async () => {
  const { submissionId, sessionId, fan } = await createSubscription();
  const store = await takeCheckout(submissionId);
  const event = await createMessage('pay', sessionId);
  const database: { batch: (...args: unknown[]) => unknown } = Object.getPrototypeOf(env.DB);
  const { batch } = database;
  const spy = vi.spyOn(database, 'batch').mockImplementationOnce(async function (this: unknown, ...args) {
    await store();
    return Reflect.apply(batch, this, args);
  });
  expect((await deliverEvent(event)).status).toBe(200);
  spy.mockRestore();
  expect((await deliverEvent(event)).status).toBe(200);
  expect(await listCheckouts(submissionId)).toMatchObject([{ id: sessionId, attempt: 1, state: 'paid' }]);
  expect(await getSubmissionStatus(submissionId)).toBe('paid');
  expect(await listPaymentMails(fan.email)).toHaveLength(1);
});

test('an answer beyond the limit is refused and not stored', async () => {
  const limited = withParts({ LIMIT_PAYMENTS: '1/60' });
  const { headers, id: userId } = await createCaller('fan');
  const [first, second] = [await seedCampaign(), await seedCampaign()];
  const subscribe = (campaignId: string) =>
    requestApi('/api/campaign-subscribe', limited, {
      method: 'POST',
      body: JSON.stringify(createAnswer(campaignId)),
      headers: { ...headers, 'content-type': 'application/json', origin: ORIGIN },
    });
  expect((await subscribe(first.id)).status).toBe(200);
  expect((await subscribe(second.id)).status).toBe(429);
  const stored = await findRows('submissions', { userId });
  expect(stored.map(({ campaignId }) => campaignId)).toEqual([first.id]);
});
