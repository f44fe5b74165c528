import { formatMoment } from '../campaigns/event-time-rules.ts';
import { isQuiet } from '../platform/quiet-rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, limitText, type LocalizedText } from '../platform/rules.ts';

/** Maximum number of nominees of a campaign (RULES.md, "Winners"). */
export const NOMINEES_MAX = 10;
/** Number of winners of a campaign, and of one with `twoWinners` (RULES.md, "Numbers"). */
export const WINNERS_DEFAULT = 1;
export const WINNERS_TWO = 2;
/** Maximum number of reserves that an owner may rank, in case a winner drops out. */
export const RESERVES_MAX = 3;
export const WINNER_END_CAUSES = [
  'declined',
  'silent',
  'refunded',
  'disputed',
  'withdrawn',
  'erased',
] as const;
export type WinnerEndCause = (typeof WINNER_END_CAUSES)[number];
/** Whether a winner who has accepted can come on a new date: asked, or their answer. */
export const DATE_ANSWERS = ['asked', 'can', 'cannot'] as const;
/** How long the link in a winner's mail works: a Power Hour without a date takes place within a year. */
export const WINNER_LINK_MS = 400 * DAY_MS;
/** How long a selection pauses before it checks again whether a judge that failed its trial may be used. */
export const JUDGE_PAUSE_MS = HOUR_MS;
/** Maximum number of answers tied with the last nominee that an owner is shown. */
export const TIED_MAX = 20;
/** Maximum number of answers that an owner may nominate in addition to the best. */
export const OWN_NOMINATIONS_MAX = 20;
/** The sentence with which an owner nominates or chooses an answer. */
export const REASON = limitText(10, 280, (min) => ({
  en: `Write at least ${min} characters: why this answer?`,
  nl: `Schrijf minstens ${min} tekens: waarom dit antwoord?`,
}));
/** How often an owner may nominate answers of a campaign. */
export const NOMINATION_LIMIT = { count: 60, seconds: 3600 } as const;
/** How long fans may ask for another reading once the nominees are known, and the owner's time to reply. */
export const REREAD_MS = 48 * HOUR_MS;
export const REREAD_REPLY_MS = 7 * DAY_MS;
/** How long after a request the owner's reminders begin. */
export const REREAD_REMIND_MS = 5 * DAY_MS;
export const OVERLOOKED = limitText(10, 500, (min) => ({
  en: `Write at least ${min} characters: what was overlooked?`,
  nl: `Schrijf minstens ${min} tekens: wat is er over het hoofd gezien?`,
}));
/** Page size of the owner's list of answers, and its filters. */
export const ANSWERS_PER_PAGE = 20;
export const ANSWER_FILTERS = ['all', 'flagged', 'unread', 'asked-again', 'withdrawn'] as const;
export type AnswerFilter = (typeof ANSWER_FILTERS)[number];
/** Polling interval of the nominees page while nominees are being selected. */
export const SELECTING_POLL_MS = 5000;

