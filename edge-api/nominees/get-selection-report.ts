import { and, asc, desc, eq, gte, inArray, min, type SQLWrapper } from 'drizzle-orm';
import { isVisible, toCancellation } from '../campaigns/index.ts';
import { phaseAt, toClosedAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { getJudgeKind, getScoringSummary, hasAnswers, isEligible } from '../scoring/index.ts';
import { recordEntries, scoreHeads } from '../scoring/table.ts';
import { isOver, rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import type { HeadsPage, SelectionReport } from './selection-contract.ts';
import { isNominee, selectNomineeIds } from './select-nominee-ids.ts';
import { HEADS_PER_PAGE, WINNERS_DEFAULT, WINNERS_TWO } from './rules.ts';
import { winners } from './table.ts';

/** Returns how a campaign's nominees and winners are selected, for anyone; counts and times only once it is closed. */
export async function getSelectionReport(
  ctx: Ctx,
  slug: string,
  { heads }: { readonly heads: number },
): Promise<{ readonly doc: SelectionReport; readonly isPublic: boolean }> {
  const { campaign, isEmpty, phase, isClosed, isPublic } = await requireVisibleCampaign(ctx, slug);
  const [judge, result] = await Promise.all([
    getJudgeKind(ctx, campaign.id),
    isClosed ? getSelectionResult(ctx, campaign, heads) : null,
  ]);
  const doc = {
    campaign: {
      ...pick(campaign, 'slug', 'name', 'language'),
      celebrity: { name: campaign.artistName },
      phase,
      state: rowStateAt(campaign, ctx.now, isEmpty),
      cancelled: toCancellation(campaign),
    },
    winnersToChoose: campaign.twoWinners ? WINNERS_TWO : WINNERS_DEFAULT,
    reopenings: campaign.reopenings.map((at) => new Date(at).toISOString()),
    judge,
    result,
  };
  return { doc, isPublic };
}

/** Returns a campaign that the caller may see, whether it has no eligible answer, and whether its selection began. */
export async function requireVisibleCampaign(ctx: Ctx, slug: string) {
  const [row] = await ctx.db
    .select({ campaign: campaigns, hasAnswers })
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isVisible(ctx)));
  if (!row) throw notFound();
  const { campaign } = row;
  const phase = phaseAt(campaign, ctx.now);
  const isPublic = campaign.publishedAt !== null;
  return {
    campaign,
    isEmpty: !row.hasAnswers,
    phase,
    isClosed: isOver(rowStateAt(campaign, ctx.now)),
    isPublic,
  };
}

async function getSelectionResult(
  ctx: Ctx,
  { id, closedAt, subscriptionDeadline, reopenings }: typeof campaigns.$inferSelect,
  headsPage: number,
): Promise<NonNullable<SelectionReport['result']>> {
  const isChoice = and(eq(recordEntries.campaignId, id), eq(recordEntries.kind, 'winner'));
  const [summary, chosen, [choice], nominees, heads, afterReopening] = await Promise.all([
    getScoringSummary(ctx, id),
    ctx.db
      .select({ reason: winners.reason })
      .from(winners)
      .where(eq(winners.campaignId, id))
      .orderBy(asc(winners.slot))
      .limit(WINNERS_TWO),
    ctx.db
      .select({ at: min(recordEntries.writtenAt) })
      .from(recordEntries)
      .where(isChoice),
    ctx.db.$count(submissions, and(isEligible(id), isNominee(id))),
    listHeads(ctx, id, headsPage),
    countAfterReopening(ctx, id, reopenings),
  ]);
  return {
    ...summary,
    closedAt: toClosedAt({ closedAt, subscriptionDeadline })?.toISOString() ?? null,
    nominees,
    winners: chosen.length,
    winnerReasons: chosen.flatMap(({ reason }) => reason ?? []),
    chosenAt: choice?.at?.toISOString() ?? null,
    heads,
    afterReopening,
  };
}

async function listHeads(ctx: Ctx, campaignId: string, page: number): Promise<HeadsPage> {
  const isOfCampaign = eq(scoreHeads.campaignId, campaignId);
  const [total, rows] = await Promise.all([
    ctx.db.$count(scoreHeads, isOfCampaign),
    ctx.db
      .select()
      .from(scoreHeads)
      .where(isOfCampaign)
      .orderBy(desc(scoreHeads.position))
      .limit(HEADS_PER_PAGE)
      .offset((page - 1) * HEADS_PER_PAGE),
  ]);
  return {
    docs: rows.map((row) => formatInstants(pick(row, 'position', 'hash', 'writtenAt'))),
    page,
    pages: Math.max(1, Math.ceil(total / HEADS_PER_PAGE)),
  };
}

/** Counts the answers that were paid after the first reopening, and how many of them were nominated or won. */
async function countAfterReopening(ctx: Ctx, id: string, [first]: readonly number[]) {
  if (first === undefined) return null;
  const isLate = and(isEligible(id), gte(submissions.paidAt, new Date(first)));
  const count = (ids: SQLWrapper) => ctx.db.$count(submissions, and(isLate, inArray(submissions.id, ids)));
  const chosen = ctx.db.select({ id: winners.submissionId }).from(winners).where(eq(winners.campaignId, id));
  const [answers, nominees, won] = await Promise.all([
    ctx.db.$count(submissions, isLate),
    count(selectNomineeIds(id)),
    count(chosen),
  ]);
  return { answers, nominees, winners: won };
}
