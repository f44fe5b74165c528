import { and, asc, eq, gte, inArray, type SQLWrapper } from 'drizzle-orm';
import { isVisible, toCancellation } from '../campaigns/index.ts';
import { phaseAt, toClosedAt } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { ListQuery } from '../platform/paging.ts';
import { notFound } from '../platform/errors.ts';
import { getJudgeKind, getScoringSummary, isEligible, listHeads, listRecord } from '../scoring/index.ts';
import type { RecordPage } from '../scoring/contract.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { submissions } from '../submissions/table.ts';
import type { SelectionReport } from './selection-contract.ts';
import { selectNomineeIds } from './select-nominee-ids.ts';
import { WINNERS_DEFAULT, WINNERS_TWO } from './rules.ts';
import { winners } from './table.ts';

/** Returns how a campaign's nominees and winners are found, for anyone; counts and times only once it is closed. */
export async function getSelectionReport(
  ctx: Ctx,
  slug: string,
  { heads }: { readonly heads: number },
): Promise<{ readonly doc: SelectionReport; readonly isPublic: boolean }> {
  const { campaign, phase, isClosed, isPublic } = await requireCampaign(ctx, slug);
  const [judge, result] = await Promise.all([
    getJudgeKind(ctx, campaign.id),
    isClosed ? getSelectionResult(ctx, campaign, heads) : null,
  ]);
  const doc = {
    campaign: {
      slug,
      name: campaign.name,
      language: campaign.language,
      celebrity: { name: campaign.artistName },
      phase,
      state: rowStateAt(campaign, ctx.now, result?.answers.paid === 0),
      cancelled: toCancellation(campaign),
    },
    winnersToChoose: campaign.twoWinners ? WINNERS_TWO : WINNERS_DEFAULT,
    reopenings: campaign.reopenings.map((at) => new Date(at).toISOString()),
    judge,
    result,
  };
  return { doc, isPublic };
}

/** Returns the public part of a campaign's record after a position, for anyone; nothing before it is closed. */
export async function getSelectionRecord(
  ctx: Ctx,
  slug: string,
  query: ListQuery,
): Promise<{ readonly page: RecordPage; readonly isPublic: boolean }> {
  const { campaign, isClosed, isPublic } = await requireCampaign(ctx, slug);
  const page = isClosed
    ? await listRecord(ctx, campaign.id, query)
    : { campaign: campaign.id, previousHash: '', entries: [], head: null, next: null };
  return { page, isPublic };
}

async function requireCampaign(ctx: Ctx, slug: string) {
  const [campaign] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isVisible(ctx)));
  if (!campaign) throw notFound();
  const phase = phaseAt(campaign, ctx.now);
  const isPublic = campaign.publishedAt !== null;
  return { campaign, phase, isClosed: phase !== 'open' && phase !== 'not-started', isPublic };
}

async function getSelectionResult(
  ctx: Ctx,
  { id, closedAt, subscriptionDeadline, reopenings }: typeof campaigns.$inferSelect,
  headsPage: number,
): Promise<NonNullable<SelectionReport['result']>> {
  const [summary, chosen, nominees, heads, afterReopening] = await Promise.all([
    getScoringSummary(ctx, id),
    ctx.db
      .select({ reason: winners.reason, at: winners.selectedAt })
      .from(winners)
      .where(eq(winners.campaignId, id))
      .orderBy(asc(winners.slot))
      .limit(WINNERS_TWO),
    ctx.db.$count(selectNomineeIds(id)),
    listHeads(ctx, id, headsPage),
    countAfterReopening(ctx, id, reopenings),
  ]);
  return {
    ...summary,
    closedAt: toClosedAt({ closedAt, subscriptionDeadline })?.toISOString() ?? null,
    nominees,
    winners: chosen.length,
    winnerReasons: chosen.flatMap(({ reason }) => reason ?? []),
    chosenAt: chosen[0]?.at.toISOString() ?? null,
    heads,
    afterReopening,
  };
}

/** Counts the answers that were paid after the first reopening, and how many of them were nominated and won. */
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
