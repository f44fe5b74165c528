import { and, asc, count, eq, inArray, lte, or } from 'drizzle-orm';
import { type Ctx, toPresent } from '#api/platform/context.ts';
import { errorMessage } from '#api/platform/log.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkoutStateFrom, toPaymentUpdate } from '../ledger/payment-update.ts';
import { recordDueFees } from '../ledger/record-due-fees.ts';
import { recordPayment } from '../ledger/record-payment.ts';
import { refundDuePayments } from '../ledger/refund-due-payments.ts';
import { updateCheckout } from '../ledger/write-checkout.ts';
import { findCheckoutByIntent, retrieveCheckout } from '../provider/provider.ts';
import {
  SWEEP_AFTER_MS,
  SWEEP_LIMIT,
  VERIFY_INTERVAL_MS,
  VERIFY_LIMIT,
  type PaymentFinding,
} from '../rules.ts';
import { checkouts } from '../table.ts';
import {
  endCheckout,
  endOpenBatch,
  IS_OF_CLOSED_CAMPAIGN,
  IS_UNSETTLED,
  selectOpenCheckouts,
} from './end-checkouts.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';

type UnsettledCheckout = Awaited<ReturnType<typeof selectStaleCheckouts>>[number];
type Remote = Awaited<ReturnType<typeof retrieveCheckout>>;
type SettleResult = { readonly checked: number; readonly changed: number; readonly failed: number };

/** Asks the provider about a person's unsettled payments, each at most once per {@link VERIFY_INTERVAL_MS}. */
export async function verifyPayments(ctx: Ctx, userId: string): Promise<SettleResult> {
  const unsettled = await selectUnsettledCheckouts(ctx, userId);
  const claims = await Promise.all(
    unsettled.map(({ id }) =>
      updateCheckout(ctx, id, { checkedAt: ctx.now }, isVerifiable(ctx)).returning({ id: checkouts.id }),
    ),
  );
  const claimed = new Set(claims.flat().map(({ id }) => id));
  return settleCheckouts(
    ctx,
    unsettled.filter(({ id }) => claimed.has(id)),
  );
}

/** Holds if the last check is long enough ago, or there was none: `checkedAt` starts as the creation time. */
const isVerifiable = (ctx: Ctx) =>
  or(
    lte(checkouts.checkedAt, new Date(ctx.now.getTime() - VERIFY_INTERVAL_MS)),
    eq(checkouts.checkedAt, checkouts.createdAt),
  );

/** Ends, verifies, refunds and records fees of payments that webhooks and calls have left unfinished. */
export async function sweepPayments(ctx: Ctx) {
  const since = new Date(ctx.now.getTime() - SWEEP_AFTER_MS);
  const ended = await endOpenBatch(ctx, IS_OF_CLOSED_CAMPAIGN, since);
  const { checked, changed, failed } = await settleCheckouts(toPresent(ctx), await selectStaleCheckouts(ctx));
  const refunds = await refundDuePayments(toPresent(ctx));
  const fees = await recordDueFees(toPresent(ctx));
  return {
    checked,
    changed,
    failed,
    ended,
    refunded: refunds.refunded,
    refundsDisputed: refunds.disputed,
    refundsFailed: refunds.failed,
    refundsReturned: refunds.waiting,
    feesRecorded: fees.recorded,
    feesPostponed: fees.postponed,
  };
}

async function settleCheckouts(ctx: Ctx, unsettled: readonly UnsettledCheckout[]): Promise<SettleResult> {
  const figures = { checked: 0, changed: 0, failed: 0 };
  await forEachConcurrent(unsettled, async (checkout) => {
    figures.checked += 1;
    const outcome = await settleCheckout(toPresent(ctx), checkout).catch((error: unknown) => {
      ctx.log.warn('settle_failed', { checkout: checkout.id, reason: errorMessage(error) });
      return 'failed' as const;
    });
    if (outcome !== 'same') figures[outcome] += 1;
  });
  return figures;
}

