import { and, asc, count, eq, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { plusOne } from '#api/platform/columns.ts';
import { type Ctx, toPresent } from '#api/platform/context.ts';
import { countFailure } from '#api/platform/count-failure.ts';
import { errorMessage } from '#api/platform/log.ts';
import { queueMail } from '#api/platform/mail.ts';
import { applyPaymentUpdate } from './apply-payment-updates.ts';
import { toDisputeUpdate, toStoredPayment } from './payment-update.ts';
import { updateCheckout } from './write-checkout.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { listStuckRefundMails } from '../operator-mails.ts';
import { listDisputes, ProviderBusyError, refundPayment, retrieveCheckout } from '../provider/provider.ts';
import { hasOpenDispute } from '../ledger-rules.ts';
import { REFUND_ALERT_TRIES, REFUND_HOLD_MAX_MS, REFUND_LIMIT, REFUND_RETRY_MS } from '../rules.ts';
import { checkouts } from '../table.ts';

type Refundable = typeof checkouts.$inferSelect;

/** Condition of the partial index, word for word, so that it is used. */
const IS_PAID = sql`state = 'paid'`;

/** The provider refuses to refund money that it holds because of a dispute. */
const IS_UNDISPUTED = sql`instr(${checkouts.disputes}, '"open"') = 0`;

/** Selects payments whose refund came back and is to be made again. */
function selectRefundRetries(ctx: Ctx) {
  return ctx.db
    .select()
    .from(checkouts)
    .where(and(isNotNull(checkouts.refundRetryAt), lte(checkouts.refundRetryAt, ctx.now), IS_UNDISPUTED))
    .orderBy(asc(checkouts.refundRetryAt))
    .limit(REFUND_LIMIT);
}

/** Selects payments that have to go back, the longest waiting first. */
function selectDueRefunds(ctx: Ctx) {
  return ctx.db
    .select()
    .from(checkouts)
    .where(and(IS_PAID, isNotNull(checkouts.refundDueAt), lte(checkouts.refundDueAt, ctx.now), IS_UNDISPUTED))
    .orderBy(asc(checkouts.refundDueAt))
    .limit(REFUND_LIMIT);
}

/**
 * Refunds what is due, at the provider's pace; returns how many payments were refunded, how many turned out to be disputed,
 * how many refunds failed, how many came back from a bank and have not been made again yet, and after how many milliseconds to go on where more is
 * due. A provider that limits the rate is left alone as long as it wants, which does not count as a try.
 */
export async function refundDuePayments(ctx: Ctx) {
  const figures = { refunded: 0, disputed: 0, failed: 0 };
  const [first, again] = [await selectDueRefunds(ctx), await selectRefundRetries(ctx)];
  const due = [...first, ...again];
  const isFull = first.length === REFUND_LIMIT || again.length === REFUND_LIMIT;
  let holdMs = 0;
  const refund = async (row: Refundable) => {
    if (holdMs > 0) return;
    const outcome = await refundOrPostpone(toPresent(ctx), row);
    if (typeof outcome === 'number') holdMs = Math.max(holdMs, outcome);
    else figures[outcome] += 1;
  };
  await forEachConcurrent(due, refund, { perSecond: ctx.settings.REFUNDS_PER_SECOND });
  const heldMs = holdMs > 0 ? await holdRefunds(toPresent(ctx), holdMs) : undefined;
  const [waiting] = await ctx.db
    .select({ count: count() })
    .from(checkouts)
    .where(isNotNull(checkouts.refundRetryAt));
  // A provider that takes none of them is left to the sweep.
  const nextMs = isFull && figures.refunded > 0 ? 0 : undefined;
  return { ...figures, waiting: waiting?.count ?? 0, resumeMs: heldMs ?? nextMs };
}

/** Refunds one payment, once however often it is called, and records it. */
export async function refundCheckout(ctx: Ctx, checkoutId: string): Promise<void> {
  const [row] = await ctx.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  const isDue = row?.state === 'paid' && row.refundDueAt !== null;
  if (!row || (!isDue && row.refundRetryAt === null) || hasOpenDispute(row.disputes)) return;
  await refundRow(ctx, row);
}

/** Refunds a payment and records it; or the disputes, whose messages were lost, because of which it is refused. */
async function refundRow(ctx: Ctx, row: Refundable): Promise<'refunded' | 'disputed'> {
  const { id: checkoutId, refundRetryAt, refundTries } = row;
  const intentId = row.paymentIntentId ?? (await retrieveCheckout(ctx, checkoutId))?.intentId;
  if (!intentId) throw new Error('the provider names no payment of a checkout that it says is paid');
  const update = { ...toStoredPayment(row, ctx.now), intentId };
  const failures = row.failedRefunds.length;
  // The provider may repeat a refusal under its key, also once the dispute is won.
  const round = failures + Object.keys(row.disputes).length;
  const key = round === 0 ? `refund-${checkoutId}` : `refund-${checkoutId}-${round}`;
  if ((await refundPayment(ctx, intentId, key)) === 'disputed') {
    const disputes = await listDisputes(ctx, intentId);
    for (const dispute of disputes) await applyPaymentUpdate(ctx, toDisputeUpdate(update, dispute));
    if (disputes.some(({ state }) => state === 'open' || state === 'lost')) return 'disputed';
    throw new Error('the provider names no dispute of a payment that it does not refund');
  }
  if (refundRetryAt !== null || refundTries > 0) {
    // Another refund may have come back in the meantime.
    const isLatest = eq(checkouts.failedRefunds, row.failedRefunds);
    await updateCheckout(ctx, checkoutId, { refundRetryAt: null, refundTries: 0 }, isLatest);
  }
  await applyPaymentUpdate(ctx, { ...update, state: 'refunded' });
  return 'refunded';
}

/** Returns what came of a refund, or for how many milliseconds the provider wants to be left alone. */
async function refundOrPostpone(
  ctx: Ctx,
  row: Refundable,
): Promise<'refunded' | 'disputed' | 'failed' | number> {
  try {
    return await refundRow(ctx, row);
  } catch (error) {
    if (error instanceof ProviderBusyError) return error.retryAfterMs;
    ctx.log.error('refund_failed', { checkout: row.id, reason: errorMessage(error) });
    countFailure(ctx, 'refunds');
    await postponeRefund(ctx, row.id);
    return 'failed';
  }
}

/**
 * Leaves the provider alone for `wantedMs`, within bounds: what is due becomes due when it may be asked again. Returns
 * after how many milliseconds that is.
 */
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

async function postponeRefund(ctx: Ctx, checkoutId: string): Promise<void> {
  const retryAt = new Date(ctx.now.getTime() + REFUND_RETRY_MS);
  const [row] = await updateCheckout(ctx, checkoutId, {
    refundDueAt: sql`iif(${checkouts.state} = 'paid', ${retryAt.getTime()}, ${checkouts.refundDueAt})`,
    refundRetryAt: sql`iif(${checkouts.refundRetryAt} is null, null, ${retryAt.getTime()})`,
    refundTries: plusOne(checkouts.refundTries),
  }).returning();
  if (!row || row.refundTries < REFUND_ALERT_TRIES) return;
  // Queued again by each later try, whose key is the same.
  for (const mail of listStuckRefundMails(ctx, row, row.failedRefunds.length)) await queueMail(ctx, mail);
}
