import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/keyset.ts';
import type { AllowedAnswersPage, AllowedAnswersQuery } from './contract.ts';
import { requireOwnWall } from './decide-answer.ts';
import { selectAnswers, toCursor } from './list-wall.ts';
import { DECISIONS_PAGE_SIZE } from './rules.ts';
import { wallAnswers } from './table.ts';

/** Returns a page of the answers of the caller's own campaign that may be read, the latest first; throws as `requireOwnWall`. */
export async function listAllowedAnswers(
  ctx: Ctx,
  campaignId: string,
  { state, ...place }: AllowedAnswersQuery,
): Promise<AllowedAnswersPage> {
  await requireOwnWall(ctx, campaignId);
  const { changedAt, submissionId } = wallAnswers;
  const rows = await selectAnswers(ctx, campaignId, state, isAfter(place, changedAt, submissionId))
    .orderBy(...newestFirst(changedAt, submissionId))
    .limit(DECISIONS_PAGE_SIZE + 1);
  return toKeysetPage(rows, DECISIONS_PAGE_SIZE, toCursor, ({ wall, answer, slot }) => ({
    submissionId: wall.submissionId,
    displayName: wall.displayName,
    answer,
    isWinner: slot !== null,
    state: wall.state,
    allowedAt: wall.allowedAt.toISOString(),
  }));
}
