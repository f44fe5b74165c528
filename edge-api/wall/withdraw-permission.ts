import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { wallAnswers } from './table.ts';

/** Withdraws the permission to read the caller's own answer, at once and everywhere; 404 for another person's. */
export async function withdrawPermission(ctx: Ctx, submissionId: string): Promise<void> {
  await requireOwnSubmission(ctx, submissionId);
  await ctx.db.delete(wallAnswers).where(eq(wallAnswers.submissionId, submissionId));
}
