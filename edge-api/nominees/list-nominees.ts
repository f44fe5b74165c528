import { and, asc, count, eq, inArray, not, sql } from 'drizzle-orm';
import { noteAnswersOpened, requireOwnCampaign } from '../campaigns/index.ts';
import { phaseAt } from '../campaigns/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import type { NomineesResponse, PaidAnswer } from './contract.ts';
import { countUnsettledCheckouts } from '../payments/index.ts';
import { countPendingAnswers, isEligible, isNotScored, isPending, isRead } from '../scoring/index.ts';
import { getRereadEnd } from './reread-state.ts';
import {
  countOpenRereads,
  findReason,
  isScoreOf,
  isWithdrawn,
  queryPaidAnswers,
  toPaidAnswers,
  toUser,
} from './paid-answers.ts';
import { isNominee, NOMINEE_ORDER } from './select-nominee-ids.ts';
import { rankings, selectionRuns } from './table.ts';
import { scores } from '../scoring/table.ts';
import { NOT_SCORED_SHOWN_MAX } from './rules.ts';

/**
 * Returns the nominees of the caller's own campaign, best first, followed by the owner's nominations, the progress of
 * the selection, and the answers that are not or cannot be scored. While the campaign is open, and if nobody paid,
 * there is nothing to wait for: `ready` without nominees.
 */
export async function listNominees(ctx: Ctx, campaignId: string): Promise<NomineesResponse> {
  const campaign = await requireOwnCampaign(ctx, campaignId, 'view');
  const [[progress], docs, tied, notScored, again, waiting, pending, unsettled, withdrawn, open, until] =
    await Promise.all([
      ctx.db
        .select({ scored: sql<number>`total(${scores.id} is not null or ${isRead})`, total: count() })
        .from(submissions)
        .leftJoin(scores, isScoreOf)
        .where(isEligible(campaignId)),
      readNominees(ctx, campaignId),
      readTied(ctx, campaignId),
      readNotScored(ctx, campaignId),
      ctx.db.$count(submissions, and(isEligible(campaignId), isNotScored, isPending)),
      getWaitingAnswers(ctx, campaignId),
      countPendingAnswers(ctx, campaignId),
      countUnsettledCheckouts(ctx, campaignId),
      ctx.db.$count(submissions, isWithdrawn(campaignId)),
      countOpenRereads(ctx, campaignId),
      getRereadEnd(ctx, campaignId),
    ]);
  if (docs.length > 0 || notScored.length > 0) await noteAnswersOpened(ctx, campaign);
  const { scored, total } = progress ?? { scored: 0, total: 0 };
  const rereads = { open, until: campaign.nomineesSelected ? (until?.toISOString() ?? null) : null };
  const phase = phaseAt(campaign, ctx.now);
  const isRunning = campaign.isActive && (phase === 'open' || phase === 'not-started');
  const isReady = campaign.nomineesSelected || isRunning || total === 0;
  const status = isReady ? 'ready' : 'selecting';
  const counts = { pending, unsettled, withdrawn };
  const unscored = { notScored, isScoringAgain: again > 0 };
  return { status, progress: { scored, total }, docs, tied, ...unscored, ...waiting, ...counts, rereads };
}

async function readNominees(ctx: Ctx, campaignId: string): Promise<PaidAnswer[]> {
  const isCandidate = and(isEligible(campaignId), isNominee(campaignId));
  const rows = await queryPaidAnswers(ctx, isCandidate).orderBy(...NOMINEE_ORDER);
  return toPaidAnswers(ctx, campaignId, rows);
}

/** Returns the eligible answers that tie with the last nominee and were not nominated. */
async function readTied(ctx: Ctx, campaignId: string): Promise<NomineesResponse['tied']> {
  const [ranking] = await ctx.db
    .select({ tied: rankings.tied })
    .from(rankings)
    .where(eq(rankings.campaignId, campaignId));
  if (!ranking || ranking.tied.length === 0) return [];
  const isTied = inArray(submissions.id, [...ranking.tied]);
  const rows = await queryPaidAnswers(ctx, and(isEligible(campaignId), isTied, not(isNominee(campaignId))));
  return rows.map((row) => ({ submissionId: row.submissionId, user: toUser(row) }));
}

async function readNotScored(ctx: Ctx, campaignId: string): Promise<NomineesResponse['notScored']> {
  const rows = await queryPaidAnswers(ctx, and(isEligible(campaignId), isNotScored))
    .orderBy(asc(submissions.paidAt), asc(submissions.id))
    .limit(NOT_SCORED_SHOWN_MAX);
  return rows.map((row) => ({
    ...pick(row, 'submissionId', 'answer'),
    createdAt: row.createdAt.toISOString(),
    user: toUser(row),
    reason: findReason(row) ?? 'unavailable',
  }));
}

/** Returns what the selection of a campaign waits for, and whether it was given up. */
export async function getWaitingAnswers(ctx: Ctx, campaignId: string) {
  const [run] = await ctx.db.select().from(selectionRuns).where(eq(selectionRuns.campaignId, campaignId));
  const isGivenUp = Boolean(run?.givenUpAt);
  if (!run?.waitingSince || run.unjudged !== 'wait') return { waiting: null, isGivenUp };
  const { waiting: answers, runId, nextAttemptAt } = run;
  const nextTryAt = runId === null ? (nextAttemptAt?.toISOString() ?? null) : null;
  return { waiting: { answers, nextTryAt }, isGivenUp };
}
