import { eq } from 'drizzle-orm';
import { campaignCancelled, requireOwnCampaign } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { requireRow, conflict } from '../platform/errors.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/paging.ts';
import type { CampaignAct } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { DecideAnswer, AllowedAnswersPage, AllowedAnswersQuery } from './contract.ts';
import { selectAnswers, toCursor, toWallAnswer } from './list-wall.ts';
import { NAME_CHANGED, NO_WINNERS_YET } from './rules.ts';
import { wallAnswers } from './table.ts';

/**
 * Shows or hides an allowed answer of the caller's own campaign. Throws as `requireOwnWall`, 404 if the answer may not
 * be read, or no longer, and 409 for showing it under a name that the owner has not seen.
 */
export async function decideAnswer(
  ctx: Ctx,
  { campaignId, submissionId }: Readonly<Record<'campaignId' | 'submissionId', string>>,
  { state, displayName }: DecideAnswer,
): Promise<Pick<DecideAnswer, 'state'>> {
  await requireOwnWall(ctx, campaignId, 'manage');
  await runUnit(async () => {
    const isOwn = eq(wallAnswers.submissionId, submissionId);
    const row = await requireRow(selectAnswers(ctx, campaignId, undefined, isOwn));
    const { wall: known } = row;
    const isRead = displayName === undefined || displayName === toWallAnswer(row).displayName;
    if (state === 'shown' && !isRead) throw conflict(NAME_CHANGED);
    if (known.state === state) return;
    await commit(ctx, isUnchanged(wallAnswers, known), [
      ctx.db.update(wallAnswers).set({ state, changedAt: ctx.now }).where(isOwn),
    ]);
  });
  return { state };
}

/**
 * Requires the caller's own campaign with known winners: before that, only the fan knows who allowed what, so that it
 * cannot influence the choice. Throws 404 for another person's, 409 before the choice and for a cancelled campaign.
 */
async function requireOwnWall(ctx: Ctx, campaignId: string, act: CampaignAct): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId, act);
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!campaign.winnersSelected) throw conflict(NO_WINNERS_YET);
}

/** Returns a page of the allowed answers of the caller's own campaign, latest first; throws as `requireOwnWall`. */
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
  const page = toKeysetPage(rows, place.limit, toCursor);
  const docs = page.docs.map((row) => {
    const { minute, ...answer } = toWallAnswer(row);
    return { ...answer, state: row.wall.state, allowedAt: row.wall.allowedAt.toISOString() };
  });
  return { ...page, docs };
}