export const SELECTION_STATUSES = ['selecting', 'ready'] as const;
export const NOMINEES_NOT_READY: LocalizedText = {
  en: 'The nominees of this campaign are not known yet.',
  nl: 'De genomineerden van deze campagne zijn nog niet bekend.',
};
export const MORE_ANSWERS_WAIT: LocalizedText = {
  en: 'More answers are waiting than you have seen. Check the number again.',
  nl: 'Er wachten inmiddels meer antwoorden. Kijk nog eens naar het aantal.',
};
export const REASON_OF_NO_WINNER: LocalizedText = {
  en: 'This sentence is about an answer you did not choose.',
  nl: 'Deze zin gaat over een antwoord dat je niet hebt gekozen.',
};
export const ANSWERS_NOT_READY: LocalizedText = {
  en: 'You can read and nominate answers once the campaign is closed.',
  nl: 'Je kunt antwoorden lezen en nomineren zodra de campagne gesloten is.',
};
export const ANSWER_WITHDRAWN: LocalizedText = {
  en: 'This answer was withdrawn after a report and no longer counts.',
  nl: 'Dit antwoord is na een melding ingetrokken en doet niet meer mee.',
};
export const NOMINEE_LOST: LocalizedText = {
  en: 'An answer you chose no longer counts: it was withdrawn after a report, its donation went back, or the fan deleted their account. Please choose again.',
  nl: 'Een antwoord dat je koos, doet niet meer mee: het is na een melding ingetrokken, de donatie is teruggegaan, of de fan heeft het account verwijderd. Kies opnieuw.',
};
export const ALREADY_NOMINATED: LocalizedText = {
  en: 'This answer is already among the nominees.',
  nl: 'Dit antwoord staat al bij de genomineerden.',
};
export const TOO_MANY_NOMINATIONS: LocalizedText = {
  en: `You can nominate up to ${OWN_NOMINATIONS_MAX} answers yourself. Withdraw one first.`,
  nl: `Je kunt zelf maximaal ${OWN_NOMINATIONS_MAX} antwoorden nomineren. Trek er eerst een in.`,
};
export const ANSWERS_WAIT: LocalizedText = {
  en: 'A paid answer is still being scored. Check the nominees again in a moment.',
  nl: 'Er wordt nog een betaald antwoord beoordeeld. Bekijk de genomineerden zo nog eens.',
};
export const MEETING_DATE_PASSED: LocalizedText = {
  en: 'The date of the meeting has passed, so nobody could come any more. Give your campaign another date first.',
  nl: 'De datum van de ontmoeting is voorbij, dus niemand kan nog komen. Geef je campagne eerst een nieuwe datum.',
};
export const PAYMENTS_UNDER_WAY: LocalizedText = {
  en: 'A payment is still under way. If you choose now, that fan cannot win: confirm that you want to.',
  nl: 'Er loopt nog een betaling. Kies je nu, dan maakt die fan geen kans meer: bevestig dat je dat wilt.',
};
export const REREAD_OPEN: LocalizedText = {
  en: 'Fans can still ask for a person to read their answer again. Confirm that you want to choose before that ends.',
  nl: 'Fans mogen nog vragen of iemand hun antwoord opnieuw leest. Bevestig dat je niet wilt wachten.',
};
export const REREADS_UNANSWERED: LocalizedText = {
  en: 'Fans have asked you to read their answer again. Reply to them first: otherwise you can only choose once the nominees have been known for 48 hours.',
  nl: 'Fans hebben gevraagd of je hun antwoord opnieuw leest. Reageer daar eerst op: anders kun je pas kiezen als de genomineerden 48 uur bekend zijn.',
};
export const REREAD_REPLIED: LocalizedText = {
  en: 'You have already replied to this fan.',
  nl: 'Je hebt al op deze fan gereageerd.',
};
export const REREAD_OVER: LocalizedText = {
  en: 'The 48 hours in which you could ask for another reading are over.',
  nl: 'De 48 uur waarin je kon vragen of iemand je antwoord opnieuw leest, zijn voorbij.',
};
export const REREAD_ASKED: LocalizedText = {
  en: 'You have already asked for another reading.',
  nl: 'Je hebt al gevraagd of iemand je antwoord opnieuw leest.',
};
export const CHOOSE_NOMINEES: LocalizedText = {
  en: 'Choose from the nominees of this campaign.',
  nl: 'Kies uit de genomineerden van deze campagne.',
};
export const CHOOSE_ONE: LocalizedText = { en: 'Choose one winner.', nl: 'Kies één winnaar.' };
export const CHOOSE_TWO: LocalizedText = { en: 'Choose two winners.', nl: 'Kies twee winnaars.' };
export const CHOOSE_RESERVES: LocalizedText = {
  en: 'Choose your reserves from the other nominees, each one once.',
  nl: 'Kies je reserves uit de andere genomineerden, ieder één keer.',
};
export const NO_DATE_YET: LocalizedText = {
  en: 'There is no date yet. The calendar file will follow when there is.',
  nl: 'Er is nog geen datum. Zodra die er is, volgt het agendabestand.',
};

/** Returns how many winners must be chosen: one, or two with `twoWinners`, but never more than there are nominees. */
export function winnersToChoose(twoWinners: boolean, nominees: number): number {
  return Math.min(twoWinners ? WINNERS_TWO : WINNERS_DEFAULT, nominees);
}

