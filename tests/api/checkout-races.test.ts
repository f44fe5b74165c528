import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { readLedger } from '#api/payments/ledger/read-ledger.ts';
import { commitLedgers } from '#api/payments/ledger/write-ledger.ts';
import { checkouts } from '#api/payments/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { createCaller } from '../support/callers.ts';
import { deliverEvent, createMessage } from '../support/provider.ts';
import {
  createAnswer,
  createSubscription,
  getSubmissionStatus,
  listCheckouts,
} from '../support/subscriptions.ts';
import { db, runAsSystem } from '../support/system.ts';
import { listPaymentMails } from '../support/outbox.ts';
import { requestApi, withParts } from '../support/api.ts';
import { ORIGIN } from '../support/browser.ts';
import { seedCampaign } from '../support/seed.ts';

/** Takes a submission's checkout away, as before it is stored; returns what stores it. */
async function takeCheckout(submissionId: string) {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.submissionId, submissionId));
  if (!row) throw new Error('there is no checkout');
  await db.delete(checkouts).where(eq(checkouts.id, row.id));
  return () => db.insert(checkouts).values(row);
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
  const stored = await db.select().from(submissions).where(eq(submissions.userId, userId));
  expect(stored.map(({ campaignId }) => campaignId)).toEqual([first.id]);
});
