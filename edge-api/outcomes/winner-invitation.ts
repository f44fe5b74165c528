import { toMinute } from '../campaigns/dial-rules.ts';
import { parseFace, toMeeting } from '../campaigns/index.ts';
import { mediaUrl } from '../media/rules.ts';
import { renderCalendar } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { pick } from '../platform/pick.ts';
import type { WinnerState } from '../submissions/moment-rules.ts';
import type { Invitation } from './contract.ts';
import { requirePlace } from './winner-place.ts';
import { isAhead, type InvitationState } from './winner-rules.ts';

type ByToken = { readonly token: string };

const STATES: Readonly<Record<WinnerState, InvitationState>> = {
  won: 'asked',
  accepted: 'accepted',
  attended: 'accepted',
  ended: 'ended',
  returning: 'cancelled',
};

const isWinner = (moment: WinnerState) => STATES[moment] === 'asked' || STATES[moment] === 'accepted';

/** Returns a winner's page by its link, which also works for a former winner. Throws 400 for an invalid link. */
export async function getInvitation(ctx: Ctx, { token }: ByToken): Promise<{ readonly doc: Invitation }> {
  const place = await requirePlace(ctx, token);
  const { campaign, submission, picture, face, winner, moment, cause, details, answerEnd } = place;
  return {
    doc: {
      state: STATES[moment],
      moment,
      answerBy: isWinner(moment) ? (answerEnd?.toISOString() ?? null) : null,
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
      details: isWinner(moment) ? details : null,
      known: moment === 'accepted' && place.fan ? pick(place.fan, 'name', 'phone') : null,
    },
  };
}

/** Returns a winner's calendar file by their link; throws 404 for a former winner, or if there is no meeting. */
export async function getInvitationCalendar(ctx: Ctx, { token }: ByToken) {
  const { moment, campaign, submission } = await requirePlace(ctx, token);
  if (!isWinner(moment)) throw notFound();
  return renderCalendar(ctx, campaign, submission.language);
}
