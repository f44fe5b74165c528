import type { LocalizedText } from '../platform/rules.ts';

/** Scores run from 0 to 10 (specification §9), with one decimal. */
export const SCORE_MAX = 10;

export const SCORE_DECIMALS = 1;

/** Answers that are scored in one step. */
export const SCORES_PER_STEP = 50;

/**
 * Why an answer has no score: the model and the rubric disagree twice, no score could be had, or it is in a language that
 * the rubric does not read.
 */
export const NOT_SCORED_REASONS = ['disputed', 'unavailable', 'unread'] as const;

export type NotScoredReason = (typeof NOT_SCORED_REASONS)[number];

/** The outcomes of judging an answer once; after an outlier it is judged again. */
export const OUTCOMES = ['scored', 'outlier', ...NOT_SCORED_REASONS] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What a person who reads a judged answer is told about it; none of it lowers the score. */
export const SCORE_FLAGS = ['far-from-rubric', 'addresses-judge', 'near-copy', 'unread'] as const;

export type ScoreFlag = (typeof SCORE_FLAGS)[number];

/** The scores of an answer by criterion, each from 0 to 10. */
export type CriteriaScores = Readonly<Record<'fits' | 'personal' | 'concrete' | 'cause', number>>;

/** A model's score this far from the rubric's, either way, is an outlier. */
export const OUTLIER_THRESHOLD = 3;

/** In an answer that tells the judge what to do, a score this far above the rubric's is one too. */
export const INJECTION_OUTLIER_THRESHOLD = 1;

/** Rounds a score as it is stored and shown: within 0 and 10, one decimal. */
export function roundScore(score: number): number {
  const factor = 10 ** SCORE_DECIMALS;
  return Math.round(Math.min(SCORE_MAX, Math.max(0, score)) * factor) / factor;
}

/** Tells whether a model's score is too far from the rubric's to be trusted. */
export function isOutlier(proposed: number, check: number, hasInjection: boolean): boolean {
  const apart = roundScore(Math.abs(proposed - check));
  return (
    apart > OUTLIER_THRESHOLD || (hasInjection && proposed > check && apart > INJECTION_OUTLIER_THRESHOLD)
  );
}

/** Answers without a score that the owner is shown at most. */
export const NOT_SCORED_SHOWN_MAX = 50;

/** Ends of a chain on one page of the selection. */
export const HEADS_PER_PAGE = 20;

/** Entries of a record that one call returns. */
export const RECORD_PER_PAGE = 500;

/** How often an owner may have the answers of a campaign scored again. */
export const RETRY_SCORING_LIMIT = { count: 6, seconds: 3600 } as const;

export const SCORING_FAILED: LocalizedText = {
  en: 'The answers cannot be scored right now. Please try again later.',
  nl: 'De antwoorden kunnen nu niet worden beoordeeld. Probeer het later opnieuw.',
};
