import { eq } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import type { PaymentUpdate } from './payment-update.ts';
import { readLedger, type LedgerEntry } from './read-ledger.ts';
import { reduceLedger, type Ledger } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';
import { writeLedger } from './write-ledger.ts';

/** What came of a fact. `foreign` is a payment that is not for the submission it names: nothing came of it. */
export type ApplyResult =
  | { readonly outcome: 'recorded'; readonly before: Ledger; readonly after: Ledger }
  | { readonly outcome: 'repeated' | 'foreign' };

/** Each round somebody else's write came first, and every write is one of the few that a submission can have. */
const ROUNDS_MAX = 25;

/**
 * Judges a fact by the pure rules, on the ledger as it is, and writes everything that follows in one atomic batch; if
 * another message came in between, it judges again. So any order, repetition and interleaving of messages ends in
 * the same state. Throws when it cannot write.
 */
export async function applyPaymentUpdate(ctx: Ctx, update: PaymentUpdate): Promise<ApplyResult> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const [entry, known] = await Promise.all([
      readLedger(ctx, update.submissionId),
      findExisting(ctx, update),
    ]);
    if (!entry || !isOwnPayment(entry, update, known.owner)) return { outcome: 'foreign' };
    if (known.hasEvent) return { outcome: 'repeated' };
    const before = entry.ledger;
    const after = reduceLedger(before, update);
    if (!update.event && isSame(before, after)) return { outcome: 'repeated' };
    if (await writeLedger(ctx, entry, after, update)) return { outcome: 'recorded', before, after };
  }
  throw new Error('the ledger of a submission kept changing');
}

async function findExisting(ctx: Ctx, { event, checkoutId }: PaymentUpdate) {
  const [events, owners] = await ctx.db.batch([
    ctx.db
      .select({ id: paymentEvents.id })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, event?.id ?? '')),
    ctx.db
      .select({ submissionId: checkouts.submissionId })
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId)),
  ]);
  return { hasEvent: events.length > 0, owner: owners[0]?.submissionId };
}

/** `owner` is the submission that the checkout is known to be for; an unknown one has to name our campaign too. */
function isOwnPayment(
  { submission, campaign }: LedgerEntry,
  update: PaymentUpdate,
  owner: string | undefined,
) {
  if (owner === undefined) return update.campaignId === campaign.id;
  return owner === submission.id && (update.campaignId ?? campaign.id) === campaign.id;
}

function isSame(before: Ledger, after: Ledger): boolean {
  const states = (ledger: Ledger) => ledger.checkouts.map(({ id, state }) => `${id} ${state}`).toSorted();
  return before.status === after.status && states(before).join() === states(after).join();
}
