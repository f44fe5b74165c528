import { and, eq, sql, type SQL } from 'drizzle-orm';
import { requireOwnCampaign, requireUndecided, winnersAlreadySelected } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { insertIf } from '../platform/insert-if.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { chainOwnerNomination, isEligible, logHeads, retryOnConflict } from '../scoring/index.ts';
import { submissions } from '../submissions/table.ts';
import type { Nominate, NominationResponse } from './contract.ts';
import { isWithdrawn } from './paid-answers.ts';
import { selectNomineeIds } from './query-eligible-nominees.ts';
import {
  ALREADY_NOMINATED,
  ANSWER_WITHDRAWN,
  ANSWERS_NOT_READY,
  NOMINATION_LIMIT,
  OWN_NOMINATIONS_MAX,
  TOO_MANY_NOMINATIONS,
} from './rules.ts';
import { ownerNominations } from './table.ts';

/**
 * Puts a paid answer, with or without a score, beside the nominees of the caller's own closed campaign, for the reason
 * that they give, and adds that to the record. 404 for an answer that is not paid there; 409 while the campaign is open,
 * once there are winners, for an answer that was withdrawn or is a nominee, and beyond {@link OWN_NOMINATIONS_MAX}.
 */
export async function nominateAnswer(
  ctx: Ctx,
  campaignId: string,
  { submissionId, reason }: Nominate,
): Promise<NominationResponse['doc']> {
  await requireOwnCampaign(ctx, campaignId);
  await enforceRateLimit(ctx, 'nominate', campaignId, NOMINATION_LIMIT);
  await requireNominable(ctx, campaignId, submissionId);
  const own = ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaignId));
  const answer = ctx.db
    .select({ one: sql`1` })
    .from(submissions)
    .where(and(eq(submissions.id, submissionId), isEligible(campaignId)));
  const guard = sql`(${isUndecided(campaignId)} and exists ${answer} and ${own} < ${OWN_NOMINATIONS_MAX}
    and ${submissionId} not in ${selectNomineeIds(campaignId)})`;
  const isWritten = await retryOnConflict(async () => {
    const nomination = { submissionId, sentence: reason, nominatedAt: ctx.now };
    const { entries, statements } = await chainOwnerNomination(ctx, campaignId, nomination, guard);
    const insert = { campaignId, submissionId, reason, nominatedAt: ctx.now };
    const results = await ctx.db.batch([
      ctx.db
        .select({ one: sql`1` })
        .from(campaigns)
        .where(eq(campaigns.id, campaignId)),
      ...statements,
      // Last, because the guard of the others asks whether it is there.
      insertIf(ctx.db, ownerNominations, insert, guard).returning(),
    ]);
    const isDone = hasRows(results.at(-1));
    if (isDone) logHeads(ctx, entries);
    return isDone;
  });
  if (!isWritten) {
    await requireNominable(ctx, campaignId, submissionId);
    throw new ApiError(409, 'conflict', ALREADY_NOMINATED);
  }
  ctx.log.info('answer_nominated', { campaign: campaignId, submission: submissionId });
  return { submissionId, reason, nominatedAt: ctx.now.toISOString() };
}

/**
 * Takes back a nomination of the caller's own campaign, and adds that to the record; an answer among the best stays a
 * nominee. 404 where the owner did not nominate it; 409 once there are winners.
 */
export async function withdrawNomination(ctx: Ctx, campaignId: string, submissionId: string): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  const isNomination = and(
    eq(ownerNominations.campaignId, campaignId),
    eq(ownerNominations.submissionId, submissionId),
  );
  await retryOnConflict(async () => {
    if ((await ctx.db.$count(ownerNominations, isNomination)) === 0) throw notFound();
    requireUndecided(campaign);
    const nomination = { submissionId, sentence: null, nominatedAt: ctx.now };
    const hasNomination = ctx.db
      .select({ one: sql`1` })
      .from(ownerNominations)
      .where(isNomination);
    const guard = sql`(${hasNoWinners(campaignId)} and exists ${hasNomination})`;
    const { entries, statements } = await chainOwnerNomination(ctx, campaignId, nomination, guard);
    const results = await ctx.db.batch([
      ctx.db
        .select({ one: sql`1` })
        .from(campaigns)
        .where(eq(campaigns.id, campaignId)),
      ...statements,
      ctx.db.delete(ownerNominations).where(and(isNomination, guard)).returning(),
    ]);
    if (!hasRows(results.at(-1))) throw winnersAlreadySelected();
    logHeads(ctx, entries);
  });
  ctx.log.info('nomination_withdrawn', { campaign: campaignId, submission: submissionId });
}

/** Throws for what keeps an answer from being nominated. */
async function requireNominable(ctx: Ctx, campaignId: string, submissionId: string): Promise<void> {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  const [answers, withdrawn, taken, own] = await Promise.all([
    ctx.db.$count(submissions, and(eq(submissions.id, submissionId), isEligible(campaignId))),
    ctx.db.$count(submissions, and(eq(submissions.id, submissionId), isWithdrawn(campaignId))),
    ctx.db.$count(
      submissions,
      sql`${submissions.id} = ${submissionId} and ${submissionId} in ${selectNomineeIds(campaignId)}`,
    ),
    ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaignId)),
  ]);
  requireUndecided(campaign);
  if (campaign.isActive) throw new ApiError(409, 'conflict', ANSWERS_NOT_READY);
  if (withdrawn > 0) throw new ApiError(409, 'answer_withdrawn', ANSWER_WITHDRAWN);
  if (answers === 0) throw notFound();
  if (taken > 0) throw new ApiError(409, 'already_nominated', ALREADY_NOMINATED);
  if (own >= OWN_NOMINATIONS_MAX) throw new ApiError(409, 'too_many_nominations', TOO_MANY_NOMINATIONS);
}

const isUndecided = (campaignId: string): SQL => sql`exists (select 1 from ${campaigns}
  where ${campaigns.id} = ${campaignId} and ${campaigns.isActive} = 0 and ${campaigns.winnersSelected} = 0)`;

const hasNoWinners = (campaignId: string): SQL => sql`exists (select 1 from ${campaigns}
  where ${campaigns.id} = ${campaignId} and ${campaigns.winnersSelected} = 0)`;

const hasRows = (rows: unknown): boolean => Array.isArray(rows) && rows.length > 0;
