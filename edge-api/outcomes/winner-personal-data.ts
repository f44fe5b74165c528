import { inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { winnerDetails } from './winner-table.ts';

const isOf = (ctx: Ctx, userId: string) => inArray(winnerDetails.submissionId, selectOwnIds(ctx, userId));

/** Selects what a person has given for meetings, for the export of their data. */
export function exportWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.select().from(winnerDetails).where(isOf(ctx, userId));
}

/** Returns the statement that forgets what a person has given for meetings; before their answers are detached. */
export function eraseWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.delete(winnerDetails).where(isOf(ctx, userId));
}
