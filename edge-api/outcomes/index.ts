/** What modules above outcomes may call. */
export { readOutcomes } from './read-outcomes.ts';
export { settleOutcomes } from './settle-outcomes.ts';
