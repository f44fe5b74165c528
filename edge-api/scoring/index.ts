/** What modules above scoring may call. */
export { createFinalSteps, playFinal } from './judge/final/play-final.ts';
export type { RankedFinalist } from './judge/final/strength-rules.ts';
export { findNearCopies, type NearCopies } from './judge/find-near-copies.ts';
export { overrideProbe } from './judge/probe/override-probe.ts';
export { probeJudge } from './judge/probe/probe-judge.ts';
export { toJudgeKind } from './judge/scoring-model.ts';
export { scoreAnswers } from './judge/score-answers.ts';
export { eraseScores } from './personal-data.ts';
export { auditChain, type ChainHead, type ChainProblem } from './record/audit-chain.ts';
export { getScoringSummary } from './record/get-scoring-summary.ts';
export { listNotScored } from './record/list-not-scored.ts';
export { isEligible, isPending } from './record/scoring-state.ts';
export { startScoringRound } from './record/start-scoring-round.ts';