/** Marks a checkout as checked before asking about it, so that a failing one moves to the end of the queue. */
async function settleCheckout(ctx: Ctx, checkout: UnsettledCheckout): Promise<'changed' | 'same' | 'failed'> {
  const { id, status } = checkout;
  await updateCheckout(ctx, id, { checkedAt: ctx.now });
  const { finding } = await checkPayment(ctx, checkout);
  if (finding === 'unknown') ctx.log.warn('checkout_unknown', { checkout: id });
  if (finding === 'not-ours') ctx.log.error('payment_foreign', { checkout: id });
  if (finding === 'open' && status !== 'pending' && status !== 'failed') await endCheckout(ctx, checkout);
  if (finding === 'recorded') return 'changed';
  return finding === 'unknown' || finding === 'not-ours' ? 'failed' : 'same';
}

/**
 * Asks the provider about a payment by the id of its checkout (`cs_`) or payment intent (`pi_`), and records the
 * result. Without `submissionId`, uses the one the provider names. Returns the finding and the provider's checkout.
 */
export async function checkPayment(
  ctx: Ctx,
  { id, ...known }: { readonly id: string; readonly submissionId?: string; readonly isQuiet?: boolean },
): Promise<{ readonly finding: PaymentFinding; readonly remote: Remote | undefined }> {
  const remote = await (id.startsWith('pi_') ? findCheckoutByIntent(ctx, id) : retrieveCheckout(ctx, id));
  if (!remote) return { finding: 'unknown', remote };
  const submissionId = known.submissionId ?? remote.metadata.submissionId;
  if (submissionId === null) return { finding: 'not-ours', remote };
  const state = checkoutStateFrom(remote, submissionId);
  if (state === 'not-ours' || state === 'open') return { finding: state, remote };
  const update = {
    ...toPaymentUpdate(remote, submissionId, state, ctx.now),
    isQuiet: known.isQuiet ?? false,
  };
  const outcome = await recordPayment(ctx, update);
  return { finding: FINDINGS[outcome], remote };
}

/**
 * Asks the provider about a submission's open checkout while the fan waits, as its message may not have arrived yet,
 * and records the result. Returns undefined if no checkout is open or the provider cannot be reached.
 */
export async function checkOpenCheckout(ctx: Ctx, submissionId: string) {
  const [open] = await selectOpenCheckouts(ctx, eq(submissions.id, submissionId));
  if (!open) return undefined;
  return checkPayment(ctx, { ...open, isQuiet: true }).catch((error: unknown) => {
    ctx.log.warn('settle_failed', { checkout: open.id, reason: errorMessage(error) });
    return undefined;
  });
}

const FINDINGS = { recorded: 'recorded', repeated: 'same', foreign: 'not-ours' } as const;

const columns = { id: checkouts.id, submissionId: checkouts.submissionId, status: submissions.status };

/** Selects checkouts that have not been checked at the provider for a while, the longest waiting first. */
function selectStaleCheckouts(ctx: Ctx) {
  return ctx.db
    .select(columns)
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(and(IS_UNSETTLED, lte(checkouts.checkedAt, new Date(ctx.now.getTime() - SWEEP_AFTER_MS))))
    .orderBy(asc(checkouts.checkedAt))
    .limit(SWEEP_LIMIT);
}

function selectUnsettledCheckouts(ctx: Ctx, userId: string) {
  return ctx.db
    .select(columns)
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.userId, userId),
        inArray(submissions.status, ['pending', 'processing']),
        IS_UNSETTLED,
        isVerifiable(ctx),
      ),
    )
    .orderBy(asc(checkouts.checkedAt))
    .limit(VERIFY_LIMIT);
}

/** Counts a campaign's checkouts that may still be paid: processing, or open because ending them failed. */
export async function countUnsettledCheckouts(ctx: Ctx, campaignId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ count: count() })
    .from(submissions)
    .innerJoin(checkouts, eq(checkouts.submissionId, submissions.id))
    .where(and(eq(submissions.campaignId, campaignId), IS_UNSETTLED));
  return found?.count ?? 0;
}
