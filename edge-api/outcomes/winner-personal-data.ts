import { inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { winnerDetails } from './winner-table.ts';

/** Returns the condition that the details are a person's. */
const isOwn = (ctx: Ctx, userId: string) => inArray(winnerDetails.submissionId, selectOwnIds(ctx, userId));

/** Selects what a person has given for meetings, for the export of their data. */
export function exportWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.select().from(winnerDetails).where(isOwn(ctx, userId));
}

/** Returns the statement that forgets what a person has given for meetings; before their answers are detached. */
export function eraseWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.delete(winnerDetails).where(isOwn(ctx, userId));
}
