import { DAY_MS } from '../platform/rules.ts';

/** The stage of a campaign, derived from its row without the clock; phases are finer (rules.ts). */
export const STAGES = ['running', 'selecting', 'finished', 'stopped', 'unpublished'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage in SQL; must match the index's expression literally. */
export const CAMPAIGN_STAGE = `case when "cancelled_at" is not null then 'stopped'
  when "winners_selected" = 1 then 'finished' when "is_active" = 0 then 'selecting'
  when "published_at" is null then 'unpublished' else 'running' end`;

/**
 * What a closed campaign still lacks, in order of occurrence: fans, nominees, the owner's choice, a winner's answer, a
 * date, the meeting itself, the thank-you.
 */
export type Missing = 'fans' | 'nominees' | 'choice' | 'answer' | 'date' | 'meeting' | 'thanks';

/** What ends a closed campaign if it is missing for too long (outcomes/rules.ts): everyone is refunded. */
export const ENDINGS = ['fans', 'nominees', 'choice', 'answer', 'date'] as const satisfies readonly Missing[];
export type Ending = (typeof ENDINGS)[number];

/** What fans and admins are told is missing once it is overdue. */
export const TOLD = ['nominees', 'choice', 'date', 'thanks'] as const satisfies readonly Missing[];
export type Told = (typeof TOLD)[number];

/** What the public reads is missing: the same, and that nobody is left to ask. */
export const OVERDUE = [...TOLD, 'answer'] as const;
export type Overdue = (typeof OVERDUE)[number];

/** Condition of a campaign that is not finished; must match the index's condition literally. */
export const IS_UNFINISHED = 'cancelled_at is null and outcome_at is not null';

/** Days between the notice to fans and admins and the day on which everyone is refunded. */
export const GRACE_DAYS = 7;

/** Days after the meeting before the owner is reminded of the thank-you, and a short text is enough. */
export const THANKS_WAIT_DAYS = 14;

/**
 * Returns when everyone is refunded: a week after fans were told or, where a meeting is given that nobody can come to,
 * when that begins if it is sooner; in any case not before the extra time granted to the owner.
 */
export function toReturnAt(
  overdueAt: Date,
  moreTimeUntil: Date | null,
  emptyMeeting: Date | null = null,
): Date {
  const weekLater = new Date(overdueAt.getTime() + GRACE_DAYS * DAY_MS);
  const end = emptyMeeting !== null && emptyMeeting < weekLater ? emptyMeeting : weekLater;
  return moreTimeUntil !== null && moreTimeUntil > end ? moreTimeUntil : end;
}

type OverdueColumns = {
  readonly overdue: Overdue | null;
  readonly overdueAt: Date | null;
  readonly moreTimeUntil: Date | null;
  readonly isActive: boolean;
  readonly cancelledAt: Date | null;
  readonly nomineeCount: number;
  readonly winnersSelected: boolean;
  readonly plannedAt: Date | null;
};

/** Whether the overdue item has arrived, or no nominee is left to choose; a thank-you resets `overdue` itself. */
const HAS_COME: Readonly<Record<Overdue, (row: OverdueColumns) => boolean>> = {
  nominees: ({ nomineeCount }) => nomineeCount > 0,
  choice: ({ nomineeCount, winnersSelected }) => nomineeCount === 0 || winnersSelected,
  date: ({ plannedAt }) => plannedAt !== null,
  thanks: () => false,
  answer: () => false,
};

/** Returns what is overdue, and when everyone is refunded if it stays missing; null if nothing is overdue. */
export function findOverdue(
  row: OverdueColumns,
): { readonly what: Overdue; readonly returnAt: Date | null } | null {
  const { overdue: what, overdueAt, moreTimeUntil, isActive, cancelledAt, plannedAt } = row;
  if (what === null || overdueAt === null || isActive || cancelledAt !== null || HAS_COME[what](row))
    return null;
  const emptyMeeting = what === 'answer' ? plannedAt : null;
  return { what, returnAt: what === 'thanks' ? null : toReturnAt(overdueAt, moreTimeUntil, emptyMeeting) };
}
