import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { plusOne } from '#api/platform/columns.ts';
import { type Ctx, toPresent } from '#api/platform/context.ts';
import { countFailure } from '#api/platform/count-failure.ts';
import { hasRow, inList } from '#api/platform/conditions.ts';
import { errorMessage } from '#api/platform/log.ts';
import { queueEach } from '#api/platform/mail.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { mails } from '#api/platform/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { applyPaymentUpdate } from './apply-payment-updates.ts';
import { toDisputeUpdate, toStoredPayment } from './payment-update.ts';
import { updateCheckout } from './write-checkout.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { listStuckRefundMails, toStuckRefundKey } from '../operator-mails.ts';
import {
  findRefusal,
  listDisputes,
  ProviderBusyError,
  refundPayment,
  retrieveCheckout,
} from '../provider/provider.ts';
import { hasOpenDispute } from '../ledger-rules.ts';
import { REFUND_ALERT_TRIES, REFUND_HOLD_MAX_MS, REFUND_LIMIT, REFUND_RETRY_MS } from '../rules.ts';
import { checkouts } from '../table.ts';

type Refundable = typeof checkouts.$inferSelect;
type StuckRefund = { readonly submissionId: string; readonly reason: string };

/** Must match the condition of the partial index word for word, or the index is not used. */
const IS_PAID = sql`state = 'paid'`;

const IS_UNREFUNDED = or(
  and(eq(checkouts.state, 'paid'), isNotNull(checkouts.refundDueAt)),
  isNotNull(checkouts.refundRetryAt),
);

/** The provider does not refund money that it withholds because of a dispute. */
const IS_UNDISPUTED = sql`instr(${checkouts.disputes}, '"open"') = 0`;

/** Lists the due refunds: first those that came back, then the others, the longest waiting first. */
async function listDueRefunds(ctx: Ctx): Promise<readonly Refundable[]> {
  const { refundDueAt, refundRetryAt } = checkouts;
  const select = (column: typeof refundDueAt | typeof refundRetryAt, limit: number, condition?: SQL) =>
    ctx.db
      .select()
      .from(checkouts)
      .where(and(condition, isNotNull(column), lte(column, ctx.now), IS_UNDISPUTED))
      .orderBy(asc(column))
      .limit(limit);
  const again = await select(refundRetryAt, REFUND_LIMIT);
  return [...again, ...(await select(refundDueAt, REFUND_LIMIT - again.length, IS_PAID))];
}

/**
 * Makes the due refunds at the provider's pace, and waits as long as it asks, which does not count as a try. Returns
 * the figures, and after how many milliseconds to continue if more are due.
 */
export async function refundDuePayments(ctx: Ctx) {
  const figures = { refunded: 0, disputed: 0, failed: 0 };
  const due = await listDueRefunds(ctx);
  const stuck: StuckRefund[] = [];
  let holdMs = 0;
  const refund = async (row: Refundable) => {
    if (holdMs > 0) return;
    const outcome = await refundOrPostpone(toPresent(ctx), row, stuck);
    if (typeof outcome === 'number') holdMs = Math.max(holdMs, outcome);
    else figures[outcome] += 1;
  };
  await forEachConcurrent(due, refund, { perSecond: ctx.settings.REFUNDS_PER_SECOND });
  await reportStuckRefunds(ctx, stuck);
  const heldMs = holdMs > 0 ? await holdRefunds(toPresent(ctx), holdMs) : undefined;
  const [waiting] = await ctx.db
    .select({ count: count() })
    .from(checkouts)
    .where(isNotNull(checkouts.refundRetryAt));
  // If the provider accepted none of them, leave the rest to the sweep.
  const nextMs = due.length === REFUND_LIMIT && figures.refunded > 0 ? 0 : undefined;
  return { ...figures, waiting: waiting?.count ?? 0, resumeMs: heldMs ?? nextMs };
}

/** Refunds one payment, only once however often it is called, and records the refund. */
export async function refundCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  const isDue = row?.state === 'paid' && row.refundDueAt !== null;
  if (!row || (!isDue && row.refundRetryAt === null) || hasOpenDispute(row.disputes)) return;
  await refundRow(ctx, row);
}

