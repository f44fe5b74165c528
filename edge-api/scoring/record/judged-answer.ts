import type { LocalizedText } from '#api/platform/rules.ts';
import type { ScoringModel } from '../judge/scoring-model.ts';
import type { CriteriaScores } from '../judge/judgement.ts';
import type { JudgementFlag, Outcome } from '../rules.ts';
import type { scores } from '../table.ts';

type ScoreRow = typeof scores.$inferSelect;

/** What judging an answer once came to, as it is recorded. */
export type Verdict = {
  readonly outcome: Outcome;
  readonly score: number | null;
  readonly explanation: LocalizedText;
  readonly proposedScore: number | null;
  readonly rubricScore: number | null;
  readonly criteria: CriteriaScores | null;
  readonly flags: readonly JudgementFlag[];
  readonly readings: readonly number[];
  readonly cluster: string | null;
  readonly language: ScoreRow['language'];
  readonly answered: boolean | null;
};

/** How an answer was judged, in one verdict or more; the last one counts. */
export type JudgedAnswer = Pick<ScoreRow, 'submissionId' | 'promptHash'> & {
  readonly verdicts: readonly Verdict[];
};

/** By what a campaign's answers were judged. */
export type Judge = Pick<ScoringModel, 'name' | 'rubricVersion'> & { readonly briefVersion: number };
