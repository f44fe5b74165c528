import type { LocalizedText } from '#api/platform/rules.ts';
import type { RubricVerdict } from '../rubric/rubric-rules.ts';
import type { JudgementFlag } from '../rules.ts';
import type { scores } from '../table.ts';

/** How an answer was judged, by a model or by the rubric. */
export type Judgement = Pick<typeof scores.$inferSelect, 'outcome' | 'score' | 'criteria' | 'answered'> & {
  /** Empty where there is no score. */
  readonly explanation: LocalizedText;
  readonly language: RubricVerdict['language'];
  /** What the owner should look at; none of them moves the score. */
  readonly flags: readonly JudgementFlag[];
  /** The score of every reading, in order; `score` is their mean. */
  readonly readings: readonly number[];
  /** What the rubric said to check a model; null where it said nothing, or judged itself. */
  readonly rubricScore: number | null;
};

/** A judgement as it is recorded; `cluster` is that of near copies, null for an answer that stands alone. */
export type JudgedAnswer = Pick<typeof scores.$inferSelect, 'submissionId' | 'promptHash' | 'cluster'> & {
  readonly judgement: Judgement;
};

/** By what a campaign's answers were judged. */
export type Judge = { readonly name: string; readonly rubricVersion: string; readonly briefVersion: number };
