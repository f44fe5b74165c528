import type { Instant } from '../campaigns/rules.ts';
import { isDecided, isOver, type CampaignState } from './moment-rules.ts';

/** The next step for a campaign's owner (RULES.md, "Dashboard"). */
export type OwnerNext =
  | 'show-cancellation'
  | 'show-winners'
  | 'select-winners'
  /** No answer could be scored, or someone else chooses. */
  | 'read-answers'
  | 'close'
  /** The deadline has passed, and the campaign is about to be closed. */
  | 'wait'
  | 'selecting'
  /** No paid answer is eligible. */
  | 'extend'
  /** The same, and the meeting would have begun. */
  | 'over';

/** The fields besides the state that determine the owner's next step. */
export type OwnerFacts = {
  readonly isActive: boolean;
  readonly hasAnswers: boolean;
  readonly plannedDate: Instant;
  /** Whether its answers have been judged. */
  readonly nomineesSelected: boolean;
  readonly managedFor?: { readonly mayDecide: boolean } | null | undefined;
};

/** Returns the next step for a campaign's owner. */
export function getOwnerNext(state: CampaignState, facts: OwnerFacts, now: Date): OwnerNext {
  const { isActive, hasAnswers, nomineesSelected, plannedDate, managedFor } = facts;
  if (state === 'cancelled') return 'show-cancellation';
  if (isDecided(state)) return 'show-winners';
  if (state === 'nominated' && nomineesSelected && hasAnswers)
    return managedFor?.mayDecide === false ? 'read-answers' : 'select-winners';
  if (isActive) return isOver(state) ? 'wait' : 'close';
  if (nomineesSelected) return 'read-answers';
  if (hasAnswers) return 'selecting';
  return mustReplaceDate({ plannedDate }, now) ? 'over' : 'extend';
}

/** Returns whether the meeting's date has passed, so that a new one comes before the choice. */
export function mustReplaceDate({ plannedDate }: Pick<OwnerFacts, 'plannedDate'>, now: Date): boolean {
  return plannedDate !== null && new Date(plannedDate) <= now;
}

/** Returns the meeting if it is ahead and begins before an instant, so that the owner has to choose before it. */
export function findMeetingBefore<T extends Date | string>(
  end: Date | string,
  meeting: T | null,
  now: Date,
): T | null {
  return meeting !== null && new Date(meeting) > now && new Date(meeting) < new Date(end) ? meeting : null;
}
