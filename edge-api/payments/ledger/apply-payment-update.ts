import type { SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { claimMail, queueMailIf, type ClaimedMail } from '#api/platform/mail.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { planUpdate, type UpdatePlan } from './plan-update.ts';
import { readLedgerFor, type LedgerEntry } from './read-ledger.ts';
import { reduceLedger, type Ledger } from '../ledger-rules.ts';
import { checkouts } from '../table.ts';
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
    const plan = planUpdate(ctx, entry, after, update);
    const claimed = isSender ? plan.mails.map((mail) => claimMail(ctx, mail)) : undefined;
    const written = await writePlan(ctx, plan, claimed);
    const sent = claimed?.filter(({ row }) => written?.yieldedIds.includes(row.id)) ?? [];
    if (written) return { outcome: 'recorded', before, after, mails: sent };
  }
  throw new Error('the ledger of a submission kept changing');
}

/**
 * Returns whether an update is for an entry. `owner` is the submission that the checkout is stored for; an unknown
 * checkout has to name our campaign too.
 */
export function isOwnPayment(
  { submission, campaign }: LedgerEntry,
  update: PaymentUpdate,
  owner: string | undefined,
) {
  if (owner === undefined) return update.campaignId === campaign.id;
  return owner === submission.id && (update.campaignId ?? campaign.id) === campaign.id;
}

/** Returns whether two ledgers of a submission say the same. */
export function isSame(before: Ledger, after: Ledger): boolean {
  const states = (ledger: Ledger) =>
    ledger.checkouts
      .map(({ id, state, disputes, failedRefunds }) => JSON.stringify([id, state, disputes, failedRefunds]))
      .toSorted();
  return before.status === after.status && states(before).join() === states(after).join();
}

/** Writes a plan in one batch; undefined if the ledger changed. */
function writePlan(ctx: Ctx, plan: UpdatePlan, claimed: readonly ClaimedMail[] | undefined) {
  const { entry, checkout, figures, event, receipt, mails } = plan;
  const { row, id, attempt, values } = checkout;
  const { id: submissionId } = entry.submission;
  const related = (condition: SQL) => [
    row
      ? updateCheckout(ctx, id, values, condition)
      : // The call that created it may store it in the meantime, as open.
        insertCheckout(ctx, { id, submissionId, attempt, ...values }, condition).onConflictDoUpdate({
          target: checkouts.id,
          set: values,
        }),
    ...(figures ? [addToResult(ctx, entry.campaign.id, figures, condition)] : []),
    ...(event ? [insertEvent(ctx, event, condition)] : []),
    ...(receipt ? [receipt.toStatement(condition)] : []),
    ...(claimed?.map(({ toStatement }) => toStatement(condition)) ??
      mails.map((mail) => queueMailIf(ctx, mail, condition))),
  ];
  return writeLedger(ctx, entry, plan.submission, related, id);
}
