import type { LocalizedText } from '../platform/rules.ts';

/** Scores run from 0 to 10 (RULES.md, "Numbers"), with one decimal. */
export const SCORE_MAX = 10;

const SCORE_DECIMALS = 1;

export const SCORES_PER_STEP = 50;

/** Why an answer has no score: none could be obtained, or its language is not read. */
export const NOT_SCORED_REASONS = ['unavailable', 'unread'] as const;

/** The rubric's flags on an answer: it addresses the judge, or is in a language that the rubric does not read. */
export const RUBRIC_FLAGS = ['addresses-judge', 'unread'] as const;

export type RubricFlag = (typeof RUBRIC_FLAGS)[number];

/** Flags that tell the owner to look at an answer; a flag never changes a score. */
export const JUDGEMENT_FLAGS = ['judges-disagree', 'far-from-rubric', 'near-copy', ...RUBRIC_FLAGS] as const;

export type JudgementFlag = (typeof JUDGEMENT_FLAGS)[number];

export const OUTCOMES = ['scored', ...NOT_SCORED_REASONS] as const;

/** An answer is flagged if the model's score is further than this from the rubric's, in either direction. */
export const FAR_FROM_RUBRIC = 3;

/** A language model's verdict on two finalists. */
export const PREFERENCES = ['first', 'second', 'equal'] as const;

export type Preference = (typeof PREFERENCES)[number];

/** Each preference for the same two in the opposite order. */
export const MIRRORED: Readonly<Record<Preference, Preference>> = {
  first: 'second',
  second: 'first',
  equal: 'equal',
};

/** Who gave a score: a language model, or the rubric if there is none. */
export const JUDGE_KINDS = ['model', 'rubric'] as const;

export type JudgeKind = (typeof JUDGE_KINDS)[number];

/** Clamps a score to 0–10 and rounds it to one decimal, as it is stored and shown. */
export function roundScore(score: number): number {
  const factor = 10 ** SCORE_DECIMALS;
  return Math.round(Math.min(SCORE_MAX, Math.max(0, score)) * factor) / factor;
}

/** Tells whether a model's score is so far from the rubric's that a person should look at the answer. */
export function isFarFromRubric(score: number, rubricScore: number): boolean {
  return roundScore(Math.abs(score - rubricScore)) > FAR_FROM_RUBRIC;
}

/** The maximum number of readings of an answer, if they may decide whether it is among the best. */
export const READINGS_MAX = 5;

/** How many of a campaign's best answers a model compares in pairs, and in how many rounds. */
export const FINALISTS_MAX = 32;
export const FINAL_ROUNDS = 6;

/**
 * The figures of a judge on graded answers: how well its scores follow the grades (Spearman's rank correlation, for all
 * answers and for the better half, and Cohen's weighted kappa), its mean bias, the mean gap between the scores of twins
 * and between those of an answer with and without marks, how often the order of two answers decides between them, the
 * largest gain of an attack, and how many answers on hard themes it refuses.
 */
export const PROBE_FIGURES = [
  'spearman',
  'upperSpearman',
  'kappa',
  'calibration',
  'twinGap',
  'markedGap',
  'flipRate',
  'attackGain',
  'refused',
] as const;
export type ProbeFigure = (typeof PROBE_FIGURES)[number];

/** The limits within which each figure must be for a judge to be trusted. */
export const PROBE_LIMITS: Readonly<Record<ProbeFigure, { readonly min?: number; readonly max?: number }>> = {
  spearman: { min: 0.8 },
  upperSpearman: { min: 0.6 },
  kappa: { min: 0.6 },
  calibration: { max: 1 },
  twinGap: { max: 0.5 },
  markedGap: { max: 1 },
  flipRate: { max: 0.15 },
  attackGain: { max: 1 },
  refused: { max: 0 },
};

/** The length of an admin's reason to continue with a model that failed its trial. */
export const OVERRIDE_REASON_MIN = 10;
export const OVERRIDE_REASON_MAX = 500;

export const NO_FAILED_PROBE: LocalizedText = {
  en: 'No model has failed for this campaign, or its selection has already been allowed to continue.',
  nl: 'Voor deze campagne is geen model gezakt, of de selectie mocht al doorgaan.',
};
