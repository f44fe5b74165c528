import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { submissions } from '../submissions/table.ts';
import type { DecideAnswer } from './contract.ts';
import { isReadable } from './is-on-wall.ts';
import { requireOwnWall } from './require-own-wall.ts';
import { wallAnswers } from './table.ts';

/**
 * Shows an allowed answer of the caller's own campaign, or keeps it back. Throws as `requireOwnWall`, and 404 for an answer
 * that may not be read, or no longer.
 */
export async function decideAnswer(
  ctx: Ctx,
  { campaignId, submissionId }: Readonly<Record<'campaignId' | 'submissionId', string>>,
  { state }: DecideAnswer,
): Promise<DecideAnswer> {
  await requireOwnWall(ctx, campaignId);
  const isAllowed = sql`exists (select 1 from ${submissions}
    where ${and(eq(submissions.id, submissionId), isReadable)})`;
  const decided = await ctx.db
    .update(wallAnswers)
    .set({
      state,
      changedAt: sql`iif(${wallAnswers.state} = ${state}, ${wallAnswers.changedAt}, ${ctx.now.getTime()})`,
    })
    .where(and(eq(wallAnswers.submissionId, submissionId), eq(wallAnswers.campaignId, campaignId), isAllowed))
    .returning({ id: wallAnswers.submissionId });
  if (decided.length === 0) throw notFound();
  return { state };
}
