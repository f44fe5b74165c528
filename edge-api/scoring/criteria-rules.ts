import { CRITERION_KEYS, type CriterionKey } from './rubric/criteria-rules.ts';

/** The part that each criterion has in a model's score; together 1. The selection page publishes them. */
export const CRITERIA_WEIGHTS: Readonly<Record<CriterionKey, number>> = {
  fits: 0.3,
  personal: 0.25,
  concrete: 0.25,
  cause: 0.2,
};

/** What an answer that does not answer the question gets at most. */
export const UNANSWERED_SCORE_MAX = 1;

/** Returns the score that criteria from 0 to 10 come to, not rounded. */
export function weighCriteria(criteria: Readonly<Record<CriterionKey, number>>, answered: boolean): number {
  const score = CRITERION_KEYS.reduce((sum, key) => sum + CRITERIA_WEIGHTS[key] * criteria[key], 0);
  return answered ? score : Math.min(score, UNANSWERED_SCORE_MAX);
}
