import { eq } from 'drizzle-orm';
import type { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { createSalt, extendRecord, findHead, type RecordAddition } from '../scoring/index.ts';
import type { ReopenedBody } from './record/entry-bodies.ts';
import { withdrawRereadMails } from './reread-mails.ts';
import { nominees, ownerNominations, rereadRequests, selectionRuns } from './table.ts';

/**
 * Returns what reopening a campaign adds to its record, and the statements that delete its nominees, owner nominations,
 * reread requests and selection run; the scores stay.
 */
export async function clearNominees(
  ctx: Ctx,
  { id, isActive, answersOpenedAt }: typeof campaigns.$inferSelect,
): Promise<RecordAddition> {
  const head = await findHead(ctx, id);
  const body: ReopenedBody = {
    salt: createSalt(),
    reopenedAt: ctx.now.getTime(),
    answersOpenedAt: answersOpenedAt?.getTime() ?? null,
    by: 'owner',
  };
  // With an empty record and no answer read by the owner, there is nothing to record.
  const isRecorded = !isActive && (head !== undefined || answersOpenedAt !== null);
  const record = extendRecord(ctx, id, head, isRecorded ? [{ kind: 'reopened', body }] : []);
  const cleared = [nominees, ownerNominations, rereadRequests, selectionRuns].map((table) =>
    ctx.db.delete(table).where(eq(table.campaignId, id)),
  );
  return { ...record, statements: [...record.statements, ...cleared, withdrawRereadMails(ctx, id)] };
}
