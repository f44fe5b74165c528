import { eq } from 'drizzle-orm';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { chainReopening, type RecordAddition } from '../scoring/index.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns } from './table.ts';

/**
 * Returns what a unit of work that opens a campaign again adds to its record, and the statements that clear its
 * nominees, those that its owner nominated, the requests to read again and its selection's run; the scores stay.
 */
export async function clearNominees(
  ctx: Ctx,
  campaign: Pick<typeof campaigns.$inferSelect, 'id' | 'isActive' | 'answersOpenedAt'>,
): Promise<RecordAddition> {
  const record = await chainReopening(ctx, campaign);
  const cleared = [nominees, ownerNominations, rereadRequests, selectionRuns].map((table) =>
    ctx.db.delete(table).where(eq(table.campaignId, campaign.id)),
  );
  return { ...record, statements: [...record.statements, ...cleared] };
}
