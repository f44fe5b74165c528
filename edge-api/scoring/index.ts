/** What modules above scoring may call. */
export { scoreAnswers } from './judge/score-answers.ts';
export { auditChain, type Head, type Problem } from './record/audit-chain.ts';
export { isNotScored, isPending, takesPart } from './record/scoring-state.ts';
