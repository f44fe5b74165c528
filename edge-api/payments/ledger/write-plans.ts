import { and, eq, getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { storeReceiptLogins } from '#api/accounts/index.ts';
import { campaignResults } from '#api/campaigns/results-table.ts';
import type { Ctx } from '#api/platform/context.ts';
import { insertRowsIf, toField, toRowsTable } from '#api/platform/insert-rows.ts';
import { queueClaimedMails, type ClaimedMail } from '#api/platform/mail.ts';
import { submissions } from '#api/submissions/table.ts';
import { checkouts, paymentEvents } from '../table.ts';
import { isUnchanged, toKnownLedger } from './is-unchanged.ts';
import type { UpdatePlan } from './plan-update.ts';
import { ADD_FIGURES, COUNT_EVENT } from './write-ledger.ts';

/** A plan for a checkout that is stored, with the mails that its caller sends. */
export type ClaimedPlan = UpdatePlan & { readonly claimed: readonly ClaimedMail[] };

const WrittenRows = z.array(z.object({ id: z.string() }));

/**
 * Writes plans of different submissions in one batch with one statement for each table, all or nothing: each plan holds
 * only while its ledger is as it was read. Returns the ids of the submissions that were written and of their mails.
 */
export async function writePlans(ctx: Ctx, plans: readonly ClaimedPlan[]): Promise<ReadonlySet<string>> {
  const condition = isUnchanged(ctx);
  const guard = <Row>(toRows: (plan: ClaimedPlan) => readonly Row[]) =>
    plans.flatMap((plan) => {
      const known = toKnownLedger(plan.entry, plan.checkout.id);
      return toRows(plan).map((row) => ({ row, known }));
    });
  const figures = guard(({ entry, figures: added }) =>
    added ? [{ campaignId: entry.campaign.id, ...added }] : [],
  );
  const events = guard(({ event }) => (event ? [event] : []));
  const receipts = guard(({ receipt }) => (receipt ? [receipt.row] : []));
  const mails = guard(({ claimed }) => claimed.map(({ row }) => row));
  const results: readonly unknown[] = await ctx.db.batch([
    updateCheckouts(
      ctx,
      guard(({ checkout }) => [{ id: checkout.id, ...checkout.values }]),
    ),
    ...(figures.length > 0
      ? [insertRowsIf(ctx.db, campaignResults, figures, condition).onConflictDoUpdate(ADD_FIGURES)]
      : []),
    ...(events.length > 0
      ? [insertRowsIf(ctx.db, paymentEvents, events, condition).onConflictDoUpdate(COUNT_EVENT)]
      : []),
    ...(receipts.length > 0 ? [storeReceiptLogins(ctx, receipts, condition)] : []),
    ...(mails.length > 0 ? [queueClaimedMails(ctx, mails, condition)] : []),
    // The update comes last: it makes the condition of the others false.
    updateSubmissions(
      ctx,
      guard(({ entry, submission }) => [
        {
          id: entry.submission.id,
          version: entry.submission.version + 1,
          status: submission.status,
          paidAt: submission.paidAt ?? entry.submission.paidAt,
          updatedAt: ctx.now,
        },
      ]),
    ),
  ]);
  return new Set(
    results.flatMap((rows) =>
      WrittenRows.catch([])
        .parse(rows)
        .map(({ id }) => id),
    ),
  );
}

type Rows = Parameters<typeof toRowsTable>[1];

function updateCheckouts(ctx: Ctx, rows: Rows) {
  return ctx.db
    .update(checkouts)
    .set(toChanges(checkouts, rows))
    .from(toRowsTable(checkouts, rows))
    .where(and(eq(checkouts.id, toField('row', 'id')), isUnchanged(ctx)));
}

function updateSubmissions(ctx: Ctx, rows: Rows) {
  return ctx.db
    .update(submissions)
    .set(toChanges(submissions, rows))
    .from(toRowsTable(submissions, rows))
    .where(and(eq(submissions.id, toField('row', 'id')), isUnchanged(ctx)))
    .returning({ id: submissions.id });
}

/** Returns the columns that rows name, beside their id, as what each row says of them. */
function toChanges(table: SQLiteTable, [first]: Rows) {
  const names = Object.keys(first?.row ?? {});
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => name !== 'id' && names.includes(name))
      .map(([name, column]) => [name, toField('row', column.name)]),
  );
}
