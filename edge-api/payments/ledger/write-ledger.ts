import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { queueMailIf } from '#api/platform/mail.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { receiptMail, refundMail } from '../mails.ts';
import { isUnchanged, type LedgerEntry } from './read-ledger.ts';
import { stateRank, type Ledger, type LedgerCheckout } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';

/**
 * Writes what a fact led to, all or nothing, while the ledger is still the one that was judged; answers whether it
 * was. The event, the checkout, the submission and the mails that tell of it go in one batch.
 */
export async function writeLedger(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  update: PaymentUpdate,
): Promise<boolean> {
  const unchanged = isUnchanged(ctx, entry);
  const checkout = after.checkouts.find(({ id }) => id === update.checkoutId);
  if (!checkout) throw new Error('the rules lost a checkout');
  const at = new Date(Math.min(update.at.getTime(), ctx.now.getTime()));
  const statements: BatchItem<'sqlite'>[] = [
    ...eventStatements(ctx, update, unchanged),
    ...mailStatements(ctx, entry, after, checkout, unchanged),
  ];
  const isFirstPayment = after.status === 'paid' && entry.submission.paidAt === null;
  const [, ...results] = await ctx.db.batch([
    checkoutStatement(ctx, entry, checkout, { ...update, at }, unchanged),
    ...statements,
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
  update: PaymentUpdate,
  unchanged: SQL,
) {
  const row = rows.find((existing) => existing.id === id);
  const isPaid = stateRank(state) >= stateRank('paid');
  const values = {
    state,
    paymentIntentId: row?.paymentIntentId ?? update.intentId,
    paidAt: row?.paidAt ?? (isPaid ? update.at : null),
    refundDueAt: row?.refundDueAt ?? (isRefundDue ? ctx.now : null),
    refundedAt: row?.refundedAt ?? (state === 'refunded' ? update.at : null),
  };
  if (row)
    return ctx.db
      .update(checkouts)
      .set(values)
      .where(and(eq(checkouts.id, id), unchanged));
  const newRow = {
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
  return insertIf(ctx.db, checkouts, { ...newRow, ...values }, unchanged);
}

function eventStatements(ctx: Ctx, { event, checkoutId, state }: PaymentUpdate, unchanged: SQL) {
  if (!event) return [];
  const row = { ...event, checkoutId, outcome: state, receivedAt: ctx.now };
  return [insertIf(ctx.db, paymentEvents, row, unchanged).onConflictDoNothing()];
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
  return mails.map((mail) => queueMailIf(ctx, mail, unchanged));
}
