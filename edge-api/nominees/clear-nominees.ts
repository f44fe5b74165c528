import { eq } from 'drizzle-orm';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { chainReopening, countReopenings, type RecordAddition } from '../scoring/index.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns } from './table.ts';

/**
 * Returns what a unit of work that opens a campaign again adds to its record, and the statements that clear its nominees,
 * those that its owner nominated, the requests to read again and its selection's run; the scores stay. The record says so
 * where there is any of that, or where the reopening is public: one of `reopenings`.
 */
export async function clearNominees(
  ctx: Ctx,
  { id, answersOpenedAt }: Pick<typeof campaigns.$inferSelect, 'id' | 'answersOpenedAt'>,
  reopenings: readonly number[],
): Promise<RecordAddition> {
  // First, so that what is read after it is at least as new.
  const record = await chainReopening(ctx, id, answersOpenedAt);
  const tables = [nominees, ownerNominations, rereadRequests];
  const rows = await Promise.all(tables.map((table) => ctx.db.$count(table, eq(table.campaignId, id))));
  const recorded = await countReopenings(ctx, id);
  const isTold = reopenings.length > recorded || rows.some((count) => count > 0);
  return {
    entries: isTold ? record.entries : [],
    statements: [
      ...(isTold ? record.statements : []),
      ...[...tables, selectionRuns].map((table) => ctx.db.delete(table).where(eq(table.campaignId, id))),
    ],
    unchanged: record.unchanged,
  };
}
