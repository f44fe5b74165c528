import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { AllowAnswer, Permission } from './contract.ts';
import { ANSWER_NOT_PAID, DISPLAY_NAME_FIXED } from './rules.ts';
import { wallAnswers } from './table.ts';

/**
 * Lets others read the caller's own paid answer, under a name of their choice, once the campaign's owner shows it. Throws
 * 404 for another person's, 409 while it is not paid, and for another name once the owner has decided about this one.
 */
export async function allowAnswer(
  ctx: Ctx,
  submissionId: string,
  { displayName }: AllowAnswer,
): Promise<Permission> {
  const { campaignId } = await requireOwnSubmission(ctx, submissionId);
  const isPaid = and(
    eq(submissions.id, submissionId),
    eq(submissions.status, 'paid'),
    isNull(submissions.withdrawnAt),
  );
  const row = { submissionId, campaignId, displayName, allowedAt: ctx.now, changedAt: ctx.now };
  const [stored] = await insertIf(
    ctx.db,
    wallAnswers,
    row,
    sql`exists (select 1 from ${submissions} where ${isPaid})`,
  )
    .onConflictDoUpdate({
      target: wallAnswers.submissionId,
      set: { displayName },
      setWhere: sql`${wallAnswers.state} = 'waiting' or ${wallAnswers.displayName} = ${displayName}`,
    })
    .returning();
  if (stored) return { displayName: stored.displayName, isShown: stored.state === 'shown' };
  const isAllowed = (await ctx.db.$count(wallAnswers, eq(wallAnswers.submissionId, submissionId))) > 0;
  throw new ApiError(409, 'conflict', isAllowed ? DISPLAY_NAME_FIXED : ANSWER_NOT_PAID);
}
