import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { FIGURES, type CampaignFigures } from '#api/campaigns/result-rules.ts';
import { campaignResults } from '#api/campaigns/results-table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { isUnchanged, toKnownLedger } from './is-unchanged.ts';
import type { LedgerEntry } from './read-ledger.ts';
import { UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';

/**
 * The only writers of payment state, beside cancel-unpaid-submissions.ts: the checkouts, the campaigns' figures that
 * follow from them, and a submission's status, attempt, version and time of payment.
 */

type PaymentState = Partial<
  Pick<typeof submissions.$inferInsert, 'status' | 'attempt' | 'attemptAt' | 'paidAt' | 'updatedAt'>
>;
type NewCheckout = typeof checkouts.$inferInsert;
type CheckoutChanges = SQLiteUpdateSetSource<typeof checkouts>;

/** A ledger that was written: the ids that the related statements yielded. */
type WrittenLedger = { readonly yieldedIds: readonly string[] };

const YieldedRows = z.array(z.object({ id: z.string() })).catch([]);

/**
 * Writes a submission's payment state with the statements that belong to it, all or nothing; undefined if the ledger has
 * changed since it was read, and nothing was written. `ownId` is the checkout that `related` may insert.
 */
export async function writeLedger(
  ctx: Ctx,
  entry: LedgerEntry,
  changes: PaymentState,
  related: (condition: SQL) => readonly BatchItem<'sqlite'>[] = () => [],
  ownId?: string,
): Promise<WrittenLedger | undefined> {
  const { id, version } = entry.submission;
  const condition = isUnchanged(ctx, toKnownLedger(entry, ownId));
  const update = ctx.db
    .update(submissions)
    .set({ updatedAt: ctx.now, ...changes, version: version + 1 })
    .where(and(eq(submissions.id, id), condition))
    .returning({ id: submissions.id });
  // The update comes last: it makes the condition of the others false.
  const [first, ...others] = [...related(condition), update];
  const results: readonly unknown[] = await ctx.db.batch([first, ...others]);
  const yieldedIds = results.flatMap((rows) => YieldedRows.parse(rows).map((row) => row.id));
  return yieldedIds.includes(id) ? { yieldedIds } : undefined;
}

/** Returns the statement that stores a checkout of the donation while `condition` holds. */
export function insertCheckout(
  ctx: Ctx,
  row: Pick<NewCheckout, 'id' | 'submissionId' | 'attempt'> & Partial<NewCheckout>,
  condition: SQL,
) {
  const money = { amountCents: DONATION_CENTS, currency: DONATION_CURRENCY };
  const times = { expiresAt: ctx.now, createdAt: ctx.now, checkedAt: ctx.now };
  return insertIf(ctx.db, checkouts, { url: '', ...money, ...times, ...row }, condition);
}

/** Returns the statement that changes a checkout, while `condition` holds if there is one. */
export function updateCheckout(ctx: Ctx, id: string, changes: CheckoutChanges, condition?: SQL) {
  return ctx.db
    .update(checkouts)
    .set(changes)
    .where(and(eq(checkouts.id, id), condition));
}

/** Returns the statement that adds to a campaign's figures while `condition` holds. */
export function addToResult(ctx: Ctx, campaignId: string, added: Partial<CampaignFigures>, condition: SQL) {
  return insertIf(ctx.db, campaignResults, { campaignId, ...added }, condition).onConflictDoUpdate(
    ADD_FIGURES,
  );
}

/** How figures are added to those that a campaign has. */
export const ADD_FIGURES = {
  target: campaignResults.campaignId,
  set: Object.fromEntries(
    FIGURES.map((name) => {
      const column = campaignResults[name];
      return [name, sql`${column} + excluded.${sql.identifier(column.name)}`];
    }),
  ),
};

/** Returns the statement by which all that a campaign raised counts as returned, while `condition` holds. */
export function returnResult(ctx: Ctx, campaignId: string, condition: SQL) {
  const { payments, paidCents } = campaignResults;
  const returned = { participants: 0, disputes: 0, disputedCents: 0 };
  return ctx.db
    .update(campaignResults)
    .set({ ...returned, refunds: sql`${payments}`, refundedCents: sql`${paidCents}` })
    .where(and(eq(campaignResults.campaignId, campaignId), condition));
}

/** Stores a message of the provider that changes nothing. */
export async function storeUnappliedEvent(
  ctx: Ctx,
  { id, type }: { readonly id: string; readonly type: string },
  outcome: (typeof UNAPPLIED)[number],
): Promise<void> {
  await ctx.db.insert(paymentEvents).values({ id, type, outcome, receivedAt: ctx.now }).onConflictDoNothing();
}

/** Returns the statement that records a message of the provider while `condition` holds, so that it counts once. */
export function insertEvent(ctx: Ctx, row: typeof paymentEvents.$inferInsert, condition: SQL) {
  return insertIf(ctx.db, paymentEvents, row, condition).onConflictDoUpdate(COUNT_EVENT);
}

/** How a message is counted that was stored before and changed nothing then. */
export const COUNT_EVENT = {
  target: paymentEvents.id,
  set: {
    type: sql`excluded.type`,
    checkoutId: sql`excluded.checkout_id`,
    outcome: sql`excluded.outcome`,
    receivedAt: sql`excluded.received_at`,
  },
  setWhere: inArray(paymentEvents.outcome, [...UNAPPLIED]),
};
