import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { requireVisible } from '../campaigns/index.ts';
import { toMinute } from '../campaigns/dial-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { isOffensive } from '../platform/is-offensive.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/paging.ts';
import { hasPublicName } from '../submissions/index.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Wall, WallAnswer } from './contract.ts';
import { isReadable } from './is-on-wall.ts';
import type { WallState } from './rules.ts';
import { wallAnswers } from './table.ts';

/** Returns a page of a campaign's public answers, the winners' first; empty before there are winners. Throws 404. */
export async function listWall(ctx: Ctx, slug: string, query: KeysetQuery): Promise<Wall> {
  const campaign = await requireVisible(ctx, eq(campaigns.slug, slug));
  if (!campaign.winnersSelected || campaign.cancelledAt !== null) return { docs: [], next: null };
  const isNext = isAfter(query, wallAnswers.changedAt, wallAnswers.submissionId);
  const [first, others] = await Promise.all([
    query.after
      ? []
      : selectAnswers(ctx, campaign.id, 'shown', isNotNull(winners.slot)).orderBy(asc(winners.slot)),
    selectAnswers(ctx, campaign.id, 'shown', and(isNull(winners.slot), isNext))
      .orderBy(...newestFirst(wallAnswers.changedAt, wallAnswers.submissionId))
      .limit(query.limit + 1),
  ]);
  const { docs, next } = toKeysetPage(others, query.limit, toCursor);
  return { docs: [...first, ...docs].map(toWallAnswer), next };
}

/** Returns the query for a campaign's readable answers, in one state or in any. */
export function selectAnswers(
  ctx: Ctx,
  campaignId: string,
  state: WallState | undefined,
  condition: SQL | undefined,
) {
  const isInState = state && eq(wallAnswers.state, state);
  const isWinner = and(
    eq(winners.campaignId, campaignId),
    eq(winners.submissionId, wallAnswers.submissionId),
  );
  return ctx.db
    .select({
      wall: wallAnswers,
      answer: submissions.answer,
      fanNumber: submissions.fanNumber,
      hasName: sql`${hasPublicName}`.mapWith(Boolean),
      slot: winners.slot,
    })
    .from(wallAnswers)
    .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .leftJoin(winners, isWinner)
    .where(and(eq(wallAnswers.campaignId, campaignId), isInState, isReadable, condition))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectAnswers>>[number];

/** Returns the cursor of a row in the list, newest first. */
export const toCursor = ({ wall }: Row) => ({ at: wall.changedAt, id: wall.submissionId });

/** Returns the public name beside an answer: the fan's number if the chosen name is hidden. */
export function toWallName(displayName: string, { fanNumber, hasName }: Pick<Row, 'fanNumber' | 'hasName'>) {
  return formatFanName(hasName && !isOffensive(displayName) ? displayName : '', fanNumber);
}

/** Converts an answer to its public form, under its public name. */
export function toWallAnswer({ wall, answer, slot, ...fan }: Row): WallAnswer {
  const { fanNumber } = fan;
  return {
    submissionId: wall.submissionId,
    displayName: toWallName(wall.displayName, fan),
    answer,
    isWinner: slot !== null,
    minute: toMinute(fanNumber),
  };
}
