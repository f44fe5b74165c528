/** What modules above scoring may call. */
export { leaveUnscored } from './judge/leave-unscored.ts';
export { scoreAnswers } from './judge/score-answers.ts';
export { eraseScores } from './personal-data.ts';
export { auditChain, type ChainHead, type ChainProblem } from './record/audit-chain.ts';
export { countPendingAnswers, type AnswerCursor } from './record/find-pending-answers.ts';
export { getScoringSummary } from './record/get-scoring-summary.ts';
export { listNotScored } from './record/list-not-scored.ts';
export { isEligible, isPending } from './record/scoring-state.ts';
export { startScoringRound } from './record/start-scoring-round.ts';
