import { inArray } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { winnerDetails } from './winner-table.ts';

/** Holds for details that belong to a person. */
const isOwn = (ctx: Ctx, userId: string) => inArray(winnerDetails.submissionId, selectOwnIds(ctx, userId));

/** Selects a person's details for meetings, for their data export. */
export function exportWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.select().from(winnerDetails).where(isOwn(ctx, userId));
}

/** Returns the statement that deletes a person's details; it must run before their answers are detached. */
export function eraseWinnerDetails(ctx: Ctx, userId: string) {
  return ctx.db.delete(winnerDetails).where(isOwn(ctx, userId));
}
