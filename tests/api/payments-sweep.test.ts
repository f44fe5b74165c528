import { env } from 'cloudflare:workers';
import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countUnderWay } from '#api/payments/checkouts/count-under-way.ts';
import { endOpenCheckouts } from '#api/payments/checkouts/end-open-checkouts.ts';
import { unsettledForLong } from '#api/payments/checkouts/find-unsettled.ts';
import { dueRefunds } from '#api/payments/ledger/refund-unowed.ts';
import { checkouts } from '#api/payments/table.ts';
import { rateLimits } from '#api/platform/table.ts';
import { runSweep } from '#api/sweep.ts';
import { explain } from '../support/explain.ts';
import {
  asSystem,
  atProvider,
  checkoutRows,
  db,
  deliver,
  eventAbout,
  mailsTo,
  providerDown,
  sessionAtProvider,
  sessionObject,
  statusOf,
  subscribed,
} from '../support/payments.ts';

const MINUTE = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

describe('without a single message from the provider', () => {
  test('the sweep finds out how every payment ended', async () => {
    const [paid, transferred, failed, expired, open] = await Promise.all(
      Array.from({ length: 5 }, () => subscribed()),
    );
    if (!paid || !transferred || !failed || !expired || !open) throw new Error('five were made');
    await atProvider('pay', paid.sessionId);
    await atProvider('transfer', transferred.sessionId);
    await atProvider('transfer', failed.sessionId);
    await atProvider('fail', failed.sessionId);
    await atProvider('expire', expired.sessionId);
    const all = [paid, transferred, failed, expired, open];

    await asSystem(runSweep, later(9));
    for (const { submissionId } of all) expect(await statusOf(submissionId)).toBe('pending');

    await asSystem(runSweep, later(11));
    const statuses = await Promise.all(all.map(({ submissionId }) => statusOf(submissionId)));
    expect(statuses).toEqual(['paid', 'processing', 'failed', 'failed', 'pending']);
    expect(await mailsTo(paid.fan.email)).toHaveLength(1);

    await atProvider('settle', transferred.sessionId);
    await asSystem(runSweep, later(22));
    expect(await statusOf(transferred.submissionId)).toBe('paid');
    expect(await mailsTo(transferred.fan.email)).toHaveLength(1);
  });

  test('a message that comes after the sweep changes nothing more', async () => {
    const made = await subscribed();
    const session = await atProvider('pay', made.sessionId);
    await asSystem(runSweep, later(11));
    await deliver(eventAbout('checkout.session.completed', session));
    expect(await statusOf(made.submissionId)).toBe('paid');
    expect(await mailsTo(made.fan.email)).toHaveLength(1);
  });
});

test('after closing, only money that is being processed is under way', async () => {
  const [opened, transferred] = [await subscribed(), await subscribed()];
  const session = await atProvider('transfer', transferred.sessionId);
  await deliver(eventAbout('checkout.session.completed', session));
  const underWay = async ({ campaign }: typeof opened) => {
    await asSystem((ctx) => endOpenCheckouts(ctx, campaign.id, later(1)));
    return asSystem((ctx) => countUnderWay(ctx, campaign.id));
  };
  expect(await underWay(opened)).toBe(0);
  expect(await underWay(transferred)).toBe(1);
});

test('a refund that failed is made by the sweep', async () => {
  const made = await subscribed();
  const session = await atProvider('pay', made.sessionId);
  await env.DB.prepare("update submissions set status = 'cancelled' where id = ?")
    .bind(made.submissionId)
    .run();
  await deliver(eventAbout('checkout.session.completed', session), { env: providerDown });
  expect(await checkoutRows(made.submissionId)).toMatchObject([
    { state: 'paid', refundDueAt: expect.any(Date) },
  ]);
  expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(0);
  const down = await asSystem(runSweep, later(1), providerDown);
  expect(down.payments?.refundsFailed).toBe(1);
  await asSystem(runSweep, later(7));
  expect((await sessionAtProvider(made.sessionId)).amount_refunded).toBe(1000);
  expect(await checkoutRows(made.submissionId)).toMatchObject([{ state: 'refunded' }]);
});

test('checkouts that the provider does not know hold nobody up', async () => {
  const unknown = await Promise.all(Array.from({ length: 3 }, () => subscribed()));
  for (const { sessionId } of unknown) {
    await env.DB.prepare('update checkouts set id = ?, checked_at = 1 where id = ?')
      .bind(`cs_gone_${sessionId}`, sessionId)
      .run();
  }
  const made = await subscribed();
  await atProvider('pay', made.sessionId);
  const figures = await asSystem(runSweep, later(11));
  expect(figures.payments?.failed).toBeGreaterThanOrEqual(3);
  expect(await statusOf(made.submissionId)).toBe('paid');
});

test('who waited longest is asked about first, so more than one run can take gets its turn', async () => {
  const made = await subscribed();
  const columns = 'submission_id, url, amount_cents, currency, expires_at, created_at';
  // A backlog of a hundred that the provider cannot answer for, all older than the one that can be.
  await env.DB.batch(
    Array.from({ length: 100 }, (_, at) =>
      env.DB.prepare(
        `insert into checkouts (id, attempt, state, checked_at, ${columns})
         select ?, ?, 'processing', 1, ${columns} from checkouts where id = ?`,
      ).bind(`cs_backlog_${at}`, -at, made.sessionId),
    ),
  );
  await atProvider('pay', made.sessionId);
  await asSystem(runSweep, later(11));
  expect(await statusOf(made.submissionId)).toBe('pending');
  await asSystem(runSweep, later(12));
  expect(await statusOf(made.submissionId)).toBe('paid');
  await db.delete(checkouts).where(
    inArray(
      checkouts.id,
      Array.from({ length: 90 }, (_, at) => `cs_backlog_${at}`),
    ),
  );
});

test('a checkout of a submission that needs no paying any more is ended', async () => {
  const made = await subscribed();
  await env.DB.prepare("update submissions set status = 'cancelled' where id = ?")
    .bind(made.submissionId)
    .run();
  await asSystem(runSweep, later(11));
  expect((await sessionAtProvider(made.sessionId)).status).toBe('expired');
});

test('a part that fails does not stop the others', async () => {
  const made = await subscribed();
  await deliver(eventAbout('checkout.session.completed', sessionObject(made)));
  await db.insert(rateLimits).values({ key: 'old', windowEndsAt: 1, count: 1 });
  const figures = await asSystem(runSweep, later(11), providerDown);
  expect(figures.attemptsForgotten).toBeGreaterThan(0);
  expect((await db.select().from(rateLimits)).map(({ key }) => key)).not.toContain('old');
});

test('what the sweep asks the database goes through an index', async () => {
  await asSystem(async (ctx) => {
    const unsettled = await explain(unsettledForLong(ctx).toSQL());
    expect(unsettled).toContain('USING INDEX checkouts_unsettled');
    const refunds = await explain(dueRefunds(ctx).toSQL());
    expect(refunds).toContain('INDEX checkouts_refund_due');
    for (const plan of [unsettled, refunds]) {
      expect(plan).not.toContain('SCAN');
      expect(plan).not.toContain('TEMP B-TREE');
    }
  });
});
