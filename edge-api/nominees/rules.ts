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

export const NOMINEES_NOT_READY: Sentence = {
  en: 'The nominees of this campaign are not known yet.',
  nl: 'De genomineerden van deze actie zijn nog niet bekend.',
};
export const CHOOSE_NOMINEES: Sentence = {
  en: 'Choose from the nominees of this campaign.',
  nl: 'Kies uit de genomineerden van deze actie.',
};
export const CHOOSE_ONE: Sentence = { en: 'Choose one winner.', nl: 'Kies één winnaar.' };
export const CHOOSE_TWO: Sentence = { en: 'Choose two winners.', nl: 'Kies twee winnaars.' };

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
