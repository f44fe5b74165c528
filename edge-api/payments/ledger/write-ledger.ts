import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { storeReceiptLogins } from '#api/accounts/index.ts';
import { FIGURES, type CampaignFigures } from '#api/campaigns/result-rules.ts';
import { campaignResults } from '#api/campaigns/results-table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRowsIf, toField, toRowsTable } from '#api/platform/insert-rows.ts';
import { queueClaimedMails, type ClaimedMail } from '#api/platform/mail.ts';
import { submissions } from '#api/submissions/table.ts';
import { isUnchanged, toKnownLedger } from './is-unchanged.ts';
import type { CheckoutRow, LedgerEntry } from './read-ledger.ts';
import { UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';
import { toNewCheckout } from './write-checkout.ts';

/**
 * The only writer of payment state, beside cancel-unpaid-submissions.ts and return-payments.ts: a submission's status,
 * attempt, version and time of payment, its checkouts, and the campaign's figures that follow from them.
 */

type PaymentState = Partial<
  Pick<typeof submissions.$inferInsert, 'status' | 'attempt' | 'attemptAt' | 'paidAt' | 'updatedAt'>
>;

/** What is written of one submission's ledger, as long as it is as it was read. */
export type LedgerPlan = {
  readonly entry: LedgerEntry;
  readonly submission: PaymentState;
  /** A checkout that changes, or is stored where it has no row yet; those of one batch change the same columns. */
  readonly checkout?: {
    readonly row: CheckoutRow | undefined;
    readonly id: string;
    readonly attempt: number;
    readonly values: Partial<typeof checkouts.$inferInsert>;
  };
  readonly figures?: Partial<CampaignFigures> | undefined;
  readonly event?: typeof paymentEvents.$inferInsert | undefined;
  readonly receipt?: { readonly row: Parameters<typeof storeReceiptLogins>[1][number]['row'] } | undefined;
  readonly mails?: readonly ClaimedMail['row'][];
};

const WrittenRows = z.array(z.object({ id: z.string() })).catch([]);

/** Writes one plan as {@link writeLedgers} does; returns whether the ledger was as it was read. */
export async function writeLedger(ctx: Ctx, plan: LedgerPlan): Promise<boolean> {
  return (await writeLedgers(ctx, [plan])).has(plan.entry.submission.id);
}

/**
 * Writes plans of different submissions in one batch with one statement for each table, all or nothing: each plan holds
 * only while its ledger is as it was read. Returns the ids of the submissions that were written and of their mails.
 */
export async function writeLedgers(ctx: Ctx, plans: readonly LedgerPlan[]): Promise<ReadonlySet<string>> {
  if (plans.length === 0) return new Set();
  const condition = isUnchanged(ctx);
  const guard = <Row>(toRows: (plan: LedgerPlan) => readonly Row[]) =>
    plans.flatMap((plan) => {
      const known = toKnownLedger(plan.entry, plan.checkout?.id);
      return toRows(plan).map((row) => ({ row, known }));
    });
  const changed = guard(({ entry, checkout }) => (checkout ? [toCheckoutRow(ctx, entry, checkout)] : []));
  const figures = guard(({ entry, figures: added }) =>
    added ? [{ campaignId: entry.campaign.id, ...added }] : [],
  );
  const events = guard(({ event }) => (event ? [event] : []));
  const receipts = guard(({ receipt }) => (receipt ? [receipt.row] : []));
  const mails = guard((plan) => plan.mails ?? []);
  const changedNames = plans.flatMap(({ checkout }) => Object.keys(checkout?.values ?? {}));
  const statements: readonly BatchItem<'sqlite'>[] = [
    ...(changed.length > 0
      ? [
          insertRowsIf(ctx.db, checkouts, changed, condition).onConflictDoUpdate({
            target: checkouts.id,
            set: toExcluded(checkouts, changedNames),
          }),
        ]
      : []),
    ...(figures.length > 0
      ? [insertRowsIf(ctx.db, campaignResults, figures, condition).onConflictDoUpdate(ADD_FIGURES)]
      : []),
    ...(events.length > 0
      ? [insertRowsIf(ctx.db, paymentEvents, events, condition).onConflictDoUpdate(COUNT_EVENT)]
      : []),
    ...(receipts.length > 0 ? [storeReceiptLogins(ctx, receipts, condition)] : []),
    ...(mails.length > 0 ? [queueClaimedMails(ctx, mails, condition)] : []),
  ];
  // The update comes last: it makes the condition of the others false.
  const update = updateSubmissions(
    ctx,
    guard(({ entry, submission }) => [toSubmissionRow(ctx, entry, submission)]),
  );
  const [first, ...others] = [...statements, update];
  const results: readonly unknown[] = await ctx.db.batch([first, ...others]);
  return new Set(results.flatMap((rows) => WrittenRows.parse(rows).map(({ id }) => id)));
}

/** Returns a checkout's row as it is inserted; the call that created one may store it in the meantime, as open. */
function toCheckoutRow(
  ctx: Ctx,
  { submission }: LedgerEntry,
  { row, id, attempt, values }: NonNullable<LedgerPlan['checkout']>,
) {
  return { ...(row ?? toNewCheckout(ctx, { id, submissionId: submission.id, attempt })), ...values };
}

/** Returns a submission's payment state as it is written: what does not change stays, as the version says it is known. */
function toSubmissionRow(ctx: Ctx, { submission }: LedgerEntry, changes: PaymentState) {
  const { id, version, status, attempt, attemptAt, paidAt } = submission;
  return { status, attempt, attemptAt, paidAt, updatedAt: ctx.now, ...changes, id, version: version + 1 };
}

type Rows = Parameters<typeof toRowsTable>[1];

function updateSubmissions(ctx: Ctx, rows: Rows) {
  const { status, attempt, attemptAt, paidAt, updatedAt, version } = getTableColumns(submissions);
  const changes = Object.entries({ status, attempt, attemptAt, paidAt, updatedAt, version });
  return ctx.db
    .update(submissions)
    .set(Object.fromEntries(changes.map(([name, column]) => [name, toField('row', column.name)])))
    .from(toRowsTable(submissions, rows))
    .where(and(eq(submissions.id, toField('row', 'id')), isUnchanged(ctx)))
    .returning({ id: submissions.id });
}

/** Returns the columns of these names as what the row that was not inserted says of them. */
function toExcluded(table: SQLiteTable, names: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** How figures are added to those that a campaign has. */
const ADD_FIGURES = {
  target: campaignResults.campaignId,
  set: Object.fromEntries(
    FIGURES.map((name) => {
      const column = campaignResults[name];
      return [name, sql`${column} + excluded.${sql.identifier(column.name)}`];
    }),
  ),
};

/** How a message is counted that was stored before and changed nothing then. */
const COUNT_EVENT = {
  target: paymentEvents.id,
  set: toExcluded(paymentEvents, ['type', 'checkoutId', 'outcome', 'receivedAt']),
  setWhere: inArray(paymentEvents.outcome, [...UNAPPLIED]),
};