/** Returns the hour until which a winner can accept: after `days`, or by day after half the time to an earlier meeting. */
export function getAnswerBy(now: Date, plannedAt: Date | null, days: number): Date {
  const untilMeeting = plannedAt === null ? Infinity : plannedAt.getTime() - now.getTime();
  const isSoon = untilMeeting <= days * DAY_MS;
  const time = isSoon ? Math.max(0, untilMeeting / 2) : days * DAY_MS;
  let end = Math.ceil((now.getTime() + time) / HOUR_MS) * HOUR_MS;
  while (isSoon && isQuiet(new Date(end - HOUR_MS))) end += HOUR_MS;
  return new Date(Math.min(end, plannedAt?.getTime() ?? end));
}

/** The least notice that winners get of a date that is set after the choice, to say whether they can come. */
const DATE_NOTICE_MS = DAY_MS;

/** Returns the earliest date that can be set after the choice, while winners can still accept until `ends`. */
export function getEarliestDate(now: Date, ends: readonly (Date | null)[]): Date {
  return new Date(Math.max(now.getTime() + DATE_NOTICE_MS, ...ends.map(Number)));
}

export const dateTooSoon = (earliest: Date): LocalizedText => ({
  en: `Your winners need time to answer: choose a date after ${formatMoment(earliest, 'en')}`,
  nl: `Je winnaars moeten nog kunnen antwoorden: kies een datum na ${formatMoment(earliest, 'nl')}`,
});

/** A selection of nominees for a campaign that was closed at an instant (milliseconds). */
export type Selection = { readonly campaignId: string; readonly closedAt: number | null };

/** What happens to answers that cannot be judged for now: the selection waits for them, or continues without them. */
export const UNJUDGED_POLICIES = ['wait', 'skip'] as const;
export type UnjudgedPolicy = (typeof UNJUDGED_POLICIES)[number];

/** A run of a selection that started at an instant (milliseconds). `runId` is also the name of its workflow. */
export type SelectionRun = Selection & {
  readonly runId: string;
  readonly since: number;
  readonly unjudged: UnjudgedPolicy;
};

/** Retries of a failed step, and the delay before the first, which doubles: far below the stall time. */
export const STEP_RETRIES = { limit: 5, delay: '5 seconds', backoff: 'exponential' } as const;

/** Timeout of one try of a step; steps record their progress more often than that. */
export const STEP_TIMEOUT = '30 minutes' as const;

/** A run without progress for this long has stalled: another takes its place. */
export const STALL_MS = 10 * MINUTE_MS;

/** When a failed selection is retried, counted from its first failure. */
export const RETRY_SCHEDULE_MS = [
  5 * MINUTE_MS,
  20 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  DAY_MS,
] as const;

/** Consecutive turns without a single judged answer after which the judge counts as unavailable. */
export const BARREN_STEPS_MAX = 2;

/** Returns when to retry after failures since an instant; undefined after the last try. */
export function getNextTry(since: Date, now: Date): Date | undefined {
  const next = RETRY_SCHEDULE_MS.map((ms) => since.getTime() + ms).find((time) => time > now.getTime());
  return next === undefined ? undefined : new Date(next);
}

/** The shortest and longest pause of a selection that waits for its judge. */
const JUDGE_RETRY_MS = { min: 5 * MINUTE_MS, max: HOUR_MS } as const;

/**
 * Returns when a selection that waits for its judge asks again: after a pause as long as the wait so far, plus up to
 * half of that. `spread`, from 0 to 1, keeps waiting selections from all asking at once.
 */
export function getNextAsking(since: Date, now: Date, spread: number): Date {
  const { min, max } = JUDGE_RETRY_MS;
  const pauseMs = Math.min(max, Math.max(min, now.getTime() - since.getTime()));
  return new Date(now.getTime() + Math.round(pauseMs * (1 + spread / 2)));
}

/** Time to wait for payments under way at closing, before answers are scored. The sweep adds later payments. */
export const UNSETTLED_PAYMENTS_WAIT = '30 seconds';

/** Maximum number of unscored answers shown to the owner. */
export const NOT_SCORED_SHOWN_MAX = 50;

export const HEADS_PER_PAGE = 20;

export const RECORD_PER_PAGE = 500;

/** How often an owner may have the answers of a campaign scored again. */
export const RETRY_SCORING_LIMIT = { count: 6, seconds: 3600 } as const;

export const SCORING_FAILED: LocalizedText = {
  en: 'The answers cannot be scored right now. Please try again later.',
  nl: 'De antwoorden kunnen nu niet worden beoordeeld. Probeer het later opnieuw.',
};
