import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { requireOwnSubmission } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { AllowAnswer, Permission } from './contract.ts';
import { toWallName } from './list-wall.ts';
import { ANSWER_NOT_PAID, DISPLAY_NAME_FIXED } from './rules.ts';
import { wallAnswers } from './table.ts';

/**
 * Lets others read the caller's own paid answer under a chosen name, once the campaign's owner shows it. Throws 404 for
 * another person's, 409 for an unpaid one, and for a different name once the owner has decided about the current one.
 */
export async function allowAnswer(
  ctx: Ctx,
  submissionId: string,
  { displayName }: AllowAnswer,
): Promise<Permission> {
  return runUnit(async () => {
    const { campaignId, status, withdrawnAt, ...fan } = await requireOwnSubmission(ctx, submissionId);
    const isOwn = eq(wallAnswers.submissionId, submissionId);
    const [known] = await ctx.db.select().from(wallAnswers).where(isOwn);
    if (status !== 'paid' || withdrawnAt !== null)
      throw conflict(known ? DISPLAY_NAME_FIXED : ANSWER_NOT_PAID);
    const isDecided = known !== undefined && known.state !== 'waiting';
    if (isDecided && known.displayName !== displayName) throw conflict(DISPLAY_NAME_FIXED);
    const row = { submissionId, campaignId, displayName, allowedAt: ctx.now, changedAt: ctx.now };
    const isCurrent = and(
      isUnchanged(submissions, { id: submissionId, status, withdrawnAt }),
      known ? isUnchanged(wallAnswers, known) : eq(ctx.db.$count(wallAnswers, isOwn), 0),
    );
    await commit(ctx, isCurrent, [
      ctx.db
        .insert(wallAnswers)
        .values(row)
        .onConflictDoUpdate({ target: wallAnswers.submissionId, set: { displayName } }),
    ]);
    return { displayName: toWallName(displayName, fan), isShown: known?.state === 'shown' };
  });
}

/** Withdraws the permission to read the caller's own answer, at once and everywhere; throws 404 for another's. */
export async function withdrawPermission(ctx: Ctx, submissionId: string): Promise<void> {
  await requireOwnSubmission(ctx, submissionId);
  await ctx.db.delete(wallAnswers).where(eq(wallAnswers.submissionId, submissionId));
}
