import type { Language, LocalizedText } from '#api/platform/rules.ts';
import type { CriterionKey } from '../rubric/criteria-rules.ts';
import type { JudgementFlag } from '../rules.ts';

/** What an answer does for each published criterion, from 0 to 10. */
export type CriteriaScores = Readonly<Record<CriterionKey, number>>;

/** How an answer was judged, by a model or by the rubric. */
export type Judgement = {
  /** From 0 to 10 with one decimal where `outcome` is `scored`, else null. */
  readonly score: number | null;
  readonly outcome: 'scored' | 'unavailable' | 'unread';
  /** Null where no model scored them. */
  readonly criteria: CriteriaScores | null;
  /** Empty where there is no score. */
  readonly explanation: LocalizedText;
  readonly language: Language | 'unread';
  /** Whether it answers the question at all. */
  readonly answered: boolean;
  /** What the owner should look at; none of them moves the score. */
  readonly flags: readonly JudgementFlag[];
  /** The score of every reading, in order; `score` is their mean. */
  readonly readings: readonly number[];
  readonly rubricScore: number | null;
};
