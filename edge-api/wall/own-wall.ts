import { and, eq } from 'drizzle-orm';
import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/paging.ts';
import type { CampaignAct } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { submissions } from '../submissions/table.ts';
import type { DecideAnswer, AllowedAnswersPage, AllowedAnswersQuery } from './contract.ts';
import { isReadable } from './is-on-wall.ts';
import { selectAnswers, toCursor, toWallAnswer } from './list-wall.ts';
import { NO_WINNERS_YET } from './rules.ts';
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
  await requireOwnWall(ctx, campaignId, 'manage');
  await runUnit(async () => {
    const isOwn = and(eq(wallAnswers.submissionId, submissionId), eq(wallAnswers.campaignId, campaignId));
    const [row] = await ctx.db
      .select({ known: wallAnswers.state })
      .from(wallAnswers)
      .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
      .where(and(isOwn, isReadable));
    if (!row) throw notFound();
    if (row.known === state) return;
    await commit(
      ctx,
      [isUnchanged(wallAnswers, { submissionId, state: row.known })],
      [ctx.db.update(wallAnswers).set({ state, changedAt: ctx.now }).where(isOwn)],
    );
  });
  return { state };
}

/**
 * Requires the caller's own campaign, whose winners are known: before that nobody but the fan knows who allowed what, so
 * that it cannot weigh in the choice. Throws 404 for another person's, 409 too early and for one that does not go ahead.
 */
async function requireOwnWall(ctx: Ctx, campaignId: string, act: CampaignAct): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId, act);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!campaign.winnersSelected) throw new ApiError(409, 'conflict', NO_WINNERS_YET);
}

/** Returns a page of the answers of the caller's own campaign that may be read, the latest first; throws as `requireOwnWall`. */
export async function listAllowedAnswers(
  ctx: Ctx,
  campaignId: string,
  { state, ...place }: AllowedAnswersQuery,
): Promise<AllowedAnswersPage> {
  await requireOwnWall(ctx, campaignId, 'view');
  const { changedAt, submissionId } = wallAnswers;
  const rows = await selectAnswers(ctx, campaignId, state, isAfter(place, changedAt, submissionId))
    .orderBy(...newestFirst(changedAt, submissionId))
    .limit(place.limit + 1);
  return toKeysetPage(rows, place.limit, toCursor, (row) => {
    const { minute, ...answer } = toWallAnswer(row);
    return { ...answer, state: row.wall.state, allowedAt: row.wall.allowedAt.toISOString() };
  });
}
