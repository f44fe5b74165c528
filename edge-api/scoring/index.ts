/** What modules above scoring may call. */
export { leaveUnscored } from './judge/leave-unscored.ts';
export { getScoringModel, scoreAnswers } from './judge/score-answers.ts';
export { eraseScores } from './personal-data.ts';
export { auditBriefs } from './record/audit-briefs.ts';
export { auditChain, isLegacy, type ChainProblem } from './record/audit-chain.ts';
export { auditJudgements, listErased, parseBody } from './record/audit-judgements.ts';
export { freezeBrief } from './record/brief.ts';
export { insertEntries, logHeads, retryOnConflict, type ChainHead, type EntryRow } from './record/chain.ts';
export { NominationBody, RankingBody, WinnerBody } from './record/entry-bodies.ts';
export { selectExplanation } from './record/explanation.ts';
export { countPendingAnswers, type AnswerCursor } from './record/find-pending-answers.ts';
export { getScoringSummary } from './record/get-scoring-summary.ts';
export { listNotScored } from './record/list-not-scored.ts';
export { listHeads, listRecord } from './record/list-record.ts';
export { selectReceipt } from './record/receipt.ts';
export { chainRanking, chainWinners } from './record/record-selection.ts';
export { isEligible, isPending } from './record/scoring-state.ts';
export { startScoringRound } from './record/start-scoring-round.ts';
