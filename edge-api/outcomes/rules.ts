import { GRACE_DAYS, THANKS_WAIT_DAYS, toReturnAt, type Missing } from '../campaigns/outcome-rules.ts';
import { FLEXIBLE_DAYS } from '../campaigns/rules.ts';
import { DAY_MS, type LocalizedText } from '../platform/rules.ts';

/** What happens on a day: `remind` the owner, `tell` what is missing, or `return` all money. */
type Due = 'remind' | 'tell' | 'return';
export type Step = { readonly day: number; readonly due: Due };

/** Days for the choice, of the settings, and for the thank-you. */
export type OutcomeDays = Readonly<Record<'choiceDays' | 'thanksDays', number>>;

const CHOICE_REMINDERS = [3, 7, 12];
/** Days since there is a winner, or since the date was postponed: fans were promised a meeting within a year. */
const DATE_REMINDERS = [30, 90, 180, 330];
const DATE_DAYS = FLEXIBLE_DAYS - GRACE_DAYS;
/** Days after the meeting. */
const THANKS_REMINDERS = [THANKS_WAIT_DAYS, 28];
export const THANKS_DAYS = 42;

/** Lists the steps for what is missing, in the order of the days after which they are due. */
export function listSteps(missing: Missing, { choiceDays, thanksDays }: OutcomeDays): readonly Step[] {
  const choice = [...remindUntilTold(choiceDays, CHOICE_REMINDERS), returnAfter(choiceDays)];
  const plans: Readonly<Record<Missing, readonly Step[]>> = {
    fans: [returnAfter(choiceDays)],
    nominees: choice,
    choice,
    // Winners are reminded, and the next ones asked, in winner-sweep.ts.
    answer: [],
    date: [...remindUntilTold(DATE_DAYS, DATE_REMINDERS), returnAfter(DATE_DAYS)],
    meeting: [],
    thanks: remindUntilTold(thanksDays, THANKS_REMINDERS),
  };
  return plans[missing];
}

function remindUntilTold(end: number, reminders: readonly number[]): readonly Step[] {
  const days = reminders.filter((day) => day < end);
  return [...days.map((day) => ({ day, due: 'remind' as const })), { day: end, due: 'tell' }];
}

const returnAfter = (day: number): Step => ({ day: day + GRACE_DAYS, due: 'return' });

/** The stored facts about a closed campaign. */
export type OutcomeFacts = {
  readonly closedAt: Date;
  readonly hasFans: boolean;
  /** When its nominees were first known; null without nominees. */
  readonly nomineesAt: Date | null;
  readonly winnersAt: Date | null;
  /** When the last winner lost the place; null if none did. */
  readonly goneAt: Date | null;
  /** Since when a current winner has accepted. */
  readonly settledAt: Date | null;
  /** When its date was last postponed without a new one. */
  readonly postponedAt: Date | null;
  /** When the meeting takes place; null until a date is set. */
  readonly plannedAt: Date | null;
  /** When the thank-you was sent or the story published. */
  readonly thankedAt: Date | null;
  /** Until when the owner has more time, as an admin granted it. */
  readonly moreTimeUntil: Date | null;
};

/** `returnAt` is set if nobody is left to ask: when everything is refunded. */
type Waiting = { readonly missing: Missing; readonly since: Date; readonly returnAt?: Date };

/** Returns what a campaign waits for; undefined once they met and a thank-you was sent. */
export function findMissing(facts: OutcomeFacts, now: Date): Waiting | undefined {
  const { closedAt, hasFans, nomineesAt, winnersAt, goneAt, moreTimeUntil } = facts;
  const { settledAt, postponedAt, plannedAt, thankedAt } = facts;
  if (winnersAt === null && goneAt !== null) {
    const returnAt = toReturnAt(goneAt, moreTimeUntil, plannedAt);
    return { missing: 'answer', since: goneAt, returnAt };
  }
  if (winnersAt === null) {
    if (!hasFans) return { missing: 'fans', since: closedAt };
    return nomineesAt === null
      ? { missing: 'nominees', since: closedAt }
      : { missing: 'choice', since: nomineesAt };
  }
  if (settledAt === null) return { missing: 'answer', since: winnersAt };
  if (plannedAt === null)
    return { missing: 'date', since: postponedAt && postponedAt > settledAt ? postponedAt : settledAt };
  if (plannedAt > now) return { missing: 'meeting', since: settledAt };
  return thankedAt === null ? { missing: 'thanks', since: plannedAt } : undefined;
}

