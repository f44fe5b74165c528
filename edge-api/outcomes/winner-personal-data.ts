import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { submissions } from '../submissions/table.ts';
import { winnerDetails } from './winner-table.ts';

const selectOwn = (ctx: Ctx, userId: string) =>
  ctx.db.select({ id: submissions.id }).from(submissions).where(eq(submissions.userId, userId));

/** Selects what a person has given for meetings, for the export of their data. */
export function exportWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db
    .select()
    .from(winnerDetails)
    .where(inArray(winnerDetails.submissionId, selectOwn(ctx, userId)));
}

/** Returns the statement that forgets what a person has given for meetings; before their answers are detached. */
export function eraseWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.delete(winnerDetails).where(inArray(winnerDetails.submissionId, selectOwn(ctx, userId)));
}
