import { DAY_MS } from '../platform/rules.ts';

/** The stage of a campaign, as far as its row tells without the clock; phases are finer (rules.ts). */
export const STAGES = ['running', 'selecting', 'finished', 'stopped', 'unpublished'] as const;
export type Stage = (typeof STAGES)[number];

/** The stage in SQL, as the index has it, word for word. */
export const CAMPAIGN_STAGE = `case when "cancelled_at" is not null then 'stopped'
  when "winners_selected" = 1 then 'finished' when "is_active" = 0 then 'selecting'
  when "published_at" is null then 'unpublished' else 'running' end`;

/**
 * What keeps a closed campaign from its end, in the order in which it comes: fans, nominees, the owner's choice, a winner's
 * answer, a date, the meeting itself, the thank-you.
 */
export type Missing = 'fans' | 'nominees' | 'choice' | 'answer' | 'date' | 'meeting' | 'thanks';

/** What a closed campaign ends for when it is missing for too long (outcomes/rules.ts): everything goes back. */
export const ENDINGS = ['fans', 'nominees', 'choice', 'answer', 'date'] as const satisfies readonly Missing[];
export type Ending = (typeof ENDINGS)[number];

/** What everyone reads is missing of a campaign, once it is overdue. */
export const OVERDUE = ['nominees', 'choice', 'date', 'thanks'] as const satisfies readonly Missing[];
export type Overdue = (typeof OVERDUE)[number];

/** Holds for a campaign that has not come to its end, as the index has it, word for word. */
export const IS_UNFINISHED = 'cancelled_at is null and outcome_at is not null';

/** Days between what fans and admins are told and the day on which everything goes back. */
export const GRACE_DAYS = 7;

/** Days after the meeting from which its owner is reminded of the thank-you, and a short text is enough. */
export const THANKS_WAIT_DAYS = 14;

/** Returns when everything goes back that fans read is overdue since then: after the time that its owner asked for. */
export function toReturnAt(overdueAt: Date, moreTimeUntil: Date | null): Date {
  const end = new Date(overdueAt.getTime() + GRACE_DAYS * DAY_MS);
  return moreTimeUntil && moreTimeUntil > end ? moreTimeUntil : end;
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

/** Whether what was overdue has come in the meantime, or no nominee is left to choose; a thank-you says so itself. */
const HAS_COME: Readonly<Record<Overdue, (row: OverdueColumns) => boolean>> = {
  nominees: ({ nomineeCount }) => nomineeCount > 0,
  choice: ({ nomineeCount, winnersSelected }) => nomineeCount === 0 || winnersSelected,
  date: ({ plannedAt }) => plannedAt !== null,
  thanks: () => false,
};

/** Returns what is overdue of a campaign, and when everything goes back if it does not come; null where nothing is. */
export function findOverdue(
  row: OverdueColumns,
): { readonly what: Overdue; readonly returnAt: Date | null } | null {
  const { overdue: what, overdueAt, moreTimeUntil, isActive, cancelledAt } = row;
  if (what === null || overdueAt === null || isActive || cancelledAt !== null || HAS_COME[what](row))
    return null;
  return { what, returnAt: what === 'thanks' ? null : toReturnAt(overdueAt, moreTimeUntil) };
}
