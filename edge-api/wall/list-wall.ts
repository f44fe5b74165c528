import { and, asc, eq, notInArray, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { WINNERS_TWO } from '../nominees/rules.ts';
import { winners } from '../nominees/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { isOffensive } from '../platform/is-offensive.ts';
import { isAfter, newestFirst, toKeysetPage, type KeysetQuery } from '../platform/keyset.ts';
import { hasPublicName } from '../submissions/index.ts';
import { formatFanName } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Wall, WallAnswer } from './contract.ts';
import { isReadable } from './is-on-wall.ts';
import { WALL_PAGE_SIZE } from './rules.ts';
import { wallAnswers } from './table.ts';

/**
 * Returns a page of the answers that anyone may read at a campaign's address, the winners' first; none before there are
 * winners. Throws 404 for a campaign that the caller cannot see.
 */
export async function listWall(ctx: Ctx, slug: string, query: KeysetQuery): Promise<Wall> {
  const [campaign] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isVisible(ctx)))
    .limit(1);
  if (!campaign) throw notFound();
  if (!campaign.winnersSelected || campaign.cancelledAt !== null) return { docs: [], next: null };
  const [first, others] = await Promise.all([
    query.after ? [] : queryWinners(ctx, campaign.id),
    queryOthers(ctx, campaign.id, isAfter(query, wallAnswers.changedAt, wallAnswers.submissionId)),
  ]);
  const page = toKeysetPage(
    others,
    WALL_PAGE_SIZE,
    ({ changedAt, submissionId }) => ({ at: changedAt, id: submissionId }),
    (row) => toWallAnswer(row, false),
  );
  return { ...page, docs: [...first.map((row) => toWallAnswer(row, true)), ...page.docs] };
}

const COLUMNS = {
  submissionId: wallAnswers.submissionId,
  displayName: wallAnswers.displayName,
  fanNumber: submissions.fanNumber,
  hasName: sql`${hasPublicName}`.mapWith(Boolean),
  answer: submissions.answer,
  changedAt: wallAnswers.changedAt,
};

const isShown = and(eq(wallAnswers.state, 'shown'), isReadable);

function queryWinners(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select(COLUMNS)
    .from(winners)
    .innerJoin(wallAnswers, eq(wallAnswers.submissionId, winners.submissionId))
    .innerJoin(submissions, eq(submissions.id, winners.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(and(eq(winners.campaignId, campaignId), isShown))
    .orderBy(asc(winners.slot))
    .limit(WINNERS_TWO);
}

/** Returns the query for the answers that did not win, the latest first. */
function queryOthers(ctx: Ctx, campaignId: string, after: SQL | undefined) {
  const { submissionId } = winners;
  const won = ctx.db.select({ submissionId }).from(winners).where(eq(winners.campaignId, campaignId));
  return ctx.db
    .select(COLUMNS)
    .from(wallAnswers)
    .innerJoin(submissions, eq(submissions.id, wallAnswers.submissionId))
    .innerJoin(user, eq(user.id, submissions.userId))
    .where(
      and(eq(wallAnswers.campaignId, campaignId), isShown, notInArray(wallAnswers.submissionId, won), after),
    )
    .orderBy(...newestFirst(wallAnswers.changedAt, wallAnswers.submissionId))
    .limit(WALL_PAGE_SIZE + 1);
}

type Row = Awaited<ReturnType<typeof queryWinners>>[number];

function toWallAnswer(
  { submissionId, displayName, fanNumber, hasName, answer }: Row,
  isWinner: boolean,
): WallAnswer {
  const name = hasName && !isOffensive(displayName) ? displayName : '';
  return { submissionId, displayName: formatFanName(name, fanNumber), answer, isWinner };
}
