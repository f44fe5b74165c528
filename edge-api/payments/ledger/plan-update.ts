import type { Ctx } from '#api/platform/context.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { countLedger, diffFigures } from '../figure-rules.ts';
import { createReceiptLink, listPaymentMails } from '../mails.ts';
import { listInquiryMails, listReturnedRefundMails } from '../operator-mails.ts';
import { hasPayment, listReturnedRefunds, type Ledger } from '../ledger-rules.ts';
import { toCheckoutValues } from './checkout-values.ts';
import type { PaymentUpdate } from './payment-update.ts';
import type { LedgerEntry } from './read-ledger.ts';

/** All that follows from an update, to be written while the entry is as it was read. */
export type UpdatePlan = ReturnType<typeof planUpdate>;

/** Returns all that follows from an update that brings an entry to `after`. */
export function planUpdate(ctx: Ctx, entry: LedgerEntry, after: Ledger, update: PaymentUpdate) {
  const { checkoutId: id, event, state: outcome, dispute } = update;
  const checkout = after.checkouts.find((each) => each.id === id);
  if (!checkout) throw new Error('the rules lost a checkout');
  const at = new Date(Math.min(update.at.getTime(), ctx.now.getTime()));
  const isFirstPayment = hasPayment(after) && entry.submission.paidAt === null;
  const row = entry.checkouts.find((existing) => existing.id === id);
  const values = toCheckoutValues(ctx, row, checkout, { ...update, at });
  const figures = diffFigures(
    countLedger(entry.ledger, entry.checkouts),
    countLedger(after, [
      ...entry.checkouts.filter((other) => other !== row),
      { id, amountCents: row?.amountCents ?? DONATION_CENTS, feeCents: values.feeCents },
    ]),
  );
  const receipt = createReceiptLink(ctx, entry, after);
  const payment = row ?? { id, submissionId: entry.submission.id };
  const returned = listReturnedRefunds(entry.ledger, after, id);
  const inquiry = dispute && checkout.disputes[dispute.id] === 'inquiry' ? [dispute.id] : [];
  return {
    entry,
    after,
    submission: { status: after.status, ...(isFirstPayment && { paidAt: at }) },
    checkout: { row, id, attempt: checkout.attempt, values },
    figures,
    event: event && { ...event, checkoutId: id, outcome, receivedAt: ctx.now },
    receipt,
    /** To the fan and to the operator, each sent once, by its key. */
    mails: [
      ...listPaymentMails(ctx, entry, after, update, receipt && [receipt.mailPart]),
      ...inquiry.flatMap((each) => listInquiryMails(ctx, payment, each)),
      ...returned.flatMap((refund) => listReturnedRefundMails(ctx, payment, refund)),
    ],
  };
}
