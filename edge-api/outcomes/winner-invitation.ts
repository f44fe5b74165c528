import { toMinute } from '../campaigns/dial-rules.ts';
import { formatEventTime, parseFace } from '../campaigns/index.ts';
import { mediaUrl } from '../media/rules.ts';
import { renderCalendar } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { getMoment, rowStateAt, type Moment } from '../submissions/moment-rules.ts';
import type { Invitation, WinnerDetails } from './winner-contract.ts';
import { requirePlace, toStanding, type Place } from './winner-place.ts';
import { findEndCause, type InvitationState } from './winner-rules.ts';

type ByToken = { readonly token: string };

/** Returns the page of a winner by its link, which stays after they no longer are one. Throws 400 for another link. */
export async function getInvitation(ctx: Ctx, { token }: ByToken): Promise<{ readonly doc: Invitation }> {
  const place = await requirePlace(ctx, token);
  const { campaign, submission, picture, face, winner } = place;
  const cause = winner ? findEndCause(toStanding(place, winner), ctx.now) : place.former?.cause;
  const { state: moment } = getMoment(rowStateAt(campaign, ctx.now), {
    paymentStatus: 'paid',
    outcome: {
      isWinner: cause === undefined,
      ended: cause ?? null,
      event: { plannedDate: campaign.plannedAt },
      invitation: winner && { token, ...winner },
    },
  });
  const state = STATES[moment] ?? 'accepted';
  const isWinner = state === 'asked' || state === 'accepted';
  return {
    doc: {
      state,
      moment,
      answerBy: isWinner ? (winner?.answerBy?.toISOString() ?? null) : null,
      canAnswer: moment === 'won' || moment === 'accepted',
      dateAnswer: state === 'accepted' ? (winner?.dateAnswer ?? null) : null,
      ended: cause ?? null,
      reason: winner?.reason ?? null,
      answer: submission.answer,
      minute: toMinute(submission.fanNumber),
      campaign: {
        slug: campaign.slug,
        name: campaign.name,
        language: campaign.language,
        celebrity: { name: campaign.artistName, avatar: parseFace(face) },
        image: picture === null ? null : { url: mediaUrl(picture) },
        allowPlusOne: campaign.allowPlusOne,
        plannedDate: campaign.plannedAt?.toISOString() ?? null,
        plannedTime: campaign.plannedAt && formatEventTime(campaign.plannedAt),
        plannedLocation: campaign.plannedLocation,
      },
      details: isWinner ? toDetails(place.details) : null,
    },
  };
}

/** The moments in which a winner does not come, or has yet to say so. */
const STATES: Readonly<Partial<Record<Moment['state'], InvitationState>>> = {
  won: 'asked',
  ended: 'ended',
  returning: 'cancelled',
};

/** Returns what a winner gave for the meeting as its owner and they see it; null where they gave nothing. */
export function toDetails(details: Place['details']): WinnerDetails | null {
  if (details === null) return null;
  const { name, phone, availability, companion } = details;
  return { name, phone, availability, companion };
}

/** Returns the calendar file of a winner by their link; throws 404 for one who no longer is the winner. */
export async function getInvitationCalendar(ctx: Ctx, { token }: ByToken) {
  const { winner, submission, campaign } = await requirePlace(ctx, token);
  if (!winner || submission.status !== 'paid') throw notFound();
  return renderCalendar(ctx, campaign, submission.language);
}
