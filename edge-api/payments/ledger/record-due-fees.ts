import { and, asc, eq, lte, inArray, isNull, isNotNull, or } from 'drizzle-orm';
import { type Ctx, toPresent } from '#api/platform/context.ts';
import { inList } from '#api/platform/conditions.ts';
import { errorMessage } from '#api/platform/log.ts';
import { runUnit } from '#api/platform/unit-of-work.ts';
import { isMeetingAhead } from '#api/campaigns/index.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { hmacSha256 } from '#api/platform/digest.ts';
import { submissions } from '#api/submissions/table.ts';
import { forEachConcurrent } from '../checkouts/for-each-concurrent.ts';
import { listDisputes, retrieveCheckout } from '../provider/provider.ts';
import { FEE_LIMIT, FEE_RETRY_MS } from '../rules.ts';
import { checkouts } from '../table.ts';
import { readLedger } from './read-ledger.ts';
import { recordPayment } from './record-payment.ts';
import { updateCheckout } from './write-checkout.ts';
import { commitLedgers } from './write-ledger.ts';

type DueFee = Awaited<ReturnType<typeof selectDueFees>>[number];

/** Selects payments whose fee is due to be asked for, the longest waiting first, or those of submissions. */
function selectDueFees(ctx: Ctx, submissionIds?: readonly string[]) {
  const isDue = submissionIds
    ? inList(checkouts.submissionId, submissionIds)
    : lte(checkouts.feeDueAt, ctx.now);
  return ctx.db
    .select({ id: checkouts.id, submissionId: checkouts.submissionId, feeDueAt: checkouts.feeDueAt })
    .from(checkouts)
    .where(and(isNotNull(checkouts.feeDueAt), isDue))
    .orderBy(asc(checkouts.feeDueAt))
    .limit(FEE_LIMIT);
}

/** Asks the provider for the fees and methods of payments, and records what it has booked. */
export async function recordDueFees(ctx: Ctx, submissionIds?: readonly string[]) {
  const figures = { recorded: 0, postponed: 0 };
  await forEachConcurrent(await selectDueFees(ctx, submissionIds), async (due) => {
    const isRecorded = await recordFee(toPresent(ctx), due).catch((error: unknown) => {
      ctx.log.warn('fee_unknown', { checkout: due.id, reason: errorMessage(error) });
      return false;
    });
    figures[isRecorded ? 'recorded' : 'postponed'] += 1;
  });
  return figures;
}

/** Postpones a payment before asking about it, so that a failing one moves to the end of the queue. */
async function recordFee(ctx: Ctx, { feeDueAt, ...payment }: DueFee): Promise<boolean> {
  const retryAt = new Date(ctx.now.getTime() + FEE_RETRY_MS);
  const isStillDue = eq(checkouts.feeDueAt, feeDueAt ?? retryAt);
  const claimed = await updateCheckout(ctx, payment.id, { feeDueAt: retryAt }, isStillDue).returning({
    id: checkouts.id,
  });
  const remote = claimed.length > 0 ? await retrieveCheckout(ctx, payment.id) : undefined;
  if (remote?.method) await recordMethod(ctx, payment.id, remote.method);
  if (!remote || remote.feeCents === null) return false;
  const { intentId, isDisputed, receiptNumber } = remote;
  const disputes = isDisputed && intentId !== null ? await listDisputes(ctx, intentId) : [];
  const feeCents = disputes.reduce((total, dispute) => total + dispute.feeCents, remote.feeCents);
  return storeFee(ctx, payment, retryAt, { feeCents, receiptNumber });
}

/** Stores a fee and adds it to the campaign's costs, unless a dispute intervened; returns whether it did. */
function storeFee(
  ctx: Ctx,
  { id, submissionId }: Pick<DueFee, 'id' | 'submissionId'>,
  retryAt: Date,
  { feeCents, receiptNumber }: { readonly feeCents: number; readonly receiptNumber: string | null },
): Promise<boolean> {
  return runUnit(async () => {
    const entry = await readLedger(ctx, submissionId);
    const row = entry?.checkouts.find((checkout) => checkout.id === id);
    if (!entry || row?.feeDueAt?.getTime() !== retryAt.getTime()) return false;
    const priced = { feeCents, feeDueAt: null, receiptNumber: row.receiptNumber ?? receiptNumber };
    const plan = {
      entry,
      // Keep `updatedAt`: a fee must not make the selection look at the answer again.
      submission: { updatedAt: entry.submission.updatedAt },
      checkout: { row, id, attempt: row.attempt, values: priced },
      figures: { costsCents: feeCents - (row.feeCents ?? 0), pricedPayments: row.feeCents === null ? 1 : 0 },
    };
    await commitLedgers(ctx, [plan]);
    return true;
  });
}

/**
 * Returns the statement that asks again what a campaign's payments were made with, for a new owner: those with a card or
 * account that they have used are then refunded.
 */
export function askForMethods({ db, now }: Ctx, campaignId: string, ownerId: string) {
  const ofCampaign = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.campaignId, campaignId));
  const used = db
    .select({ method: checkouts.method })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(eq(submissions.userId, ownerId));
  return db
    .update(checkouts)
    .set({ feeDueAt: now })
    .where(
      and(
        inArray(checkouts.submissionId, ofCampaign),
        inArray(checkouts.method, used),
        eq(checkouts.state, 'paid'),
      ),
    );
}

/**
 * Stores a digest of the payment's method, and refunds all payments for campaigns before their meeting, until which a
 * fan may still be asked, that were made with a card or account that the owner has also used, whichever came first.
 */
async function recordMethod(ctx: Ctx, checkoutId: string, used: string): Promise<void> {
  const method = hmacSha256(ctx.settings.BETTER_AUTH_SECRET, JSON.stringify(['method', used]));
  await updateCheckout(ctx, checkoutId, { method });
  const isUsed = eq(checkouts.method, method);
  const payers = ctx.db
    .select({ id: submissions.userId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, checkouts.submissionId))
    .where(isUsed);
  const { id, submissionId, attempt, paymentIntentId: intentId } = checkouts;
  const owners = await ctx.db
    .select({ checkoutId: id, submissionId, attempt, intentId, campaignId: submissions.campaignId })
    .from(checkouts)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(
      and(
        isUsed,
        eq(checkouts.state, 'paid'),
        isNull(checkouts.refundDueAt),
        or(eq(campaigns.winnersSelected, false), isMeetingAhead(ctx)),
        inArray(campaigns.ownerId, payers),
      ),
    );
  for (const payment of owners)
    await recordPayment(ctx, { ...payment, state: 'paid', isOwnersMethod: true, at: ctx.now });
}
