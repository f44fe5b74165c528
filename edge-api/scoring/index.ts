/** What modules above scoring may call. */
export { scoreAnswers } from './judge/score-answers.ts';
export { eraseScores } from './personal-data.ts';
export { auditChain, type ChainHead, type ChainProblem } from './record/audit-chain.ts';
export { isNotScored, isPending, isEligible } from './record/scoring-state.ts';
