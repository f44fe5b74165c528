/** How far off the carousel wakes up: just below the first window of a wide screen, not of a phone's. */
export const CAROUSEL_AHEAD = '200px';
