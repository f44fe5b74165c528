/** One selection of nominees: of a campaign, as it was closed at that instant (milliseconds). */
export type Selection = { readonly campaignId: string; readonly closedAt: number | null };

/** How many different times a step is tried, and the pause before the first repetition, which doubles. */
export const STEP_RETRIES = { limit: 8, delay: '5 seconds', backoff: 'exponential' } as const;
/** From this try of a step on, answers that the model gives no score for are left without one, visibly. */
export const ATTEMPTS_BEFORE_UNSCORED = 4;
/** Wait for payments under way at closing, before answers are scored. What comes later joins by the sweep. */
export const UNSETTLED_PAYMENTS_WAIT = '30 seconds';
