import type { Ctx } from '#api/platform/context.ts';
import { claimMail } from '#api/platform/mail.ts';
import { reduceLedger } from '../ledger-rules.ts';
import { isOwnPayment, isSame, type ApplyResult } from './apply-payment-update.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { planUpdate } from './plan-update.ts';
import { readLedgers, type LedgerEntry } from './read-ledger.ts';
import { writePlans } from './write-plans.ts';

type Recorded = Extract<ApplyResult, { outcome: 'recorded' }>;

/**
 * Applies updates of many submissions as applyPaymentUpdate does each, in one query and one batch. Returns what was
 * recorded; what is missing has to be applied by itself: the second update of a submission, one that changes nothing or
 * is for a checkout that is not stored, and one whose ledger changed meanwhile. Throws when it cannot write, and then
 * nothing was.
 */
export async function applyPaymentUpdates(
  ctx: Ctx,
  updates: readonly PaymentUpdate[],
): Promise<ReadonlyMap<PaymentUpdate, Recorded>> {
  const firstOfEach = new Map(updates.toReversed().map((update) => [update.submissionId, update]));
  const entries = await readLedgers(ctx, [...firstOfEach.keys()]);
  const plans = [...firstOfEach].flatMap(([submissionId, update]) => {
    const entry = entries.get(submissionId);
    const plan = entry && planKnown(ctx, entry, update);
    return plan ? [{ ...plan, update, claimed: plan.mails.map((mail) => claimMail(ctx, mail)) }] : [];
  });
  if (plans.length === 0) return new Map();
  const written = await writePlans(ctx, plans);
  return new Map(
    plans
      .filter(({ entry }) => written.has(entry.submission.id))
      .map(({ update, entry, after, claimed }) => [
        update,
        {
          outcome: 'recorded',
          before: entry.ledger,
          after,
          mails: claimed.filter(({ row }) => written.has(row.id)),
        },
      ]),
  );
}

/** Plans an update that changes a stored checkout; undefined for any other. */
function planKnown(ctx: Ctx, entry: LedgerEntry, update: PaymentUpdate) {
  const isKnown = entry.checkouts.some(({ id }) => id === update.checkoutId);
  if (!isKnown || !isOwnPayment(entry, update, entry.submission.id)) return undefined;
  const after = reduceLedger(entry.ledger, update);
  return isSame(entry.ledger, after) ? undefined : planUpdate(ctx, entry, after, update);
}
