import type { Ctx } from '#api/platform/context.ts';
import { claimMail, toMailRow, type ClaimedMail } from '#api/platform/mail.ts';
import { reduceLedger, type Ledger } from '../ledger-rules.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { planUpdate, type UpdatePlan } from './plan-update.ts';
import { readLedgers, type FoundLedger } from './read-ledger.ts';
import { writeLedgers } from './write-ledger.ts';

/** The outcome of an update. `foreign` is a payment that is not for the submission it names: nothing is written. */
export type ApplyResult =
  | {
      readonly outcome: 'recorded';
      readonly before: Ledger;
      readonly after: Ledger;
      /** The mails that the caller sends. */
      readonly mails: readonly ClaimedMail['row'][];
    }
  | { readonly outcome: 'repeated' | 'foreign' };

type Options = { readonly isSender?: boolean };

/** Each round lost to another write, and a submission has few writes in its life. */
const ROUNDS_MAX = 25;

/**
 * Applies one update, and starts over as long as another message comes in between. So any order, repetition and
 * interleaving of messages ends in the same state. Throws when it cannot write.
 */
export async function applyPaymentUpdate(
  ctx: Ctx,
  update: PaymentUpdate,
  options: Options = {},
): Promise<ApplyResult> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const result = (await applyPaymentUpdates(ctx, [update], options)).get(update);
    if (result) return result;
  }
  throw new Error('the ledger of a submission kept changing');
}

/**
 * Applies the pure rules to the ledgers of updates as they are, and writes everything that follows in one atomic batch.
 * What is missing from the result has to be applied again: the second update of a submission or checkout, and one whose
 * ledger changed meanwhile. Mails are left to the sweep unless the caller `isSender`. Throws when it cannot write, and
 * then nothing was.
 */
export async function applyPaymentUpdates(
  ctx: Ctx,
  updates: readonly PaymentUpdate[],
  { isSender = false }: Options = {},
): Promise<ReadonlyMap<PaymentUpdate, ApplyResult>> {
  const applicable = firstOfEach(
    firstOfEach(updates, ({ submissionId }) => submissionId),
    ({ checkoutId }) => checkoutId,
  );
  const ledgers = await readLedgers(ctx, applicable);
  const decided = applicable.map((update) => ({
    update,
    plan: decide(ctx, ledgers.get(update.submissionId), update),
  }));
  const plans = decided.flatMap(({ update, plan }) => {
    if (typeof plan === 'string') return [];
    const mails = plan.mails.map((mail) => (isSender ? claimMail(ctx, mail).row : toMailRow(ctx, mail)));
    return [{ ...plan, update, mails }];
  });
  const written = await writeLedgers(ctx, plans);
  const results = new Map<PaymentUpdate, ApplyResult>();
  for (const { update, plan } of decided)
    if (typeof plan === 'string') results.set(update, { outcome: plan });
  for (const { update, entry, after, mails } of plans) {
    if (!written.has(entry.submission.id)) continue;
    const own = isSender ? mails.filter(({ id }) => written.has(id)) : [];
    results.set(update, { outcome: 'recorded', before: entry.ledger, after, mails: own });
  }
  return results;
}

/** Returns the first update of each submission, or of whatever else `toKey` names. */
function firstOfEach(updates: readonly PaymentUpdate[], toKey: (update: PaymentUpdate) => string) {
  return [...new Map(updates.toReversed().map((update) => [toKey(update), update])).values()].toReversed();
}

/** Returns what follows from an update, or why nothing does. */
function decide(
  ctx: Ctx,
  found: FoundLedger | undefined,
  update: PaymentUpdate,
): UpdatePlan | 'foreign' | 'repeated' {
  if (!found || !isOwnPayment(found, update)) return 'foreign';
  if (found.hasEvent) return 'repeated';
  const { entry } = found;
  const after = reduceLedger(entry.ledger, update);
  if (!update.event && isSame(entry.ledger, after)) return 'repeated';
  return planUpdate(ctx, entry, after, update);
}

/**
 * Returns whether an update is for an entry. `owner` is the submission that the checkout is stored for; an unknown
 * checkout has to name our campaign too.
 */
function isOwnPayment({ entry, owner }: FoundLedger, update: PaymentUpdate): boolean {
  const { submission, campaign } = entry;
  if (owner === null) return update.campaignId === campaign.id;
  return owner === submission.id && (update.campaignId ?? campaign.id) === campaign.id;
}

/** Returns whether two ledgers of a submission say the same. */
function isSame(before: Ledger, after: Ledger): boolean {
  const states = (ledger: Ledger) =>
    ledger.checkouts
      .map(({ id, state, disputes, failedRefunds }) => JSON.stringify([id, state, disputes, failedRefunds]))
      .toSorted();
  return before.status === after.status && states(before).join() === states(after).join();
}
