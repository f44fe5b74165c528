import { campaignCancelled, updateCampaignRow } from '../campaigns/index.ts';
import { acceptWinner, setDateAnswer } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import type { AnswerDate, AnswerInvitation, GiveDetails, Invitation } from './contract.ts';
import { isComing } from '../submissions/moment-rules.ts';
import { endWinner } from './winner-end.ts';
import { getInvitation } from './winner-invitation.ts';
import { queueAcceptMails, queueDateMails, withdrawWinnerMails } from './winner-mails.ts';
import { isPlaceUnchanged, requirePlace, type Place } from './winner-place.ts';
import {
  ACCEPT_FIRST,
  ANSWER_OVER,
  DATE_ANSWER_LIMIT,
  DATE_CHANGED,
  findEndCause,
  isAhead,
  MEETING_OVER,
  NO_PLUS_ONE,
  PLACE_ENDED,
} from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

type Answered = { readonly doc: Invitation };

/**
 * Accepts or declines a place by its link. Repeating the same answer changes nothing, and a winner who has accepted can
 * still decline until the meeting. Throws 400 for an invalid link, 409 once the time to answer is over, the place has
 * ended or the campaign was cancelled.
 */
export async function answerInvitation(ctx: Ctx, { token, answer }: AnswerInvitation): Promise<Answered> {
  if (answer === 'accept') await accept(ctx, token);
  else await decline(ctx, token);
  return getInvitation(ctx, { token });
}

async function accept(ctx: Ctx, token: string): Promise<void> {
  const accepted = await runUnit(async () => {
    const place = await requirePlace(ctx, token);
    const winner = requireWinner(ctx, place);
    if (isComing(winner)) return undefined;
    await commit(ctx, isPlaceUnchanged(place, winner), [
      acceptWinner(ctx, winner),
      withdrawWinnerMails(ctx, place),
      ...(await queueAcceptMails(ctx, place, winner)),
      updateCampaignRow(ctx, winner.campaignId, {
        settledAt: place.campaign.settledAt ?? ctx.now,
        outcomeAt: ctx.now,
      }),
    ]);
    return winner.campaignId;
  });
  if (accepted === undefined) return;
  ctx.log.info('winner_accepted', { campaign: accepted });
  ctx.defer(sendDueMails(ctx));
}

async function decline(ctx: Ctx, token: string): Promise<void> {
  const place = await requirePlace(ctx, token);
  if (place.former?.cause === 'declined') return;
  requireWinner(ctx, place);
  await endWinner(ctx, place.submission.id, true);
}

/** Stores whether an accepted winner can come on a new date, and tells the owner. Throws 409 if it has changed. */
export async function answerDate(ctx: Ctx, { token, plannedDate, answer }: AnswerDate): Promise<Answered> {
  await runUnit(async () => {
    const place = await requirePlace(ctx, token);
    const winner = requireWinner(ctx, place);
    const { plannedAt } = place.campaign;
    if (winner.dateAnswer === null || plannedAt?.getTime() !== Date.parse(plannedDate))
      throw conflict(DATE_CHANGED);
    if (winner.dateAnswer === answer) return;
    await enforceRateLimit(ctx, 'date-answer', winner.submissionId, DATE_ANSWER_LIMIT);
    await commit(ctx, isPlaceUnchanged(place, winner), [
      setDateAnswer(ctx, winner, answer),
      ...queueDateMails(ctx, place, plannedAt, answer === 'can'),
    ]);
  });
  ctx.defer(sendDueMails(ctx));
  return getInvitation(ctx, { token });
}

/** Stores a winner's details for the meeting and replaces earlier ones; throws 409 before they accept. */
export async function giveDetails(ctx: Ctx, { token, ...given }: GiveDetails): Promise<Answered> {
  await runUnit(async () => {
    const place = await requirePlace(ctx, token);
    const winner = requireWinner(ctx, place);
    if (!isComing(winner)) throw conflict(ACCEPT_FIRST);
    if (given.companion && !place.campaign.allowPlusOne)
      throw validationFailed([{ path: 'companion', message: NO_PLUS_ONE }]);
    const details = { ...given, companion: given.companion ?? null, givenAt: ctx.now };
    const { submissionId } = winner;
    await commit(ctx, isPlaceUnchanged(place, winner), [
      ctx.db
        .insert(winnerDetails)
        .values({ submissionId, ...details })
        .onConflictDoUpdate({ target: winnerDetails.submissionId, set: details }),
    ]);
  });
  return getInvitation(ctx, { token });
}

/** Returns the winner of a place who can still answer; throws 409 otherwise. */
function requireWinner(ctx: Ctx, place: Place): NonNullable<Place['winner']> {
  const { winner, campaign } = place;
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!winner) throw new ApiError(409, 'place_ended', PLACE_ENDED);
  if (!isAhead(campaign, ctx.now)) throw conflict(MEETING_OVER);
  const cause = findEndCause(winner, ctx.now);
  if (cause === undefined) return winner;
  throw new ApiError(409, 'place_ended', cause === 'silent' ? ANSWER_OVER : PLACE_ENDED);
}
