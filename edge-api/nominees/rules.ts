import type { Sentence } from '../platform/rules.ts';

/** Nominees of a campaign: the best answers, at most ten (decisions.md, "Nominees and winners"). */
export const NOMINEES_MAX = 10;
/** Scores run from 0 to 10 (specification §9), with one decimal. */
export const SCORE_MAX = 10;
export const SCORE_DECIMALS = 1;
/** Answers that are scored in one step. */
export const SCORES_PER_STEP = 50;
/** Winners of a campaign, and of one with `twoWinners` (specification §9). */
export const WINNERS_DEFAULT = 1;
export const WINNERS_TWO = 2;
/** Pace of the nominees page while nominees are being selected. */
export const SELECTING_POLL_MS = 5000;

export const SELECTION_STATUSES = ['selecting', 'ready'] as const;

/**
 * Why an answer has no score: the model and the rubric disagree twice, no score could be had, or it is in a language that
 * the rubric does not read.
 */
export const NOT_SCORED_REASONS = ['disputed', 'unavailable', 'unread'] as const;
export type NotScoredReason = (typeof NOT_SCORED_REASONS)[number];
/** What came of judging an answer once; after an outlier it is judged again. */
export const OUTCOMES = ['scored', 'outlier', ...NOT_SCORED_REASONS] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** A model's score this far from the rubric's, either way, is an outlier. */
export const OUTLIER_APART = 3;
/** So is one this far above it, where the answer tells the judge what to do. */
export const INSTRUCTED_APART = 1;
/** Answers without a score that the owner is shown at most. */
export const NOT_SCORED_SHOWN_MAX = 50;
/** How often an owner may have the answers of a campaign scored again. */
export const SCORE_AGAIN_LIMIT = { count: 6, seconds: 3600 } as const;

export const NOMINEES_NOT_READY: Sentence = {
  en: 'The nominees of this campaign are not known yet.',
  nl: 'De genomineerden van deze campagne zijn nog niet bekend.',
};
export const CHOOSE_NOMINEES: Sentence = {
  en: 'Choose from the nominees of this campaign.',
  nl: 'Kies uit de genomineerden van deze campagne.',
};
export const CHOOSE_ONE: Sentence = { en: 'Choose one winner.', nl: 'Kies één winnaar.' };
export const CHOOSE_TWO: Sentence = { en: 'Choose two winners.', nl: 'Kies twee winnaars.' };

export const SCORING_FAILED: Sentence = {
  en: 'The answers cannot be scored right now. Please try again later.',
  nl: 'De antwoorden kunnen nu niet worden beoordeeld. Probeer het later opnieuw.',
};
export const NO_DATE_YET: Sentence = {
  en: 'There is no date yet. The calendar file comes with it.',
  nl: 'Er is nog geen datum. Het agendabestand komt erbij zodra die er is.',
};

/** How many winners must be chosen: one, or two with `twoWinners`; fewer only if there are fewer nominees. */
export function winnersToChoose(twoWinners: boolean, nominees: number): number {
  return Math.min(twoWinners ? WINNERS_TWO : WINNERS_DEFAULT, nominees);
}

/** What to say when another number than {@link winnersToChoose} was chosen. */
export function chooseSentence(count: number): Sentence {
  return count === WINNERS_TWO ? CHOOSE_TWO : CHOOSE_ONE;
}

/** A score as it is stored and shown: within 0 and 10, one decimal. */
export function roundScore(score: number): number {
  const factor = 10 ** SCORE_DECIMALS;
  return Math.round(Math.min(SCORE_MAX, Math.max(0, score)) * factor) / factor;
}

/** Whether a model's score is too far from the rubric's to be taken at its word. */
export function isOutlier(proposed: number, check: number, isInstructed: boolean): boolean {
  const apart = roundScore(Math.abs(proposed - check));
  return apart > OUTLIER_APART || (isInstructed && proposed > check && apart > INSTRUCTED_APART);
}
