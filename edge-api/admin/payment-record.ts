import { desc, eq, inArray } from 'drizzle-orm';
import type { ActionReason } from '../admin-log/contract.ts';
import { logAction, settleByHand } from '../admin-log/index.ts';
import { NOTHING_TO_SETTLE } from '../admin-log/rules.ts';
import { adminNotes } from '../admin-log/table.ts';
import { checkPayment, prepareReturn, sendReceipt } from '../payments/index.ts';
import { isProviderReference } from '../payments/rules.ts';
import { checkouts, paymentEvents } from '../payments/table.ts';
import { toIso } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, requireRow, conflict } from '../platform/errors.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import type { HelpPayment, PaymentChecks, PaymentRecord, PaymentReference } from './payments-contract.ts';
import { matchReference, queryPayments, toAdminPayment } from './list-payments.ts';
import { queryNotes } from './notes.ts';
import { CHECKS_MAX, listPaymentActs, MESSAGES_MAX } from './rules.ts';

/** Returns a payment with the provider's messages and admins' notes, latest first. Throws 404 for an unknown one. */
export async function getPayment(ctx: Ctx, id: string): Promise<PaymentRecord> {
  const [[row], messages, notes] = await Promise.all([
    queryPayments(ctx, eq(checkouts.id, id), 1),
    queryMessages(ctx, id),
    queryNotes(ctx, eq(adminNotes.about, id)),
  ]);
  if (!row) throw notFound();
  return { ...toAdminPayment(row), failure: row.checkout.failure, messages, notes };
}

/** Returns the query for the provider's messages about a payment, and the state that each led to. */
export function queryMessages(ctx: Ctx, checkoutId: string) {
  const { id, type, outcome, receivedAt } = paymentEvents;
  return ctx.db
    .select({ id, type, outcome, receivedAt: toIso(receivedAt) })
    .from(paymentEvents)
    .where(eq(paymentEvents.checkoutId, checkoutId))
    .orderBy(desc(receivedAt), desc(id))
    .limit(MESSAGES_MAX);
}

/**
 * Asks the provider about a reference of any kind, known or like the provider's, and records the answers. Throws 502.
 */
export async function checkByReference(ctx: Ctx, { reference }: PaymentReference): Promise<PaymentChecks> {
  const { id, submissionId } = checkouts;
  const stored = await ctx.db
    .select({ id, submissionId })
    .from(checkouts)
    .where(inArray(id, matchReference(reference)))
    .orderBy(desc(checkouts.createdAt))
    .limit(CHECKS_MAX);
  const asked = stored.length === 0 && isProviderReference(reference) ? [{ id: reference }] : stored;
  const docs: PaymentChecks['docs'] = [];
  for (const payment of asked) {
    const { finding, remote } = await checkPayment(ctx, payment);
    const [row] = remote ? await queryPayments(ctx, eq(checkouts.id, remote.id), 1) : [];
    docs.push({ reference: payment.id, finding, payment: row ? toAdminPayment(row) : null });
  }
  return { docs, next: null };
}

/**
 * Refunds one payment, which takes its answer out of the contest, mails its receipt again, or notes that its refund was
 * paid another way. Logs the reason. Throws 404 for an unknown payment, 409 for one whose state does not allow it.
 */
export async function helpPayment(ctx: Ctx, id: string, { act, reason }: HelpPayment): Promise<void> {
  const entry = { action: act, subject: id, reason };
  if (act === 'settled-by-hand') return settleRefund(ctx, entry);
  if (act === 'receipt-sent') return sendReceipt(ctx, id, [logAction(ctx, entry)]);
  const giveBack = await prepareReturn(ctx, id);
  await logAction(ctx, entry);
  await giveBack();
}

async function settleRefund(ctx: Ctx, entry: ActionReason & { readonly subject: string }): Promise<void> {
  const row = await requireRow(queryPayments(ctx, eq(checkouts.id, entry.subject), 1));
  if (!listPaymentActs(toAdminPayment(row)).includes('settled-by-hand')) throw conflict(NOTHING_TO_SETTLE);
  const { id, state, refundRetryAt, failedRefunds } = row.checkout;
  await settleByHand(ctx, entry, [isUnchanged(checkouts, { id, state, refundRetryAt, failedRefunds })]);
}
