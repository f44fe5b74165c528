import type { WinnerEndCause } from '../nominees/rules.ts';
import { DAY_MS, SECOND_MS, type Language, type LocalizedText } from '../platform/rules.ts';

/** Length of a winner's details for the meeting: their name, when they can, and who comes along. */
export const WORDS_MIN = 2;
export const WORDS_MAX = 200;
export const AVAILABILITY_MAX = 500;
/** Minimum number of digits in a telephone number, including the area code. */
export const PHONE_MIN = 6;
/** Days after which a winner who has not answered is reminded. */
export const ANSWER_REMINDERS = [3, 6];
/** How long a winner's details are kept after the meeting, or without a date, after they were given. */
export const DETAILS_AFTER_MEETING_MS = 30 * DAY_MS;
export const DETAILS_WITHOUT_DATE_MS = 400 * DAY_MS;

/** States of a winner's invitation: asked, accepted, ended, or of a cancelled campaign. */
export const INVITATION_STATES = ['asked', 'accepted', 'ended', 'cancelled'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const WINNER_ANSWERS = ['accept', 'decline'] as const;

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
export const DATE_CHANGED: LocalizedText = {
  en: 'The date has changed since you opened this page. Please look again.',
  nl: 'De datum is veranderd sinds je deze pagina opende. Kijk nog eens.',
};
/** Each answer about a date mails the owner. */
export const DATE_ANSWER_LIMIT = { count: 6, seconds: DAY_MS / SECOND_MS };

/** What decides whether a winner keeps their place: of their answer, of the place and of the campaign. */
type Standing = {
  readonly status: string;
  /** Null once the fan's account is erased. */
  readonly userId: string | null;
  readonly withdrawnAt: Date | null;
  readonly answerBy: Date | null;
  readonly acceptedAt: Date | null;
  /** When the meeting takes place; null until a date is set. */
  readonly plannedAt: Date | null;
};

/** Returns why the donation or answer no longer counts; undefined while it does. */
export function findLoss(standing: Pick<Standing, 'status' | 'userId' | 'withdrawnAt'>) {
  const { status, userId, withdrawnAt } = standing;
  if (userId === null) return 'erased';
  if (withdrawnAt !== null) return 'withdrawn';
  if (status === 'disputed') return 'disputed';
  return status === 'paid' ? undefined : 'refunded';
}

/** Returns until when a winner can answer: `answerBy`, or the meeting if it was moved to before that. */
export function getAnswerEnd({ answerBy, plannedAt }: Pick<Standing, 'answerBy' | 'plannedAt'>): Date | null {
  return answerBy !== null && plannedAt !== null && plannedAt < answerBy ? plannedAt : answerBy;
}

/** Returns why a winner has lost their place at `now`; undefined if they keep it. After the meeting only silence does. */
export function findEndCause(standing: Standing, now: Date): WinnerEndCause | undefined {
  const { acceptedAt, plannedAt } = standing;
  const isOver = plannedAt !== null && plannedAt <= now;
  const end = getAnswerEnd(standing);
  const isSilent = end !== null && acceptedAt === null && now >= end;
  return (isOver ? undefined : findLoss(standing)) ?? (isSilent ? 'silent' : undefined);
}

type Meeting = { readonly cancelledAt: Date | null; readonly plannedAt: Date | null };

/** Returns whether the meeting is still ahead, so that its winners can change. */
export function isAhead({ cancelledAt, plannedAt }: Meeting, now: Date): boolean {
  return cancelledAt === null && (plannedAt === null || plannedAt > now);
}

/** What a former winner reads about why their place ended. */
export const OWN_END_CAUSES: Readonly<Record<WinnerEndCause, LocalizedText>> = {
  declined: {
    nl: 'Je hebt laten weten dat je niet komt. Fijn dat je het zei.',
    en: 'You let us know that you will not come. Thank you for telling us.',
  },
  silent: {
    nl: 'We hebben op tijd niets van je gehoord. Daarom is je plek vervallen.',
    en: 'We did not hear from you in time. That is why your place has been given up.',
  },
  refunded: {
    nl: 'Je donatie is teruggegaan, en daarmee is je plek vervallen.',
    en: 'Your donation has been returned, and your place with it.',
  },
  disputed: {
    nl: 'Je bank heeft je betaling betwist. Daarom is je plek vervallen.',
    en: 'Your bank has disputed your payment. That is why your place has been given up.',
  },
  withdrawn: {
    nl: 'Je antwoord is na een melding ingetrokken, en daarmee is je plek vervallen.',
    en: 'Your answer was withdrawn after a report, and your place with it.',
  },
  erased: {
    nl: 'Je account bestaat niet meer, en daarmee is je plek vervallen.',
    en: 'Your account no longer exists, and your place has gone with it.',
  },
};

const END_CAUSES: Readonly<Record<WinnerEndCause, LocalizedText>> = {
  declined: { nl: '{fan} heeft laten weten niet te komen', en: '{fan} has declined' },
  silent: { nl: '{fan} heeft niet op tijd geantwoord', en: '{fan} did not answer in time' },
  refunded: { nl: 'De donatie van {fan} is teruggegaan', en: '{fan}’s donation has been returned' },
  disputed: {
    nl: 'De bank van {fan} heeft de betaling betwist',
    en: '{fan}’s bank has disputed the payment',
  },
  withdrawn: {
    nl: 'Het antwoord van {fan} is na een melding ingetrokken',
    en: '{fan}’s answer was withdrawn after a report',
  },
  erased: { nl: '{fan} heeft het account verwijderd', en: '{fan} has deleted their account' },
};

/** Formats for the owner, without a full stop, why a fan is no longer the winner. */
export function formatEndCause(cause: WinnerEndCause, fan: string, language: Language): string {
  return END_CAUSES[cause][language].replace('{fan}', () => fan);
}
