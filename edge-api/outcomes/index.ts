/** What modules above outcomes may call. */
export { settleOutcomes } from './settle-outcomes.ts';
