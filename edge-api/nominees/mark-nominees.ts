import { and, asc, countDistinct, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { campaignPictures, toMailCampaign, updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { toSql } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { recordDueFees } from '../payments/index.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { pick } from '../platform/pick.ts';
import { commitRecorded, isEligible, type RankedFinalist } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import { getRereadEnd, toRereadEnd } from './reread-state.ts';
import { queueReadMails } from './reread-mails.ts';
import { queueSelectionMails } from './selection-mails.ts';
import { rankAnswers, takeBest } from './ranking-rules.ts';
import { chainRanking } from './record/record-selection.ts';
import { NOMINEES_MAX, TIED_MAX, type Selection } from './rules.ts';
import { recountNominees } from './select-nominee-ids.ts';
import { nominees, rankings } from './table.ts';
import { scores } from '../scoring/table.ts';

/**
 * Makes the first ten answers of a closed campaign its nominees, finalists by `final` first, and mails owner and fans.
 * Returns undefined without writing if the campaign was reopened, closed again or decided.
 */
export async function markNominees(
  ctx: Ctx,
  selection: Selection,
  final: readonly RankedFinalist[] = [],
): Promise<number | undefined> {
  const nominated = await runUnit(async () => {
    const campaign = await findClosed(ctx, selection);
    return campaign && writeNominees(ctx, selection, campaign, final);
  });
  if (!nominated) return undefined;
  ctx.defer(recordDueFees(ctx, nominated));
  return nominated.length;
}

async function findClosed(ctx: Ctx, { campaignId, closedAt }: Selection) {
  const [found] = await ctx.db
    .select({ campaign: campaigns, ...campaignPictures })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  if (!found) return undefined;
  const { campaign, ...pictures } = found;
  const isDecided = campaign.winnersSelected || campaign.cancelledAt !== null;
  const isOther = campaign.isActive || (campaign.closedAt?.getTime() ?? null) !== closedAt;
  return isDecided || isOther ? undefined : { ...campaign, ...pictures };
}

async function writeNominees(
  ctx: Ctx,
  selection: Selection,
  campaign: NonNullable<Awaited<ReturnType<typeof findClosed>>>,
  final: readonly RankedFinalist[],
): Promise<readonly string[]> {
  const { id: campaignId, isActive, winnersSelected, cancelledAt, closedAt, nomineesSelected } = campaign;
  const { state, judged, scored } = await readScored(ctx, campaignId);
  const ranked = rankAnswers(scored, final);
  const { best: first, tied } = takeBest(ranked, NOMINEES_MAX);
  const best = first.map((answer, index) => ({ ...answer, rank: index + 1 }));
  const finalists = final.filter(({ id }) => scored.some(({ submissionId }) => submissionId === id)).length;
  const record = await chainRanking(
    ctx,
    campaignId,
    {
      closedAt: closedAt?.getTime() ?? null,
      finalists,
      answers: ranked.map(({ position, place, strength }) => [position, place, strength]),
    },
    best.map(({ position, rank, score }) => ({ position, rank, score })),
  );
  const { head } = record;
  const about = toMailCampaign(ctx, campaign);
  const isFirst = !nomineesSelected || campaign.nomineeCount === 0;
  const until = isFirst ? toRereadEnd(ctx.now, ctx.now) : await getRereadEnd(ctx, campaignId);
  const hasNominees = best.length > 0;
  const { plannedAt } = campaign;
  const result = { scored: scored.length, unscored: judged - scored.length, plannedAt };
  // `knownAt` is set when the nominees are first known after a closing; ranking them again leaves it unchanged.
  const ranking = {
    rankedAt: ctx.now,
    tied: tied.map(({ submissionId }) => submissionId).slice(0, TIED_MAX),
  };
  const changes = { ...ranking, ...(isFirst && { knownAt: ctx.now }) };
  const isClosed = { id: campaignId, isActive, winnersSelected, cancelledAt, closedAt, nomineesSelected };
  await commitRecorded(ctx, record, and(isUnchanged(campaigns, isClosed), eq(getState(campaignId), state)), [
    ctx.db.delete(nominees).where(eq(nominees.campaignId, campaignId)),
    insertRows(
      ctx.db,
      nominees,
      best.map((answer) => ({ ...answer, campaignId })),
    ),
    ...(judged > 0 ? queueSelectionMails(ctx, selection, about, result) : []),
    ...(hasNominees ? queueReadMails(ctx, campaign, { campaign: about, head }, until) : []),
    ctx.db
      .insert(rankings)
      .values({ campaignId, ...ranking, knownAt: ctx.now })
      .onConflictDoUpdate({ target: rankings.campaignId, set: changes }),
    updateCampaignRow(ctx, campaignId, { nomineesSelected: judged > 0 }),
    recountNominees(ctx, campaignId),
  ]);
  return best.map(({ submissionId }) => submissionId);
}

/** Grows with every score, and changes whenever an answer starts or stops counting, even when one replaces another. */
const getState = (
  campaignId: string,
) => sql<string>`(select count(*) || ':' || total(${submissions.version}) || ':' || total(${submissions.fanNumber})
  || ':' || (select count(*) from ${scores} where ${scores.campaignId} = ${campaignId}) from ${submissions}
  where ${isEligible(campaignId)})`;

/** Reads in one batch the scored answers by score and random id, the number of judged answers, and their state. */
async function readScored(ctx: Ctx, campaignId: string) {
  const isScoreOf = eq(submissions.id, scores.submissionId);
  const isJudged = and(eq(scores.campaignId, campaignId), isEligible(campaignId));
  const [[current], [all], scored] = await ctx.db.batch([
    ctx.db
      .select({ state: getState(campaignId).as('state') })
      .from(campaigns)
      .where(eq(campaigns.id, campaignId)),
    ctx.db
      .select({ judged: countDistinct(scores.submissionId) })
      .from(scores)
      .innerJoin(submissions, isScoreOf)
      .where(isJudged),
    ctx.db
      .select({
        ...pick(scores, 'submissionId', 'position', 'cluster'),
        score: toSql<number>(scores.score).as('score'),
      })
      .from(scores)
      .innerJoin(submissions, isScoreOf)
      .where(and(isJudged, isNotNull(scores.score)))
      .orderBy(desc(scores.score), asc(submissions.id)),
  ]);
  return { state: current?.state ?? '', judged: all?.judged ?? 0, scored };
}
