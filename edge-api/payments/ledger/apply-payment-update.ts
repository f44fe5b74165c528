import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { claimMail, queueMailIf, type ClaimedMail } from '#api/platform/mail.ts';
import type { MailContent } from '#api/platform/render-mail.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { countLedger, diffFigures } from '../figure-rules.ts';
import { createReceiptLink, listPaymentMails } from '../mails.ts';
import { listReturnedRefundMails } from '../operator-mails.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { readLedgerFor, type LedgerEntry } from './read-ledger.ts';
import { hasPayment, listReturnedRefunds, reduceLedger, type Ledger } from '../ledger-rules.ts';
import { checkouts } from '../table.ts';
import { toCheckoutValues } from './checkout-values.ts';
import { addToResult, insertCheckout, insertEvent, updateCheckout, writeLedger } from './write-ledger.ts';

/** The outcome of an update. `foreign` is a payment that is not for the submission it names: nothing is written. */
export type ApplyResult =
  | {
      readonly outcome: 'recorded';
      readonly before: Ledger;
      readonly after: Ledger;
      /** The mails that the caller sends. */
      readonly mails: readonly ClaimedMail[];
    }
  | { readonly outcome: 'repeated' | 'foreign' };

/** Each round lost to another write, and a submission has few writes in its life. */
const ROUNDS_MAX = 25;

/**
 * Applies the pure rules to the ledger as it is, and writes everything that follows in one atomic batch; if another
 * message comes in between, it starts over. So any order, repetition and interleaving of messages ends in the same
 * state. Its mails are left to the sweep unless the caller `isSender`. Throws when it cannot write.
 */
export async function applyPaymentUpdate(
  ctx: Ctx,
  update: PaymentUpdate,
  { isSender = false } = {},
): Promise<ApplyResult> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const found = await readLedgerFor(ctx, update);
    if (!found || !isOwnPayment(found.entry, update, found.owner)) return { outcome: 'foreign' };
    if (found.hasEvent) return { outcome: 'repeated' };
    const { entry } = found;
    const before = entry.ledger;
    const after = reduceLedger(before, update);
    if (!update.event && isSame(before, after)) return { outcome: 'repeated' };
    const link = createReceiptLink(ctx, entry, after);
    const mails = listMails(ctx, entry, after, update, link?.mailPart);
    const claimed = isSender ? mails.map((mail) => claimMail(ctx, mail)) : [];
    const queue = (condition: SQL) => [
      ...(link ? [link.toStatement(condition)] : []),
      ...(isSender
        ? claimed.map(({ toStatement }) => toStatement(condition))
        : mails.map((mail) => queueMailIf(ctx, mail, condition))),
    ];
    const written = await writeUpdate(ctx, entry, after, update, queue);
    const sent = claimed.filter(({ row }) => written?.yieldedIds.includes(row.id));
    if (written) return { outcome: 'recorded', before, after, mails: sent };
  }
  throw new Error('the ledger of a submission kept changing');
}

/** `owner` is the submission that the checkout is stored for; an unknown checkout has to name our campaign too. */
function isOwnPayment(
  { submission, campaign }: LedgerEntry,
  update: PaymentUpdate,
  owner: string | undefined,
) {
  if (owner === undefined) return update.campaignId === campaign.id;
  return owner === submission.id && (update.campaignId ?? campaign.id) === campaign.id;
}

function isSame(before: Ledger, after: Ledger): boolean {
  const states = (ledger: Ledger) =>
    ledger.checkouts
      .map(({ id, state, disputes, failedRefunds }) => JSON.stringify([id, state, disputes, failedRefunds]))
      .toSorted();
  return before.status === after.status && states(before).join() === states(after).join();
}

/**
 * Writes the checkout, the campaign's figures, the event, the mails and the submission in one batch; undefined if the
 * ledger changed.
 */
function writeUpdate(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  update: PaymentUpdate,
  queueMails: (condition: SQL) => readonly BatchItem<'sqlite'>[],
) {
  const checkout = after.checkouts.find(({ id }) => id === update.checkoutId);
  if (!checkout) throw new Error('the rules lost a checkout');
  const { event, checkoutId: id, state: outcome } = update;
  const at = new Date(Math.min(update.at.getTime(), ctx.now.getTime()));
  const isFirstPayment = hasPayment(after) && entry.submission.paidAt === null;
  const changes = { status: after.status, ...(isFirstPayment && { paidAt: at }) };
  const row = entry.checkouts.find((existing) => existing.id === id);
  const values = toCheckoutValues(ctx, row, checkout, { ...update, at });
  const figures = diffFigures(
    countLedger(entry.ledger, entry.checkouts),
    countLedger(after, [
      ...entry.checkouts.filter((other) => other !== row),
      { id, amountCents: row?.amountCents ?? DONATION_CENTS, feeCents: values.feeCents },
    ]),
  );
  const { id: submissionId } = entry.submission;
  const related = (condition: SQL) => [
    row
      ? updateCheckout(ctx, id, values, condition)
      : // The call that created it may store it in the meantime, as open.
        insertCheckout(
          ctx,
          { id, submissionId, attempt: checkout.attempt, ...values },
          condition,
        ).onConflictDoUpdate({ target: checkouts.id, set: values }),
    ...(figures ? [addToResult(ctx, entry.campaign.id, figures, condition)] : []),
    ...(event
      ? [insertEvent(ctx, { ...event, checkoutId: id, outcome, receivedAt: ctx.now }, condition)]
      : []),
    ...queueMails(condition),
  ];
  return writeLedger(ctx, entry, changes, related, id);
}

/** Returns the mails that an update causes, to the fan and to the operator. Each is sent once, by its key. */
function listMails(
  ctx: Ctx,
  entry: LedgerEntry,
  after: Ledger,
  update: PaymentUpdate,
  second: MailContent['second'],
) {
  const { checkoutId: id } = update;
  const payment = entry.checkouts.find((row) => row.id === id) ?? { id, submissionId: entry.submission.id };
  const returned = listReturnedRefunds(entry.ledger, after, id);
  return [
    ...listPaymentMails(ctx, entry, after, update, second),
    ...returned.flatMap((refund) => listReturnedRefundMails(ctx, payment, refund)),
  ];
}
