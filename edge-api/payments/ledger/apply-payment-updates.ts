import type { Ctx } from '#api/platform/context.ts';
import { runUnit } from '#api/platform/unit-of-work.ts';
import { pick } from '#api/platform/pick.ts';
import {
  reduceLedger,
  type Ledger,
  hasPayment,
  listReturnedRefunds,
  type LedgerCheckout,
} from '../ledger-rules.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { readLedgers, type FoundLedger, type CheckoutRow, type LedgerEntry } from './read-ledger.ts';
import { commitLedgers } from './write-ledger.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { countLedger, diffFigures } from '../figure-rules.ts';
import { createReceiptLink, listPaymentMails } from '../mails.ts';
import { listInquiryMails, listReturnedRefundMails } from '../operator-mails.ts';
import { getRefundRetry, stateRank } from '../rules.ts';

/** The outcome of an update. `foreign` is a payment for a different submission than it names: nothing is written. */
export type ApplyResult =
  | {
      readonly outcome: 'recorded';
      readonly before: Ledger;
      readonly after: Ledger;
      readonly hasMails: boolean;
    }
  | { readonly outcome: 'repeated' | 'foreign' };

/** Applies one update; see {@link applyPaymentUpdates}. */
export async function applyPaymentUpdate(ctx: Ctx, update: PaymentUpdate): Promise<ApplyResult> {
  const result = (await applyPaymentUpdates(ctx, [update])).get(update);
  if (!result) throw new Error('one update was not applied');
  return result;
}

/**
 * Applies the pure rules to the ledgers of updates, and writes all consequences or none. A second update of the same
 * submission or checkout is missing from the result and must be applied again.
 */
export function applyPaymentUpdates(ctx: Ctx, updates: readonly PaymentUpdate[]) {
  const applicable = firstOfEach(
    firstOfEach(updates, ({ submissionId }) => submissionId),
    ({ checkoutId }) => checkoutId,
  );
  return runUnit(async () => {
    const ledgers = await readLedgers(ctx, applicable);
    const decided = applicable.map((update) => {
      const plan = decide(ctx, ledgers.get(update.submissionId), update);
      if (typeof plan === 'string') return { update, outcome: plan };
      return { update, outcome: 'recorded' as const, plan };
    });
    await commitLedgers(
      ctx,
      decided.flatMap(({ plan }) => plan ?? []),
    );
    return new Map(
      decided.map(({ update, outcome, plan }): [PaymentUpdate, ApplyResult] => {
        if (!plan) return [update, { outcome }];
        const hasMails = plan.mails.length > 0;
        return [update, { outcome, before: plan.entry.ledger, after: plan.after, hasMails }];
      }),
    );
  });
}

function firstOfEach(updates: readonly PaymentUpdate[], toKey: (update: PaymentUpdate) => string) {
  return [...new Map(updates.toReversed().map((update) => [toKey(update), update])).values()].toReversed();
}

function decide(
  ctx: Ctx,
  found: FoundLedger | undefined,
  update: PaymentUpdate,
): ReturnType<typeof planUpdate> | 'foreign' | 'repeated' {
  if (!found || !isOwnPayment(found, update)) return 'foreign';
  if (found.hasEvent) return 'repeated';
  const { entry } = found;
  const after = reduceLedger(entry.ledger, update);
  if (!update.event && isSame(entry.ledger, after)) return 'repeated';
  return planUpdate(ctx, entry, after, update);
}

/** Returns whether an update belongs to an entry; an unknown checkout (no `owner`) must also name our campaign. */
function isOwnPayment({ entry, owner }: FoundLedger, update: PaymentUpdate): boolean {
  const { submission, campaign } = entry;
  if (owner === null) return update.campaignId === campaign.id;
  return owner === submission.id && (update.campaignId ?? campaign.id) === campaign.id;
}

function isSame(before: Ledger, after: Ledger): boolean {
  const states = (ledger: Ledger) =>
    ledger.checkouts
      .map(({ id, state, isTakenBack, disputes, failedRefunds }) =>
        JSON.stringify([id, state, isTakenBack, disputes, failedRefunds]),
      )
      .toSorted();
  return before.status === after.status && states(before).join() === states(after).join();
}

function planUpdate(ctx: Ctx, entry: LedgerEntry, after: Ledger, update: PaymentUpdate) {
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
    /** To the fan and to the operator; their keys ensure that each is sent once. */
    mails: [
      ...listPaymentMails(ctx, entry, after, update, receipt && [receipt.mailPart]),
      ...inquiry.flatMap((each) => listInquiryMails(ctx, payment, each)),
      ...returned.flatMap((refund) => listReturnedRefundMails(ctx, payment, refund, values.refundRetryAt)),
    ],
  };
}

/** Returns the values an update writes into a checkout's row; `row` is undefined for an unknown checkout. */
function toCheckoutValues(
  ctx: Ctx,
  row: CheckoutRow | undefined,
  checkout: LedgerCheckout,
  update: PaymentUpdate,
) {
  const { state, isRefundDue, failedRefunds } = checkout;
  const { at, intentId, receiptNumber = null, failure } = update;
  const isPaid = stateRank(state) >= stateRank('paid');
  const hasComeBack = failedRefunds.length > (row?.failedRefunds.length ?? 0);
  return {
    ...pick(checkout, 'state', 'isOwnersMethod', 'isTakenBack', 'isReturned', 'disputes', 'failedRefunds'),
    refundRetryAt: hasComeBack ? getRefundRetry(ctx.now, failedRefunds.length) : (row?.refundRetryAt ?? null),
    paymentIntentId: row?.paymentIntentId ?? intentId,
    receiptNumber: row?.receiptNumber ?? receiptNumber,
    failure: state === 'failed' ? (row?.failure ?? failure ?? null) : null,
    paidAt: row?.paidAt ?? (isPaid ? at : null),
    refundDueAt: row?.refundDueAt ?? (isRefundDue ? ctx.now : null),
    refundedAt: row?.refundedAt ?? (state === 'refunded' ? at : null),
    ...(isPaid ? toFeeValues(ctx, row, checkout) : { feeCents: null, feeDueAt: null }),
  };
}

/**
 * Returns the provider's fee, as far as it is known, and when to ask the provider: once it is paid, and again once a
 * dispute may have changed the fee. A refund that none of our rules caused may be due to a dispute.
 */
function toFeeValues(
  ctx: Ctx,
  row: CheckoutRow | undefined,
  { disputes, isRefundDue, state }: LedgerCheckout,
) {
  const feeCents = row?.feeCents ?? null;
  const waiting = row?.feeDueAt ?? null;
  const hasNewDispute = JSON.stringify(disputes) !== JSON.stringify(row?.disputes ?? {});
  const isTakenBack = state === 'refunded' && row?.state !== 'refunded' && !isRefundDue;
  if (hasNewDispute || isTakenBack) return { feeCents, feeDueAt: ctx.now };
  return { feeCents, feeDueAt: feeCents === null ? (waiting ?? ctx.now) : waiting };
}
