import { and, eq } from 'drizzle-orm';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isAfter, newestFirst, toKeysetPage } from '../platform/keyset.ts';
import { submissions } from '../submissions/table.ts';
import type { AllowedAnswersPage, AllowedAnswersQuery } from './contract.ts';
import { isReadable } from './is-on-wall.ts';
import { requireOwnWall } from './require-own-wall.ts';
import { DECISIONS_PAGE_SIZE } from './rules.ts';
import { wallAnswers } from './table.ts';

/** Returns a page of the answers of the caller's own campaign that may be read, the latest first; throws as `requireOwnWall`. */
export async function listAllowedAnswers(
  ctx: Ctx,
  campaignId: string,
  { state, ...place }: AllowedAnswersQuery,
): Promise<AllowedAnswersPage> {
  await requireOwnWall(ctx, campaignId);
  const rows = await ctx.db
    .select({ wall: wallAnswers, answer: submissions.answer, slot: winners.slot })
    .from(wallAnswers)
    .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
    .leftJoin(
      winners,
      and(eq(winners.campaignId, campaignId), eq(winners.submissionId, wallAnswers.submissionId)),
    )
    .where(
      and(
        eq(wallAnswers.campaignId, campaignId),
        eq(wallAnswers.state, state),
        isReadable,
        isAfter(place, wallAnswers.changedAt, wallAnswers.submissionId),
      ),
    )
    .orderBy(...newestFirst(wallAnswers.changedAt, wallAnswers.submissionId))
    .limit(DECISIONS_PAGE_SIZE + 1);
  return toKeysetPage(
    rows,
    DECISIONS_PAGE_SIZE,
    ({ wall }) => ({ at: wall.changedAt, id: wall.submissionId }),
    ({ wall, answer, slot }) => ({
      submissionId: wall.submissionId,
      displayName: wall.displayName,
      answer,
      isWinner: slot !== null,
      state: wall.state,
      allowedAt: wall.allowedAt.toISOString(),
    }),
  );
}
