/** Selections on one page of the admin's list. */
export const STUCK_SELECTIONS_PAGE_SIZE = 20;

/**
 * What is wrong with a selection: it was given up, it fails and is tried again, or answers wait because they could not be
 * judged.
 */
export const STUCK_STATES = ['given-up', 'failing', 'waiting'] as const;
export type StuckState = (typeof STUCK_STATES)[number];
