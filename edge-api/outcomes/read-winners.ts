import { toMinute } from '../campaigns/dial-rules.ts';
import { requireOwnCampaign, parseFace, toMeeting } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { pick, formatInstants } from '../platform/pick.ts';
import { toJudgeKind } from '../scoring/index.ts';
import { formatFan, formatFanName } from '../submissions/rules.ts';
import type { Winner, WinnersResponse, Invitation } from './contract.ts';
import { hasWon, readPlaces, type Place, type PlaceWinner, requirePlace } from './winner-place.ts';
import { findLoss, isAhead, type InvitationState } from './winner-rules.ts';
import { mediaUrl } from '../media/rules.ts';
import { renderCalendar } from '../nominees/index.ts';
import { notFound } from '../platform/errors.ts';
import type { WinnerState } from '../submissions/moment-rules.ts';

/** Returns current and former winners of the caller's own campaign, with contact details for those who may choose. */
export async function listWinners(ctx: Ctx, campaignId: string): Promise<WinnersResponse> {
  const { mayDecide } = await requireOwnCampaign(ctx, campaignId, 'view');
  const places = await readPlaces(ctx, hasWon(campaignId));
  return {
    docs: places.flatMap((place) => (place.winner ? toWinner(place, place.winner, mayDecide) : [])),
    former: places.flatMap(({ former, fan, submission }) =>
      former
        ? { ...formatInstants(pick(former, 'slot', 'cause', 'endedAt')), name: formatFan(fan, submission) }
        : [],
    ),
  };
}

/** Converts a winner's place; callers who may not choose see the name that nominees have. */
function toWinner(place: Place, winner: PlaceWinner, mayDecide: boolean): Winner {
  const { cause, answerEnd, model, details, fan } = place;
  const counts = cause === undefined && findLoss(winner) === undefined;
  return {
    ...pick(winner, 'submissionId', 'answer', 'reason', 'dateAnswer'),
    ...pick(place, 'moment', 'score'),
    minute: toMinute(winner.fanNumber),
    ...formatInstants({ ...pick(winner, 'selectedAt', 'acceptedAt'), answerBy: answerEnd }),
    reasoning: place.reasoning ?? '',
    judgedBy: model === null ? null : toJudgeKind(model),
    details: counts && mayDecide ? details : null,
    isWithdrawn: winner.withdrawnAt !== null,
    user: counts && fan ? toContact(fan, winner.fanNumber, mayDecide) : NO_CONTACT,
  };
}

const NO_CONTACT = { name: '', email: '', phone: null, location: null };

const toContact = (fan: Winner['user'], fanNumber: number, isReachable: boolean): Winner['user'] =>
  isReachable
    ? { ...fan, name: formatFanName(fan.name, fanNumber) }
    : { ...NO_CONTACT, name: formatFan(fan, { fanNumber }) };

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
