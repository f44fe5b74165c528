import { eq } from 'drizzle-orm';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { createSalt, extendRecord, findHead, type RecordAddition } from '../scoring/index.ts';
import type { ReopenedBody } from './record/entry-bodies.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns } from './table.ts';

/**
 * Returns what a unit of work that opens a campaign again adds to its record, and the statements that clear its
 * nominees, those that its owner nominated, the requests to read again and its selection's run; the scores stay.
 */
export async function clearNominees(
  ctx: Ctx,
  {
    id,
    isActive,
    answersOpenedAt,
  }: Pick<typeof campaigns.$inferSelect, 'id' | 'isActive' | 'answersOpenedAt'>,
): Promise<RecordAddition> {
  const head = await findHead(ctx, id);
  const body: ReopenedBody = {
    salt: createSalt(),
    reopenedAt: ctx.now.getTime(),
    answersOpenedAt: answersOpenedAt?.getTime() ?? null,
    by: 'owner',
  };
  // Where nothing was recorded yet and its owner has read no answer, there is nothing to say.
  const isTold = !isActive && (head !== undefined || answersOpenedAt !== null);
  const record = extendRecord(ctx, id, head, isTold ? [{ kind: 'reopened', body }] : []);
  const cleared = [nominees, ownerNominations, rereadRequests, selectionRuns].map((table) =>
    ctx.db.delete(table).where(eq(table.campaignId, id)),
  );
  return { ...record, statements: [...record.statements, ...cleared] };
}