/** Refunds a payment and records it. If disputes prevent it, records those instead, as their messages were lost. */
async function refundRow(ctx: Ctx, row: Refundable): Promise<'refunded' | 'disputed'> {
  const { id: checkoutId, refundRetryAt, refundTries } = row;
  const intentId = row.paymentIntentId ?? (await retrieveCheckout(ctx, checkoutId))?.intentId;
  if (!intentId) throw new Error('the provider names no payment of a checkout that it says is paid');
  const update = { ...toStoredPayment(row, ctx.now), intentId };
  // The provider may repeat a refusal under the same key for a day, even after the dispute was won.
  const round = row.failedRefunds.length + Object.keys(row.disputes).length;
  const key = `refund-${checkoutId}-${round}-${refundTries}`;
  if ((await refundPayment(ctx, intentId, key)) === 'disputed') {
    const disputes = await listDisputes(ctx, intentId);
    for (const dispute of disputes) await applyPaymentUpdate(ctx, toDisputeUpdate(update, dispute));
    if (disputes.some(({ state }) => state === 'open' || state === 'lost')) return 'disputed';
    throw new Error('the provider names no dispute of a payment that it does not refund');
  }
  if (refundRetryAt !== null || refundTries > 0) {
    // Another refund may have come back meanwhile.
    const isLatest = eq(checkouts.failedRefunds, row.failedRefunds);
    await updateCheckout(ctx, checkoutId, { refundRetryAt: null, refundTries: 0 }, isLatest);
  }
  await applyPaymentUpdate(ctx, { ...update, state: 'refunded' });
  return 'refunded';
}

/** Returns the outcome of a refund, or how many milliseconds the provider asks us to wait. */
async function refundOrPostpone(
  ctx: Ctx,
  row: Refundable,
  stuck: StuckRefund[],
): Promise<'refunded' | 'disputed' | 'failed' | number> {
  try {
    return await refundRow(ctx, row);
  } catch (error) {
    if (error instanceof ProviderBusyError) return error.retryAfterMs;
    const refusal = findRefusal(error);
    ctx.log.error('refund_failed', { checkout: row.id, reason: refusal ?? errorMessage(error) });
    countFailure(ctx, 'refunds');
    await postponeRefund(ctx, row.id, refusal !== undefined);
    if (refusal !== undefined && row.refundTries + 1 >= REFUND_ALERT_TRIES)
      stuck.push({ submissionId: row.submissionId, reason: refusal });
    return 'failed';
  }
}

/** Tells the operator about refused refunds, by one mail in 24 hours for each campaign and reason. */
async function reportStuckRefunds(ctx: Ctx, stuck: readonly StuckRefund[]): Promise<void> {
  for (const [reason, refunds] of Map.groupBy(stuck, (refund) => refund.reason)) {
    const ids = refunds.map(({ submissionId }) => submissionId);
    const ofCampaigns = ctx.db
      .select({ id: submissions.campaignId })
      .from(submissions)
      .where(inList(submissions.id, ids));
    const causes = await ctx.db
      .select({ campaignId: campaigns.id, name: campaigns.name, count: count() })
      .from(campaigns)
      .innerJoin(submissions, eq(submissions.campaignId, campaigns.id))
      .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
      .where(and(inArray(campaigns.id, ofCampaigns), gt(checkouts.refundTries, 0), IS_UNREFUNDED))
      .groupBy(campaigns.id);
    for (const cause of causes) {
      const prefix = toStuckRefundKey({ ...cause, reason });
      const isOfCause = and(gte(mails.key, prefix), lt(mails.key, `${prefix}~`));
      const isOfToday = gt(mails.createdAt, new Date(ctx.now.getTime() - DAY_MS));
      const stuckMails = listStuckRefundMails(ctx, { ...cause, reason });
      await queueEach(ctx, stuckMails, not(hasRow(mails, isOfCause, isOfToday)));
    }
  }
}

/** Postpones all due refunds by what the provider asks for, up to a maximum; returns the delay in milliseconds. */
export async function holdRefunds(ctx: Ctx, wantedMs: number): Promise<number> {
  const holdMs = Math.min(wantedMs, REFUND_HOLD_MAX_MS);
  const until = new Date(ctx.now.getTime() + holdMs);
  ctx.log.warn('refunds_held', { until: until.toISOString() });
  await ctx.db
    .update(checkouts)
    .set({ refundDueAt: until })
    .where(and(IS_PAID, isNotNull(checkouts.refundDueAt), lt(checkouts.refundDueAt, until)));
  return holdMs;
}

/** Schedules another try of a refund: under a new key if refused, else under the same, as it may have been made. */
async function postponeRefund(ctx: Ctx, checkoutId: string, isRefused: boolean): Promise<void> {
  const retryAt = new Date(ctx.now.getTime() + REFUND_RETRY_MS);
  await updateCheckout(ctx, checkoutId, {
    refundDueAt: sql`iif(${checkouts.state} = 'paid', ${retryAt.getTime()}, ${checkouts.refundDueAt})`,
    refundRetryAt: sql`iif(${checkouts.refundRetryAt} is null, null, ${retryAt.getTime()})`,
    ...(isRefused && { refundTries: plusOne(checkouts.refundTries) }),
  });
}
