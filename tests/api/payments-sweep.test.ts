import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endOpenBatch } from '#api/payments/checkouts/end-checkouts.ts';
import { countUnsettledCheckouts } from '#api/payments/checkouts/settle-checkouts.ts';
import { checkouts, submissions } from '#api/schema.ts';
import { runSweep } from '#api/sweep.ts';
import { runAsSystem, db, listPaymentMails, providerDownEnv } from '../support/api.ts';
import { findRows, insertRow } from '../support/rows.ts';
import {
  simulateAtProvider,
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
  createSessionObject,
  deliver,
} from '../support/provider.ts';
import { listCheckouts, getSubmissionStatus, createSubscription } from '../support/answers.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

test('without a single message from the provider the sweep finds out the state of every payment', async () => {
  const [paid, transferred, failed, expired, open] = await Promise.all(
    Array.from({ length: 5 }, () => createSubscription()),
  );
  if (!paid || !transferred || !failed || !expired || !open) throw new Error('five were made');
  await simulateAtProvider('pay', paid.sessionId);
  await simulateAtProvider('transfer', transferred.sessionId);
  await simulateAtProvider('transfer', failed.sessionId);
  await simulateAtProvider('fail', failed.sessionId);
  await simulateAtProvider('expire', expired.sessionId);
  const all = [paid, transferred, failed, expired, open];

  await runAsSystem(runSweep, minutesFromNow(9));
  for (const { submissionId } of all) expect(await getSubmissionStatus(submissionId)).toBe('pending');

  await runAsSystem(runSweep, minutesFromNow(11));
  const statuses = await Promise.all(all.map(({ submissionId }) => getSubmissionStatus(submissionId)));
  expect(statuses).toEqual(['paid', 'processing', 'failed', 'failed', 'pending']);
  expect(await listPaymentMails(paid.fan.email)).toHaveLength(1);

  await simulateAtProvider('settle', transferred.sessionId);
  await runAsSystem(runSweep, minutesFromNow(22));
  expect(await getSubmissionStatus(transferred.submissionId)).toBe('paid');
  expect(await listPaymentMails(transferred.fan.email)).toHaveLength(1);
});

test('after closing, only payments in processing are unsettled', async () => {
  const [opened, transferred] = [await createSubscription(), await createSubscription()];
  await deliver('transfer', transferred.sessionId);
  const countOpen = async ({ campaign }: typeof opened) => {
    await runAsSystem((ctx) => endOpenBatch(ctx, eq(submissions.campaignId, campaign.id), minutesFromNow(1)));
    return runAsSystem((ctx) => countUnsettledCheckouts(ctx, campaign.id));
  };
  expect(await countOpen(opened)).toBe(0);
  expect(await countOpen(transferred)).toBe(1);
});

test('the sweep repeats a refund that failed', async () => {
  const made = await createSubscription();
  const session = await simulateAtProvider('pay', made.sessionId);
  await env.DB.prepare("update submissions set status = 'cancelled' where id = ?")
    .bind(made.submissionId)
    .run();
  await deliverEvent(createProviderEvent('checkout.session.completed', session), { env: providerDownEnv });
  expect(await listCheckouts(made.submissionId)).toMatchObject([
    { state: 'paid', refundDueAt: expect.any(Date) },
  ]);
  expect((await getCheckoutSession(made.sessionId)).amount_refunded).toBe(0);
  const down = await runAsSystem(runSweep, minutesFromNow(1), providerDownEnv);
  expect(down.payments?.refundsFailed).toBe(1);
  await runAsSystem(runSweep, minutesFromNow(7));
  expect((await getCheckoutSession(made.sessionId)).amount_refunded).toBe(1000);
  expect(await listCheckouts(made.submissionId)).toMatchObject([{ state: 'refunded' }]);
});

test('checkouts that the provider does not know do not delay others', async () => {
  const unknown = await Promise.all(Array.from({ length: 3 }, () => createSubscription()));
  for (const { sessionId } of unknown) {
    await env.DB.prepare('update checkouts set id = ?, checked_at = 1 where id = ?')
      .bind(`cs_gone_${sessionId}`, sessionId)
      .run();
  }
  const made = await createSubscription();
  await simulateAtProvider('pay', made.sessionId);
  const figures = await runAsSystem(runSweep, minutesFromNow(11));
  expect(figures.payments?.failed).toBeGreaterThanOrEqual(3);
  expect(await getSubmissionStatus(made.submissionId)).toBe('paid');
});

test('the longest waiting checkouts come first, so that a backlog of more than one run is worked through', async () => {
  const made = await createSubscription();
  const columns = 'submission_id, url, amount_cents, currency, expires_at, created_at';
  // A backlog of a hundred checkouts for which the provider fails, all older than the one it knows.
  await env.DB.batch(
    Array.from({ length: 100 }, (_, at) =>
      env.DB.prepare(
        `insert into checkouts (id, attempt, state, checked_at, ${columns})
         select ?, ?, 'processing', 1, ${columns} from checkouts where id = ?`,
      ).bind(`cs_backlog_${at}`, -at, made.sessionId),
    ),
  );
  await simulateAtProvider('pay', made.sessionId);
  await runAsSystem(runSweep, minutesFromNow(11));
  expect(await getSubmissionStatus(made.submissionId)).toBe('pending');
  await runAsSystem(runSweep, minutesFromNow(12));
  expect(await getSubmissionStatus(made.submissionId)).toBe('paid');
  await db.delete(checkouts).where(
    inArray(
      checkouts.id,
      Array.from({ length: 90 }, (_, at) => `cs_backlog_${at}`),
    ),
  );
});

test('a failing part does not stop the others', async () => {
  const made = await createSubscription();
  await deliverEvent(createProviderEvent('checkout.session.completed', createSessionObject(made)));
  await insertRow('rateLimits', { key: 'old', windowEndsAt: 1, count: 1 });
  const figures = await runAsSystem(runSweep, minutesFromNow(11), providerDownEnv);
  expect(figures.rateLimitsPruned).toBeGreaterThan(0);
  expect((await findRows('rateLimits')).map(({ key }) => key)).not.toContain('old');
});
