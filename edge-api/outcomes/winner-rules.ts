import type { WinnerEndCause } from '../nominees/rules.ts';
import { DAY_MS, type LocalizedText } from '../platform/rules.ts';

/** Length of what a winner says for the meeting: who they are, when they can, and who comes along. */
export const WORDS_MIN = 2;
export const WORDS_MAX = 200;
export const AVAILABILITY_MAX = 500;
/** Shortest telephone number of the world, with what stands between its digits. */
export const PHONE_MIN = 6;
/** How long after the meeting, or without a date after they were given, a winner's details for it are kept. */
export const DETAILS_AFTER_MEETING_MS = 30 * DAY_MS;
export const DETAILS_WITHOUT_DATE_MS = 400 * DAY_MS;

/** Where a winner stands: asked, coming, no longer the winner, or of a campaign that does not go ahead. */
export const INVITATION_STATES = ['asked', 'accepted', 'ended', 'cancelled'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const WINNER_ANSWERS = ['accept', 'decline'] as const;

export const NAME_NEEDED: LocalizedText = { en: 'Please enter your name', nl: 'Vul je naam in' };
export const PHONE_NEEDED: LocalizedText = {
  en: 'Please enter a phone number',
  nl: 'Vul een telefoonnummer in',
};
export const AVAILABILITY_NEEDED: LocalizedText = {
  en: 'Please say when you can come',
  nl: 'Vertel wanneer je kunt',
};
export const WORDS_TOO_LONG: LocalizedText = { en: 'Please keep it shorter', nl: 'Houd het korter' };
export const NO_PLUS_ONE: LocalizedText = {
  en: 'Nobody can come along to this Power Hour.',
  nl: 'Bij deze Power Hour kan niemand mee.',
};
export const PLACE_ENDED: LocalizedText = {
  en: 'This place is no longer yours.',
  nl: 'Deze plek is niet meer van jou.',
};
export const ANSWER_OVER: LocalizedText = {
  en: 'The time to answer is over.',
  nl: 'De tijd om te antwoorden is voorbij.',
};
export const MEETING_OVER: LocalizedText = {
  en: 'This Power Hour is over.',
  nl: 'Deze Power Hour is voorbij.',
};
export const ACCEPT_FIRST: LocalizedText = { en: 'Say yes first.', nl: 'Zeg eerst ja.' };

/** What decides whether a winner still is one. */
export type Standing = {
  readonly status: string;
  readonly isErased: boolean;
  readonly isWithdrawn: boolean;
  readonly answerBy: Date | null;
  readonly acceptedAt: Date | null;
};

/** Returns why the donation or the answer no longer counts; undefined while it does. */
export function findLoss({ status, isErased, isWithdrawn }: Omit<Standing, 'answerBy' | 'acceptedAt'>) {
  if (isErased) return 'erased';
  if (isWithdrawn) return 'withdrawn';
  if (status === 'disputed') return 'disputed';
  return status === 'paid' ? undefined : 'refunded';
}

/** Returns why a winner no longer is one at `now`; undefined while they are. */
export function findEndCause(standing: Standing, now: Date): WinnerEndCause | undefined {
  const { answerBy, acceptedAt } = standing;
  const isSilent = answerBy !== null && acceptedAt === null && now >= answerBy;
  return findLoss(standing) ?? (isSilent ? 'silent' : undefined);
}

type Meeting = { readonly cancelledAt: Date | null; readonly plannedAt: Date | null };

/** Returns whether the meeting is still to come, so that its winners can change. */
export function isAhead({ cancelledAt, plannedAt }: Meeting, now: Date): boolean {
  return cancelledAt === null && (plannedAt === null || plannedAt > now);
}

/** Returns whether a winner comes; one who was chosen before winners were asked does. */
export function isComing({ answerBy, acceptedAt }: Pick<Standing, 'answerBy' | 'acceptedAt'>): boolean {
  return acceptedAt !== null || answerBy === null;
}
