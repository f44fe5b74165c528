import type { BatchItem } from 'drizzle-orm/batch';
import { campaignCancelled, toMailCampaign, updateCampaignRow } from '../campaigns/index.ts';
import { queuePlaceMails, updateWinner } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, conflict } from '../platform/errors.ts';
import { sendDueMails, withdrawUnsent } from '../platform/mail.ts';
import { pick } from '../platform/pick.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import { countReadable } from '../platform/rules.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import type { AnswerDate, AnswerInvitation, GiveDetails, Invitation } from './contract.ts';
import { isComing } from '../submissions/moment-rules.ts';
import { endWinner } from './winner-end.ts';
import { getInvitation } from './read-winners.ts';
import { DATE_ANSWERED, WINNER_COMES } from './winner-mail-texts.ts';
import {
  startsWith,
  tellOwner,
  toDatePrefix,
  withdrawWinnerMails,
  isPlaceUnchanged,
  requirePlace,
  type Place,
  type PlaceWinner,
} from './winner-place.ts';
import {
  ACCEPT_FIRST,
  ANSWER_OVER,
  AVAILABILITY_NEEDED,
  DATE_ANSWER_LIMIT,
  DATE_CHANGED,
  isAhead,
  MEETING_OVER,
  NO_PLUS_ONE,
  PLACE_ENDED,
  WORDS_MIN,
} from './winner-rules.ts';
import { winnerDetails } from './winner-table.ts';

type Answered = { readonly doc: Invitation };

/**
 * Accepts a place by its link, or declines it until the meeting; repeating an answer changes nothing. Throws 400 for an
 * invalid link, 409 once it is too late.
 */
export async function answerInvitation(ctx: Ctx, { token, answer }: AnswerInvitation): Promise<Answered> {
  if (answer === 'accept') return accept(ctx, token);
  const place = await requirePlace(ctx, token);
  if (place.former?.cause !== 'declined') {
    requireWinner(ctx, place);
    await endWinner(ctx, place.submission.id, true);
  }
  return getInvitation(ctx, { token });
}

function accept(ctx: Ctx, token: string): Promise<Answered> {
  return changePlace(ctx, token, async (place, winner) => {
    const { campaign } = place;
    const { answerBy } = winner;
    // Those chosen before winners were asked to accept come anyway.
    if (answerBy === null || isComing(winner)) return [];
    const pictured = toMailCampaign(ctx, { ...campaign, ...pick(place, 'picture', 'face') });
    const subject = { campaign: pictured, head: undefined };
    return [
      updateWinner(ctx, winner, { acceptedAt: ctx.now }),
      withdrawWinnerMails(ctx, place),
      ...(await queuePlaceMails(ctx, 'accepted', campaign, subject, { ...winner, answerBy })),
      ...tellOwner(ctx, place, `winner-comes:${winner.submissionId}`, WINNER_COMES),
      updateCampaignRow(ctx, campaign.id, { settledAt: campaign.settledAt ?? ctx.now, outcomeAt: ctx.now }),
    ];
  });
}

/** Stores whether an accepted winner can come on a new date, and tells the owner. Throws 409 if it has changed. */
export function answerDate(ctx: Ctx, { token, plannedDate, answer }: AnswerDate): Promise<Answered> {
  return changePlace(ctx, token, async (place, winner) => {
    const { plannedAt } = place.campaign;
    if (winner.dateAnswer === null || plannedAt?.getTime() !== Date.parse(plannedDate))
      throw conflict(DATE_CHANGED);
    if (winner.dateAnswer === answer) return [];
    await enforceRateLimit(ctx, 'date-answer', winner.submissionId, DATE_ANSWER_LIMIT);
    const prefix = toDatePrefix(winner.submissionId);
    return [
      updateWinner(ctx, winner, { dateAnswer: answer }),
      withdrawUnsent(ctx, startsWith(prefix)),
      ...tellOwner(ctx, place, prefix + ctx.now.getTime(), DATE_ANSWERED, answer === 'can', plannedAt),
    ];
  });
}

/** Stores a winner's details for the meeting and replaces earlier ones; throws 409 before they accept. */
export function giveDetails(ctx: Ctx, { token, ...given }: GiveDetails): Promise<Answered> {
  return changePlace(ctx, token, ({ campaign }, winner) => {
    if (!isComing(winner)) throw conflict(ACCEPT_FIRST);
    if (given.companion && !campaign.allowPlusOne)
      throw validationFailed([{ path: 'companion', message: NO_PLUS_ONE }]);
    if (campaign.plannedAt === null && countReadable(given.availability) < WORDS_MIN)
      throw validationFailed([{ path: 'availability', message: AVAILABILITY_NEEDED }]);
    const details = { ...given, companion: given.companion ?? null, givenAt: ctx.now };
    return [
      ctx.db
        .insert(winnerDetails)
        .values({ submissionId: winner.submissionId, ...details })
        .onConflictDoUpdate({ target: winnerDetails.submissionId, set: details }),
    ];
  });
}

type Statements = readonly BatchItem<'sqlite'>[];

/** Changes the place of a link, while its fan can answer, by statements; returns the winner's page after that. */
async function changePlace(
  ctx: Ctx,
  token: string,
  change: (place: Place, winner: PlaceWinner) => Statements | Promise<Statements>,
): Promise<Answered> {
  await runUnit(async () => {
    const place = await requirePlace(ctx, token);
    const winner = requireWinner(ctx, place);
    await commit(ctx, isPlaceUnchanged(place), await change(place, winner));
  });
  ctx.defer(sendDueMails(ctx));
  return getInvitation(ctx, { token });
}

function requireWinner(ctx: Ctx, { winner, campaign, cause }: Place): PlaceWinner {
  if (campaign.cancelledAt !== null) throw campaignCancelled();
  if (!winner) throw new ApiError(409, 'place_ended', PLACE_ENDED);
  if (!isAhead(campaign, ctx.now)) throw conflict(MEETING_OVER);
  if (cause === undefined) return winner;
  throw new ApiError(409, 'place_ended', cause === 'silent' ? ANSWER_OVER : PLACE_ENDED);
}
