import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { mailCampaignColumns, recordNominees } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import { insertIf } from '../platform/insert-if.ts';
import { recordDueFees } from '../payments/index.ts';
import { queueMailIf } from '../platform/mail.ts';
import { chainRanking, insertEntries, isEligible, logHeads, retryOnConflict } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { renderSelectionMails } from './selection-mails.ts';
import { rankAnswers } from './ranking-rules.ts';
import { NOMINEES_MAX, type Selection } from './rules.ts';
import { nominees, rankings } from './table.ts';
import type { RankedFinalist } from '../scoring/index.ts';
import { scores } from '../scoring/table.ts';

/** Rounds lost to other writes; each brings the selection closer to its end. */
const ROUNDS_MAX = 20;

/**
 * Ranks the scored answers of a closed campaign and makes the first ten its nominees: by `final` those in the
 * final round, all others after them by their scores, and by the earlier payment on a tie. Mails the owner once for a
 * closing, also when it ends without a single score. All in one batch with the record's entries, and only while the
 * campaign is still closed as it was and has no winners. Returns how many nominees there are, undefined when too late.
 */
export async function markNominees(
  ctx: Ctx,
  selection: Selection,
  final: readonly RankedFinalist[] = [],
): Promise<number | undefined> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const campaign = await findClosed(ctx, selection);
    if (!campaign) return undefined;
    const count = await retryOnConflict(() => writeNominees(ctx, selection, campaign, final));
    if (count !== undefined) return count;
  }
  throw new Error('the answers of a campaign kept changing while they were ranked');
}

const isStillClosed = ({ campaignId, closedAt }: Selection) =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and ${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0 and ${campaigns.cancelledAt} is null
    and ${campaigns.closedAt} is ${closedAt})`;

async function findClosed(ctx: Ctx, selection: Selection) {
  const [campaign] = await ctx.db
    .select({ ...mailCampaignColumns, email: user.email, language: user.language })
    .from(campaigns)
    .innerJoin(user, eq(user.id, campaigns.ownerId))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .where(and(eq(campaigns.id, selection.campaignId), isStillClosed(selection)));
  return campaign;
}

/** Returns how many nominees there are; undefined, with nothing written, when something changed since it was read. */
async function writeNominees(
  ctx: Ctx,
  selection: Selection,
  campaign: NonNullable<Awaited<ReturnType<typeof findClosed>>>,
  final: readonly RankedFinalist[],
): Promise<number | undefined> {
  const { campaignId } = selection;
  const { state, scored } = await readScored(ctx, campaignId);
  const ranked = rankAnswers(scored, final);
  const best = ranked
    .filter(({ isCopy }) => !isCopy)
    .slice(0, NOMINEES_MAX)
    .map((answer, index) => ({ ...answer, rank: index + 1 }));
  const finalists = final.filter(({ id }) => scored.some(({ submissionId }) => submissionId === id)).length;
  const entries = await chainRanking(
    ctx,
    campaignId,
    { finalists, answers: ranked.map(({ position, place, strength }) => [position, place, strength]) },
    best.map(({ position, rank, score }) => ({ position, rank, score })),
  );
  const isUnchanged = sql`(${isStillClosed(selection)} and ${getState(campaignId)} = ${state})`;
  const hasNominees = sql`exists (select 1 from ${nominees} where ${nominees.campaignId} = ${campaignId})`;
  const hasJudgedAnswers = sql`exists (select 1 from ${scores} inner join ${submissions}
    on ${submissions.id} = ${scores.submissionId} where ${scores.campaignId} = ${campaignId}
    and ${isEligible(campaignId)})`;
  const mails = renderSelectionMails(ctx, campaign, selection);
  const results = await ctx.db.batch([
    ctx.db.delete(nominees).where(and(eq(nominees.campaignId, campaignId), isUnchanged)),
    ...best.map(({ submissionId, rank, place, score }) =>
      insertIf(ctx.db, nominees, { campaignId, submissionId, rank, place, score }, isUnchanged),
    ),
    ...insertEntries(ctx, entries, isUnchanged),
    queueMailIf(ctx, mails.withNominees, sql`${hasNominees} and ${isUnchanged}`),
    queueMailIf(ctx, mails.withoutScores, sql`${hasJudgedAnswers} and not ${hasNominees} and ${isUnchanged}`),
    insertIf(
      ctx.db,
      rankings,
      { campaignId, rankedAt: ctx.now, knownAt: ctx.now },
      isUnchanged,
    ).onConflictDoUpdate({
      target: rankings.campaignId,
      set: { rankedAt: ctx.now, knownAt: keepKnownAt(ctx, campaignId) },
    }),
    recordNominees(
      ctx,
      campaignId,
      { nomineesSelected: hasJudgedAnswers, nomineeCount: sql`${best.length}` },
      isUnchanged,
    ),
  ]);
  const updatedRows: unknown = results.at(-1);
  if (!Array.isArray(updatedRows) || updatedRows.length === 0) return undefined;
  logHeads(ctx, entries);
  const ids = best.map(({ submissionId }) => submissionId);
  ctx.defer(recordDueFees(ctx, ids));
  return best.length;
}

/** When the nominees were known first since the campaign was closed; another ranking of them changes nothing about it. */
const keepKnownAt = (ctx: Ctx, campaignId: string) => sql`case when exists (select 1 from ${campaigns}
  where ${campaigns.id} = ${campaignId} and ${campaigns.nomineesSelected} = 1)
  then ${rankings.knownAt} else ${ctx.now.getTime()} end`;

/** Grows with every score, and changes with everything that makes an answer count or no longer count, even when one replaces another. */
const getState = (
  campaignId: string,
) => sql<string>`(select count(*) || ':' || total(${submissions.version}) || ':' || total(${submissions.fanNumber})
  || ':' || (select count(*) from ${scores} where ${scores.campaignId} = ${campaignId}) from ${submissions}
  where ${isEligible(campaignId)})`;

/** Reads the scored answers that take part, by score and payment, and the state that they were read in. */
async function readScored(ctx: Ctx, campaignId: string) {
  const [[current], scored] = await ctx.db.batch([
    ctx.db
      .select({ state: getState(campaignId).as('state') })
      .from(campaigns)
      .where(eq(campaigns.id, campaignId)),
    ctx.db
      .select({
        submissionId: scores.submissionId,
        position: scores.position,
        cluster: scores.cluster,
        score: sql<number>`${scores.score}`.as('score'),
      })
      .from(scores)
      .innerJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score), isEligible(campaignId)))
      .orderBy(desc(scores.score), asc(submissions.paidAt), asc(submissions.id)),
  ]);
  return { state: current?.state ?? '', scored };
}

/** Whether a campaign takes subscriptions again, with its winners still to be chosen. */
export const isOpenAgain = (campaignId: string) =>
  sql`exists (select 1 from ${campaigns} where ${campaigns.id} = ${campaignId}
    and ${campaigns.isActive} = 1 and ${campaigns.winnersSelected} = 0)`;
