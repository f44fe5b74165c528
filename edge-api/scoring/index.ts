/** What modules above scoring may call. */
export { listFinalists } from './judge/final/list-finalists.ts';
export { playFinal, prepareRound, toReplay } from './judge/final/play-final.ts';
export type { Finalist, PairResult } from './judge/final/finalist.ts';
export type { RankedFinalist } from './judge/final/strength-rules.ts';
export { findNearCopies, type NearCopies } from './judge/find-near-copies.ts';
export { getScoringModel } from './judge/get-scoring-model.ts';
export { overrideProbe } from './judge/probe/override-probe.ts';
export { findProbe, probeJudge, type ProbeOutcome } from './judge/probe/probe-judge.ts';
export { toJudgeKind, type LanguageJudge, type ScoringModel } from './judge/scoring-model.ts';
export { isRead, listDueReadings, readAnswers } from './judge/read-answers.ts';
export { toInterval } from './judge/reading-rules.ts';
export { scoreAnswers } from './judge/score-answers.ts';
export { eraseScores } from './personal-data.ts';
export { auditBriefs } from './record/audit-briefs.ts';
export { auditChain, type ChainProblem } from './record/audit-chain.ts';
export { auditJudgements, listErased, parseBody } from './record/audit-judgements.ts';
export { freezeBrief, getJudgeKind } from './record/brief.ts';
export { logHeads, type ChainHead, type EntryRow, type RecordAddition } from './record/chain.ts';
export {
  AddressBody,
  ContestBody,
  ContestReplyBody,
  digestKeyed,
  digestSubmission,
  NominationBody,
  OwnerNominationBody,
  RankingBody,
  ReopenedBody,
  ReservesBody,
  WinnerBody,
  WinnerEndedBody,
  WithdrawnBody,
} from './record/entry-bodies.ts';
export { countPendingAnswers, type AnswerCursor } from './record/find-pending-answers.ts';
export { getScoringSummary } from './record/get-scoring-summary.ts';
export { lastReason, listNotScored } from './record/list-not-scored.ts';
export { listHeads, listRecord } from './record/list-record.ts';
export {
  chainAbout,
  chainReopening,
  toEndedEntry,
  toReservesEntry,
  toWinnerContent,
  type ChosenWinner,
} from './record/record-owner.ts';
export { chainRanking, digestTrials } from './record/record-selection.ts';
export { selectExplanation, selectReceipt } from './record/score-expressions.ts';
export { isEligible, isJudged, isPending } from './record/scoring-state.ts';
export { startScoringRound } from './record/start-scoring-round.ts';
