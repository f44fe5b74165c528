import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { insertWhile } from '#api/platform/insert-while.ts';
import { queueMailWhile } from '#api/platform/mail.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { PaymentFact } from './facts.ts';
import { receiptMail, refundMail } from '../mails.ts';
import { isUnchanged, type LedgerEntry } from './read-ledger.ts';
import { rankOf, type Ledger, type LedgerCheckout } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';

/**
 * Writes what a fact led to, all or nothing, while the ledger is still the one that was judged; answers whether it
 * was. The event, the checkout, the submission and the mails that tell of it go in one batch.
 */
export async function writeLedger(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  fact: PaymentFact,
): Promise<boolean> {
  const unchanged = isUnchanged(ctx, entry);
  const checkout = after.checkouts.find(({ id }) => id === fact.checkoutId);
  if (!checkout) throw new Error('the rules lost a checkout');
  const at = new Date(Math.min(fact.at.getTime(), ctx.now.getTime()));
  const rest: BatchItem<'sqlite'>[] = [
    ...eventStatements(ctx, fact, unchanged),
    ...mailStatements(ctx, entry, after, checkout, unchanged),
  ];
  const isFirstPayment = after.status === 'paid' && entry.submission.paidAt === null;
  const [, ...results] = await ctx.db.batch([
    checkoutStatement(ctx, entry, checkout, { ...fact, at }, unchanged),
    ...rest,
    ctx.db
      .update(submissions)
      .set({
        status: after.status,
        version: entry.submission.version + 1,
        updatedAt: ctx.now,
        ...(isFirstPayment && { paidAt: at }),
      })
      .where(and(eq(submissions.id, entry.submission.id), unchanged))
      .returning({ id: submissions.id }),
  ]);
  const written: unknown = results.at(-1);
  return Array.isArray(written) && written.length > 0;
}

/** Raises the checkout, or adopts it when it was unknown. */
function checkoutStatement(
  ctx: Ctx,
  { submission, checkouts: rows }: LedgerEntry,
  { id, attempt, state, isRefundDue }: LedgerCheckout,
  fact: PaymentFact,
  unchanged: SQL,
) {
  const row = rows.find((known) => known.id === id);
  const hasMoneyCome = rankOf(state) >= rankOf('paid');
  const standing = {
    state,
    paymentIntentId: row?.paymentIntentId ?? fact.intentId,
    paidAt: row?.paidAt ?? (hasMoneyCome ? fact.at : null),
    refundDueAt: row?.refundDueAt ?? (isRefundDue ? ctx.now : null),
    refundedAt: row?.refundedAt ?? (state === 'refunded' ? fact.at : null),
  };
  if (row)
    return ctx.db
      .update(checkouts)
      .set(standing)
      .where(and(eq(checkouts.id, id), unchanged));
  const adopted = {
    id,
    submissionId: submission.id,
    attempt,
    url: '',
    amountCents: DONATION_CENTS,
    currency: DONATION_CURRENCY,
    expiresAt: ctx.now,
    createdAt: ctx.now,
    checkedAt: ctx.now,
  };
  return insertWhile(ctx.db, checkouts, { ...adopted, ...standing }, unchanged);
}

function eventStatements(ctx: Ctx, { event, checkoutId, state }: PaymentFact, unchanged: SQL) {
  if (!event) return [];
  const row = { ...event, checkoutId, outcome: state, receivedAt: ctx.now };
  return [insertWhile(ctx.db, paymentEvents, row, unchanged).onConflictDoNothing()];
}

/** A receipt when the donation arrived, and word of the money that goes back; each once, by its key. */
function mailStatements(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  checkout: LedgerCheckout,
  unchanged: SQL,
) {
  const { email } = entry;
  if (email === null) return [];
  const wasDue = entry.ledger.checkouts.some(({ id, isRefundDue }) => id === checkout.id && isRefundDue);
  const mails = [
    ...(after.status === 'paid' && entry.ledger.status !== 'paid' ? [receiptMail(ctx, entry, email)] : []),
    ...(checkout.isRefundDue && !wasDue ? [refundMail(ctx, entry, email, checkout.id)] : []),
  ];
  return mails.map((mail) => queueMailWhile(ctx, mail, unchanged));
}
