import { toMinute } from '../campaigns/dial-rules.ts';
import { parseFace, toMeeting } from '../campaigns/index.ts';
import { mediaUrl } from '../media/rules.ts';
import { renderCalendar } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { pick } from '../platform/pick.ts';
import { getWinnerState, rowStateAt, type WinnerState } from '../submissions/moment-rules.ts';
import { type Invitation, WinnerDetails } from './contract.ts';
import { requirePlace, type Place } from './winner-place.ts';
import { findEndCause, getAnswerEnd, isAhead, type InvitationState } from './winner-rules.ts';

type ByToken = { readonly token: string };

/** Returns a winner's page by its link, which also works for a former winner. Throws 400 for an invalid link. */
export async function getInvitation(ctx: Ctx, { token }: ByToken): Promise<{ readonly doc: Invitation }> {
  const place = await requirePlace(ctx, token);
  const { campaign, submission, picture, face, winner } = place;
  const { cause, moment, state, isWinner, answerEnd } = judgePlace(ctx, place);
  return {
    doc: {
      state,
      moment,
      answerBy: answerEnd?.toISOString() ?? null,
      canAnswer: isAhead(campaign, ctx.now) && (moment === 'won' || moment === 'accepted'),
      dateAnswer: moment === 'accepted' ? (winner?.dateAnswer ?? null) : null,
      ended: cause ?? null,
      reason: winner?.reason ?? null,
      isThanked: place.thankedAt !== null,
      answer: submission.answer,
      minute: toMinute(submission.fanNumber),
      campaign: {
        ...pick(campaign, 'slug', 'name', 'language', 'allowPlusOne'),
        celebrity: { name: campaign.artistName, avatar: parseFace(face) },
        image: picture === null ? null : { url: mediaUrl(picture) },
        ...toMeeting(campaign),
      },
      details: isWinner ? toDetails(place.details) : null,
    },
  };
}

/** The state of an invitation in each moment. */
const STATES: Readonly<Record<WinnerState, InvitationState>> = {
  won: 'asked',
  accepted: 'accepted',
  attended: 'accepted',
  ended: 'ended',
  returning: 'cancelled',
};

/** Converts a winner's details to what the owner and the winner see; null if there are none. */
export const toDetails = (details: Place['details']) => details && WinnerDetails.parse(details);

/** Returns a winner's calendar file by their link; throws 404 for a former winner, or if there is no meeting. */
export async function getInvitationCalendar(ctx: Ctx, { token }: ByToken) {
  const place = await requirePlace(ctx, token);
  if (!judgePlace(ctx, place).isWinner) throw notFound();
  return renderCalendar(ctx, place.campaign, place.submission.language);
}

/** Returns a winner's moment, until when they can answer, and why their place has ended, if it has. */
function judgePlace(ctx: Ctx, { campaign, winner, former }: Place) {
  const cause = winner ? findEndCause(winner, ctx.now) : former?.cause;
  const moment = getWinnerState(rowStateAt(campaign, ctx.now), cause === undefined ? winner : null);
  const state = STATES[moment];
  const isWinner = state === 'asked' || state === 'accepted';
  return { cause, moment, state, isWinner, answerEnd: isWinner && winner ? getAnswerEnd(winner) : null };
}
