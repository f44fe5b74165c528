import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { campaigns } from '#api/campaigns/table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertIf } from '#api/platform/insert-if.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import type { LedgerEntry } from './read-ledger.ts';
import { checkouts, paymentEvents } from '../table.ts';

/** The only writers of payment state: the checkouts, and a submission's status, attempt, version and time of payment. */

type PaymentState = Partial<
  Pick<typeof submissions.$inferInsert, 'status' | 'attempt' | 'attemptAt' | 'paidAt'>
>;
type NewCheckout = typeof checkouts.$inferInsert;

/**
 * Writes a submission's payment state with the statements that belong to it, all or nothing, unless the ledger has
 * changed since it was read; returns whether it did.
 */
export async function writeLedger(
  ctx: Ctx,
  entry: LedgerEntry,
  changes: PaymentState,
  related: (condition: SQL) => readonly BatchItem<'sqlite'>[] = () => [],
): Promise<boolean> {
  const { id, version } = entry.submission;
  const condition = isUnchanged(ctx, entry);
  const update = ctx.db
    .update(submissions)
    .set({ ...changes, version: version + 1, updatedAt: ctx.now })
    .where(and(eq(submissions.id, id), condition))
    .returning({ id: submissions.id });
  // The update comes last: it makes the condition of the others false.
  const [first = update, ...others] = [...related(condition), update];
  const written: unknown = (await ctx.db.batch([first, ...others])).at(-1);
  return Array.isArray(written) && written.length > 0;
}

/** The condition that nothing of what was decided on has changed since it was read. */
function isUnchanged(ctx: Ctx, { submission, campaign }: LedgerEntry): SQL {
  return exists(
    ctx.db
      .select({ one: sql`1` })
      .from(submissions)
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .where(
        and(
          eq(submissions.id, submission.id),
          eq(submissions.version, submission.version),
          eq(campaigns.winnersSelected, campaign.winnersSelected),
        ),
      ),
  );
}

/** The statement that stores a checkout of the donation while `condition` holds. */
export function insertCheckout(
  ctx: Ctx,
  row: Pick<NewCheckout, 'id' | 'submissionId' | 'attempt'> & Partial<NewCheckout>,
  condition: SQL,
) {
  const money = { amountCents: DONATION_CENTS, currency: DONATION_CURRENCY };
  const times = { expiresAt: ctx.now, createdAt: ctx.now, checkedAt: ctx.now };
  return insertIf(ctx.db, checkouts, { url: '', ...money, ...times, ...row }, condition);
}

/** The statement that changes a checkout, while `condition` holds if there is one. */
export function updateCheckout(ctx: Ctx, id: string, changes: Partial<NewCheckout>, condition?: SQL) {
  return ctx.db
    .update(checkouts)
    .set(changes)
    .where(and(eq(checkouts.id, id), condition));
}

/** The statement that records that a message of the provider was taken, while `condition` holds. */
export function insertEvent(ctx: Ctx, row: typeof paymentEvents.$inferInsert, condition: SQL) {
  return insertIf(ctx.db, paymentEvents, row, condition).onConflictDoNothing();
}

/**
 * The statement that cancels what a person has not paid. All of their submissions get a new version, so that nobody
 * who read one before an erasure still writes a mail to them.
 */
export function cancelUnpaidSubmissions(ctx: Ctx, userId: string) {
  const isUnpaid = inArray(submissions.status, ['pending', 'processing', 'failed']);
  return ctx.db
    .update(submissions)
    .set({
      status: sql`case when ${isUnpaid} then 'cancelled' else ${submissions.status} end`,
      version: sql`${submissions.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(eq(submissions.userId, userId));
}
