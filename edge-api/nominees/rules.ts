import type { LocalizedText } from '../platform/rules.ts';

/** Nominees of a campaign: the best answers, at most ten (decisions.md, "Nominees and winners"). */
export const NOMINEES_MAX = 10;
/** Winners of a campaign, and of one with `twoWinners` (specification §9). */
export const WINNERS_DEFAULT = 1;
export const WINNERS_TWO = 2;
/** Pace of the nominees page while nominees are being selected. */
export const SELECTING_POLL_MS = 5000;

export const SELECTION_STATUSES = ['selecting', 'ready'] as const;
/** Answers without a score that the owner is shown at most. */
export const NOT_SCORED_SHOWN_MAX = 50;
/** How often an owner may have the answers of a campaign scored again. */
export const RETRY_SCORING_LIMIT = { count: 6, seconds: 3600 } as const;

export const NOMINEES_NOT_READY: LocalizedText = {
  en: 'The nominees of this campaign are not known yet.',
  nl: 'De genomineerden van deze campagne zijn nog niet bekend.',
};
export const CHOOSE_NOMINEES: LocalizedText = {
  en: 'Choose from the nominees of this campaign.',
  nl: 'Kies uit de genomineerden van deze campagne.',
};
export const CHOOSE_ONE: LocalizedText = { en: 'Choose one winner.', nl: 'Kies één winnaar.' };
export const CHOOSE_TWO: LocalizedText = { en: 'Choose two winners.', nl: 'Kies twee winnaars.' };

export const SCORING_FAILED: LocalizedText = {
  en: 'The answers cannot be scored right now. Please try again later.',
  nl: 'De antwoorden kunnen nu niet worden beoordeeld. Probeer het later opnieuw.',
};
export const NO_DATE_YET: LocalizedText = {
  en: 'There is no date yet. The calendar file comes with it.',
  nl: 'Er is nog geen datum. Het agendabestand komt erbij zodra die er is.',
};

/** How many winners must be chosen: one, or two with `twoWinners`; fewer only if there are fewer nominees. */
export function winnersToChoose(twoWinners: boolean, nominees: number): number {
  return Math.min(twoWinners ? WINNERS_TWO : WINNERS_DEFAULT, nominees);
}

/** What to say when another number than {@link winnersToChoose} was chosen. */
export function getChooseMessage(count: number): LocalizedText {
  return count === WINNERS_TWO ? CHOOSE_TWO : CHOOSE_ONE;
}
