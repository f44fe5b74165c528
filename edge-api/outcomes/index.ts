export { readOutcomes, type Outcome } from './read-outcomes.ts';
export { settleOutcomes } from './settle-outcomes.ts';
export { winnerData } from './winner-personal-data.ts';
export { settleWinners } from './winner-sweep.ts';