export function addDays(since: Date, days: number): Date {
  return new Date(since.getTime() + days * DAY_MS);
}

/** Since when fans are told that the campaign is overdue, and until when its owner has more time. */
type Overdue = { readonly overdueAt: Date | null; readonly moreTimeUntil: Date | null };

/** What is due for a campaign, if anything, and when the sweep checks it again; null once it is finished. */
export type Verdict = {
  readonly step?: Step | undefined;
  readonly nextAt: Date | null;
  /** When fans and admins are told what is missing, and when everything is refunded; undefined if never. */
  readonly toldAt?: Date | undefined;
  readonly returnAt?: Date | undefined;
};

/**
 * Judges what is due: the last step whose day has come. Fans and admins are told a week before everything is refunded,
 * however late the sweep is, and the refund waits for the extra time that an owner got. A campaign is checked at least
 * once a day, since what it waits for may change.
 */
export function judgeOutcome(
  { missing, since, returnAt: emptyReturnAt }: Waiting,
  days: OutcomeDays,
  { overdueAt, moreTimeUntil }: Overdue,
  now: Date,
): Verdict {
  const steps = emptyReturnAt ? [returnAfter(0)] : listSteps(missing, days);
  const isTold = overdueAt !== null || steps.every(({ due }) => due !== 'tell');
  const dated = steps.map((step) => {
    const at = addDays(since, step.day);
    if (step.due !== 'return') return { step, at };
    const tellAt = addDays(at, -GRACE_DAYS);
    const toldAt = overdueAt ?? (isTold || tellAt > now ? tellAt : now);
    return { step, at: emptyReturnAt ?? toReturnAt(toldAt, moreTimeUntil) };
  });
  const findAt = (due: Due) => dated.find(({ step }) => step.due === due)?.at;
  const [toldAt, returnAt] = [findAt('tell'), findAt('return')];
  const step = dated.findLast(({ step: { due }, at }) => at <= now && (due !== 'return' || isTold))?.step;
  // A missing thank-you is announced once and for all: nothing more is due.
  if (missing === 'thanks' && step?.due === 'tell') return { step, nextAt: null, toldAt, returnAt };
  const tomorrow = addDays(now, 1);
  const nextAt = dated.map(({ at }) => at).find((at) => at > now && at < tomorrow) ?? tomorrow;
  return { step, nextAt, toldAt, returnAt };
}

/** Maximum number of days from today that an owner can be given. */
export const MORE_TIME_DAYS = 90;
export const DAY_REQUIRED: LocalizedText = { en: 'Choose a day', nl: 'Kies een dag' };
export const DAY_PAST: LocalizedText = { en: 'This day is over', nl: 'Deze dag is voorbij' };
export const TOO_MUCH_TIME: LocalizedText = {
  en: `Choose a day within ${MORE_TIME_DAYS} days`,
  nl: `Kies een dag binnen ${MORE_TIME_DAYS} dagen`,
};
export const NO_MORE_TIME: LocalizedText = {
  en: 'The owner has longer than this already',
  nl: 'De organisator heeft al langer de tijd',
};
export const NOTHING_TO_WAIT_FOR: LocalizedText = {
  en: 'Nothing from this campaign is going back, so it needs no more time.',
  nl: 'Van deze campagne gaat niets terug, dus meer tijd is niet nodig.',
};
