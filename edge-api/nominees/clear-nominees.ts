import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { chainReopening, countReopenings, type EntryRow } from '../scoring/index.ts';
import { isOpenAgain } from './mark-nominees.ts';
import { nominees, ownerNominations, rereadRequests } from './table.ts';

/** What a reopening adds to the record, and the statements that do it. */
type Clearing = {
  readonly entries: readonly EntryRow[];
  readonly statements: readonly BatchItem<'sqlite'>[];
};

/**
 * Returns the statements, for after the one that opens a campaign again, that clear its nominees, those that its owner
 * nominated and the requests to read again; the scores stay. Where there is any of that, or the reopening is public, the
 * record says so. The batch fails when another run's entries came first: see `retryOnConflict`.
 */
export async function clearNominees(
  ctx: Ctx,
  { id: campaignId, answersOpenedAt }: Pick<typeof campaigns.$inferSelect, 'id' | 'answersOpenedAt'>,
): Promise<Clearing> {
  const isOpen = isOpenAgain(campaignId);
  const hasRows = (table: typeof nominees | typeof ownerNominations | typeof rereadRequests): SQL =>
    sql`exists (select 1 from ${table} where ${table.campaignId} = ${campaignId})`;
  const isUntold = sql`(select json_array_length(${campaigns.reopenings}) from ${campaigns}
    where ${campaigns.id} = ${campaignId}) > ${countReopenings(ctx, campaignId)}`;
  const isTold = sql`(${isOpen} and (${isUntold}
    or ${hasRows(nominees)} or ${hasRows(ownerNominations)} or ${hasRows(rereadRequests)}))`;
  const { entries, statements } = await chainReopening(ctx, campaignId, answersOpenedAt, isTold);
  return {
    entries,
    statements: [
      ...statements,
      ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), isOpen)),
      ctx.db.delete(ownerNominations).where(and(eq(ownerNominations.campaignId, campaignId), isOpen)),
      ctx.db.delete(rereadRequests).where(and(eq(rereadRequests.campaignId, campaignId), isOpen)),
    ],
  };
}
