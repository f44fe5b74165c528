import type { Ctx } from '#api/platform/context.ts';
import { runUnit } from '#api/platform/unit-of-work.ts';
import { reduceLedger, type Ledger } from '../ledger-rules.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { planUpdate, type UpdatePlan } from './plan-update.ts';
import { readLedgers, type FoundLedger } from './read-ledger.ts';
import { commitLedgers } from './write-ledger.ts';

/** The outcome of an update. `foreign` is a payment that is not for the submission it names: nothing is written. */
export type ApplyResult =
  | {
      readonly outcome: 'recorded';
      readonly before: Ledger;
      readonly after: Ledger;
      /** Whether there are mails to send. */
      readonly hasMails: boolean;
    }
  | { readonly outcome: 'repeated' | 'foreign' };

/**
 * Applies one update as {@link applyPaymentUpdates} does. So any order, repetition and interleaving of messages ends in the
 * same state.
 */
export async function applyPaymentUpdate(ctx: Ctx, update: PaymentUpdate): Promise<ApplyResult> {
  const result = (await applyPaymentUpdates(ctx, [update])).get(update);
  if (!result) throw new Error('one update was not applied');
  return result;
}

/**
 * Applies the pure rules to the ledgers of updates as they are, and writes everything that follows in one unit of work. The
 * second update of a submission or checkout is missing from the result: it has to be applied again. Throws when it cannot
 * write, and then nothing was.
 */
export function applyPaymentUpdates(
  ctx: Ctx,
  updates: readonly PaymentUpdate[],
): Promise<ReadonlyMap<PaymentUpdate, ApplyResult>> {
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
