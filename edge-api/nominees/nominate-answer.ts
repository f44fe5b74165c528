import { and, eq } from 'drizzle-orm';
import { noteAct, requireOwnCampaign, requireUndecided } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, notFound, conflict } from '../platform/errors.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { chainAbout, commitRecorded, digestKeyed, isEligible } from '../scoring/index.ts';
import type { AboutAnswer, OwnerNominationBody } from './record/entry-bodies.ts';
import { submissions } from '../submissions/table.ts';
import type { Nominate, NominationResponse } from './contract.ts';
import { isWithdrawn } from './paid-answers.ts';
import { isNominee, recountNominees } from './select-nominee-ids.ts';
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
 * Nominates a paid answer, scored or not, of the caller's own closed campaign for the reason given, and records that.
 * Throws 404 for an answer that is not paid there; 409 while the campaign is open, once there are winners, for an
 * answer that was withdrawn or is already a nominee, and beyond {@link OWN_NOMINATIONS_MAX}.
 */
export async function nominateAnswer(
  ctx: Ctx,
  campaignId: string,
  { submissionId, reason }: Nominate,
): Promise<NominationResponse['doc']> {
  await requireOwnCampaign(ctx, campaignId);
  await enforceRateLimit(ctx, 'nominate', campaignId, NOMINATION_LIMIT);
  const nomination = { submissionId, reason, nominatedAt: ctx.now };
  await runUnit(async () => {
    const found = await readAnswer(ctx, campaignId, submissionId);
    requireNominable(found);
    const record = await chainNomination(ctx, campaignId, nomination);
    const { isActive, winnersSelected, cancelledAt } = found.campaign;
    await commitRecorded(
      ctx,
      record,
      and(
        isUnchanged(campaigns, { id: campaignId, isActive, winnersSelected, cancelledAt }),
        eq(ctx.db.$count(submissions, and(eq(submissions.id, submissionId), isEligible(campaignId))), 1),
        eq(ctx.db.$count(submissions, and(eq(submissions.id, submissionId), isNominee(campaignId))), 0),
        eq(ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaignId)), found.own),
      ),
      [
        ctx.db.insert(ownerNominations).values({ campaignId, ...nomination }),
        recountNominees(ctx, campaignId),
        ...noteAct(ctx, campaignId, 'nominated'),
      ],
    );
  });
  ctx.log.info('answer_nominated', { campaign: campaignId, submission: submissionId });
  return { submissionId, reason, nominatedAt: ctx.now.toISOString() };
}

/** Takes back a nomination of the caller's own campaign. Throws 404 if there is none; 409 once there are winners. */
export async function withdrawNomination(ctx: Ctx, campaignId: string, submissionId: string): Promise<void> {
  const isNomination = and(
    eq(ownerNominations.campaignId, campaignId),
    eq(ownerNominations.submissionId, submissionId),
  );
  await runUnit(async () => {
    const campaign = await requireOwnCampaign(ctx, campaignId);
    if ((await ctx.db.$count(ownerNominations, isNomination)) === 0) throw notFound();
    requireUndecided(campaign);
    const record = await chainNomination(ctx, campaignId, { submissionId, reason: null });
    await commitRecorded(
      ctx,
      record,
      and(
        isUnchanged(campaigns, { id: campaignId, winnersSelected: false, cancelledAt: null }),
        isUnchanged(ownerNominations, { campaignId, submissionId }),
      ),
      [
        ctx.db.delete(ownerNominations).where(isNomination),
        recountNominees(ctx, campaignId),
        ...noteAct(ctx, campaignId, 'nomination-withdrawn'),
      ],
    );
  });
  ctx.log.info('nomination_withdrawn', { campaign: campaignId, submission: submissionId });
}

/** Returns the record addition for a nomination; without a reason, for taking it back. */
function chainNomination(
  ctx: Ctx,
  campaignId: string,
  nomination: { readonly submissionId: string; readonly reason: string | null },
) {
  return chainAbout(
    ctx,
    campaignId,
    'owner-nomination',
    [nomination],
    ({ reason }, key): AboutAnswer<OwnerNominationBody> => ({
      sentence: reason === null ? null : digestKeyed(key, 'sentence', reason),
      nominatedAt: ctx.now.getTime(),
      by: 'owner',
    }),
  );
}

async function readAnswer(ctx: Ctx, campaignId: string, submissionId: string) {
  const campaign = await requireOwnCampaign(ctx, campaignId);
  const isAnswer = eq(submissions.id, submissionId);
  const [answers, withdrawn, taken, own] = await Promise.all([
    ctx.db.$count(submissions, and(isAnswer, isEligible(campaignId))),
    ctx.db.$count(submissions, and(isAnswer, isWithdrawn(campaignId))),
    ctx.db.$count(submissions, and(isAnswer, isNominee(campaignId))),
    ctx.db.$count(ownerNominations, eq(ownerNominations.campaignId, campaignId)),
  ]);
  return { campaign, isEligible: answers > 0, isWithdrawn: withdrawn > 0, isNominee: taken > 0, own };
}

function requireNominable({ campaign, own, ...answer }: Awaited<ReturnType<typeof readAnswer>>): void {
  requireUndecided(campaign);
  if (campaign.isActive) throw conflict(ANSWERS_NOT_READY);
  if (answer.isWithdrawn) throw new ApiError(409, 'answer_withdrawn', ANSWER_WITHDRAWN);
  if (!answer.isEligible) throw notFound();
  if (answer.isNominee) throw new ApiError(409, 'already_nominated', ALREADY_NOMINATED);
  if (own >= OWN_NOMINATIONS_MAX) throw new ApiError(409, 'too_many_nominations', TOO_MANY_NOMINATIONS);
}
