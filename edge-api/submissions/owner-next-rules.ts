import { isDecided, isOver, type CampaignState } from './moment-rules.ts';

/** What comes next for a campaign's owner (RULES.md, "Dashboard"). */
export type OwnerNext =
  | 'show-cancellation'
  | 'show-winners'
  | 'select-winners'
  /** None could be scored, or another chooses. */
  | 'read-answers'
  | 'close'
  /** Its deadline has passed, and it is about to be closed. */
  | 'wait'
  | 'selecting'
  /** No paid answer takes part. */
  | 'extend';

/** What of a campaign its owner's next step depends on, beside its state. */
export type OwnerFacts = {
  readonly isActive: boolean;
  readonly hasAnswers: boolean;
  /** Whether its answers have been judged. */
  readonly nomineesSelected: boolean;
  readonly managedFor?: { readonly mayDecide: boolean } | null | undefined;
};

/** Returns what comes next for a campaign's owner. */
export function getOwnerNext(state: CampaignState, facts: OwnerFacts): OwnerNext {
  const { isActive, hasAnswers, nomineesSelected, managedFor } = facts;
  if (state === 'cancelled') return 'show-cancellation';
  if (isDecided(state)) return 'show-winners';
  if (state === 'nominated' && nomineesSelected && hasAnswers)
    return managedFor?.mayDecide === false ? 'read-answers' : 'select-winners';
  if (isActive) return isOver(state) ? 'wait' : 'close';
  if (nomineesSelected) return 'read-answers';
  return hasAnswers ? 'selecting' : 'extend';
}
