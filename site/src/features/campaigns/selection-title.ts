import { getMoment, isDecided, type CampaignState } from '#api/submissions/moment-rules.ts';

/** Returns which title the page has on how winners are chosen, or were; undefined where nobody chooses. */
export function findSelectionTitle(state: CampaignState): 'selection' | 'selectionOver' | undefined {
  if (isDecided(state)) return 'selectionOver';
  return getMoment(state).isUndecided ? 'selection' : undefined;
}
