export { playFinal, prepareRound, toReplay } from './judge/final/play-final.ts';
export { listFinalists } from './judge/final/list-finalists.ts';
export type { Finalist, PairResult, RankedFinalist } from './judge/final/strength-rules.ts';
export { findNearCopies, type NearCopies } from './judge/find-near-copies.ts';
export { getScoringModel } from './judge/get-scoring-model.ts';
export { findProbe, probeJudge, type ProbeOutcome } from './judge/probe/probe-judge.ts';
export { isOverridable, overrideProbe } from './judge/probe/probe-rows.ts';
export { isRead, listDueReadings, readAnswers } from './judge/read-answers.ts';
export { toInterval } from './judge/reading-rules.ts';
export { scoreAnswers } from './judge/score-answers.ts';
export { toJudgeKind, type LanguageJudge, type ScoringModel } from './judge/scoring-model.ts';
export { eraseScores } from './personal-data.ts';
export { freezeBrief, getJudgeKind, toBriefWords } from './record/brief.ts';
export {
  chainAbout,
  commitRecorded,
  extendRecord,
  findHead,
  hashEntry,
  listEnds,
  logHeads,
  type ChainEnd,
  type ChainHead,
  type EntryRow,
  type NewEntry,
  type RecordAddition,
} from './record/chain.ts';
export {
  BriefBody,
  createSalt,
  digestKeyed,
  digestPersonal,
  digestSubmission,
  ErasedBody,
  ScoreBody,
  toScoreBody,
  type JudgedSubmission,
} from './record/entry-bodies.ts';
export { getScoringSummary } from './record/get-scoring-summary.ts';
export {
  countPendingAnswers,
  hasAnswers,
  isEligible,
  isJudged,
  isLost,
  isNotScored,
  isPending,
  lastReason,
  receipt,
  selectExplanation,
  startScoringRound,
  type AnswerCursor,
} from './record/scoring-state.ts';
