import { eq, getTableColumns, inArray, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { storeReceiptLogins } from '#api/accounts/index.ts';
import { FIGURES, type CampaignFigures } from '#api/campaigns/result-rules.ts';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { endContacts } from '#api/contact/index.ts';
import { contacts } from '#api/contact/table.ts';
import { inList } from '#api/platform/conditions.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRows, toField, toRowsTable, toStoredRow } from '#api/platform/insert-rows.ts';
import { queueEach, type Mail } from '#api/platform/mail.ts';
import { whileUnchanged } from '#api/platform/unit-of-work.ts';
import { submissions } from '#api/submissions/table.ts';
import { UNAPPLIED } from '../rules.ts';
import { checkouts, paymentEvents } from '../table.ts';
import type { CheckoutRow, LedgerEntry } from './read-ledger.ts';
import { toNewCheckout } from './write-checkout.ts';

/**
 * The only writer of payment state besides cancel-payment.ts and return-payments.ts: a submission's status, attempt,
 * version and payment time, its checkouts, and the campaign's figures derived from them.
 */

type PaymentState = Partial<
  Pick<typeof submissions.$inferInsert, 'status' | 'attempt' | 'attemptAt' | 'paidAt' | 'updatedAt'>
>;

/** The changes to one submission's ledger. */
export type LedgerPlan = {
  readonly entry: LedgerEntry;
  readonly submission: PaymentState;
  /** A checkout to update, or to insert if it has no row yet; all checkouts of a batch change the same columns. */
  readonly checkout?: {
    readonly row: CheckoutRow | undefined;
    readonly id: string;
    readonly attempt: number;
    readonly values: Partial<typeof checkouts.$inferInsert>;
  };
  readonly figures?: Partial<CampaignFigures> | undefined;
  readonly event?: typeof paymentEvents.$inferInsert | undefined;
  readonly receipt?: { readonly row: Parameters<typeof storeReceiptLogins>[1][number] } | undefined;
  readonly mails?: readonly Mail[];
};

/**
 * Commits plans of different submissions in one batch, with one statement per table, as the end of a unit of work: all
 * or nothing, provided their ledgers are unchanged since they were read.
 */
export async function commitLedgers(ctx: Ctx, plans: readonly LedgerPlan[]): Promise<void> {
  if (plans.length === 0) return;
  const changed = plans.flatMap(({ entry, checkout }) =>
    checkout ? [toCheckoutRow(ctx, entry, checkout)] : [],
  );
  const changedNames = plans.flatMap(({ checkout }) => Object.keys(checkout?.values ?? {}));
  const figures = plans.flatMap(({ entry, figures: added }) =>
    added ? [{ campaignId: entry.campaign.id, ...added }] : [],
  );
  const events = plans.flatMap(({ event }) => event ?? []);
  const receipts = plans.flatMap(({ receipt }) => (receipt ? [receipt.row] : []));
  const mails = plans.flatMap((plan) => plan.mails ?? []);
  const refunded = plans.flatMap(({ entry, submission }) =>
    submission.status === 'refunded' ? [entry.submission.id] : [],
  );
  const statements: readonly BatchItem<'sqlite'>[] = [
    ...(changed.length > 0
      ? [
          insertRows(ctx.db, checkouts, changed).onConflictDoUpdate({
            target: checkouts.id,
            set: toExcluded(checkouts, changedNames),
          }),
        ]
      : []),
    ...(figures.length > 0
      ? [insertRows(ctx.db, campaignResults, figures).onConflictDoUpdate(ADD_FIGURES)]
      : []),
    ...(events.length > 0 ? [insertRows(ctx.db, paymentEvents, events).onConflictDoUpdate(COUNT_EVENT)] : []),
    ...(receipts.length > 0 ? [storeReceiptLogins(ctx, receipts)] : []),
    ...(mails.length > 0 ? [queueEach(ctx, mails)] : []),
    ...(refunded.length > 0 ? endContacts(ctx, inList(contacts.submissionId, refunded), 'refunded') : []),
  ];
  await ctx.db.batch([updateSubmissions(ctx, plans), ...statements]);
}

/** Returns a checkout's row for the insert; the call that created the checkout may store it concurrently, as open. */
function toCheckoutRow(
  ctx: Ctx,
  { submission }: LedgerEntry,
  { row, id, attempt, values }: NonNullable<LedgerPlan['checkout']>,
) {
  return { ...(row ?? toNewCheckout(ctx, { id, submissionId: submission.id, attempt })), ...values };
}

/** Returns the statement that stores payment states. It carries the guard of the batch and so must come first. */
function updateSubmissions(ctx: Ctx, plans: readonly LedgerPlan[]) {
  const entries = plans.map(({ entry }) => entry);
  const rows = plans.map(({ entry: { submission }, submission: changes }) =>
    toStoredRow(submissions, {
      ...submission,
      updatedAt: ctx.now,
      ...changes,
      version: submission.version + 1,
    }),
  );
  const { status, attempt, attemptAt, paidAt, updatedAt } = submissions;
  const columns = Object.entries({ status, attempt, attemptAt, paidAt, updatedAt });
  return ctx.db
    .update(submissions)
    .set({
      ...Object.fromEntries(columns.map(([name, column]) => [name, toField(column.name)])),
      version: whileUnchanged(areUnchanged(ctx, entries), toField('version')),
    })
    .from(toRowsTable(rows))
    .where(eq(submissions.id, toField('id')));
}

/**
 * Returns the condition that nothing the decisions about ledgers depend on has changed since they were read. A new
 * checkout changes no version, so checkouts are counted; they are never deleted.
 */
export function areUnchanged({ db }: Ctx, entries: readonly LedgerEntry[]): SQL {
  const known = entries.map(({ submission: { id, version }, campaign, checkouts: rows }) => ({
    id,
    version,
    winnersSelected: Number(campaign.winnersSelected),
    isCancelled: Number(campaign.cancelledAt !== null),
    checkouts: rows.length,
  }));
  return notExists(
    db
      .select()
      .from(toRowsTable(known))
      .innerJoin(submissions, eq(submissions.id, toField('id')))
      .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
      .where(
        or(
          ne(submissions.version, toField('version')),
          ne(campaigns.winnersSelected, toField('winnersSelected')),
          ne(sql`(${campaigns.cancelledAt} is not null)`, toField('isCancelled')),
          ne(db.$count(checkouts, eq(checkouts.submissionId, submissions.id)), toField('checkouts')),
        ),
      ),
  );
}

/** Returns the named columns with their values from the row that conflicted (`excluded`). */
function toExcluded(table: SQLiteTable, names: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name));
  return Object.fromEntries(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** How figures are added to the campaign's existing ones. */
const ADD_FIGURES = {
  target: campaignResults.campaignId,
  set: Object.fromEntries(
    FIGURES.map((name) => {
      const column = campaignResults[name];
      return [name, sql`${column} + excluded.${sql.identifier(column.name)}`];
    }),
  ),
};

/** How a message is counted that was stored earlier without effect. */
const COUNT_EVENT = {
  target: paymentEvents.id,
  set: toExcluded(paymentEvents, ['type', 'checkoutId', 'outcome', 'receivedAt']),
  setWhere: inArray(paymentEvents.outcome, [...UNAPPLIED]),
};
