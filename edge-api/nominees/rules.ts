import type { LocalizedText } from '../platform/rules.ts';

/** Nominees of a campaign: the best answers, at most ten (decisions.md, "Nominees and winners"). */
export const NOMINEES_MAX = 10;
/** Winners of a campaign, and of one with `twoWinners` (specification §9). */
export const WINNERS_DEFAULT = 1;
export const WINNERS_TWO = 2;
/** Pace of the nominees page while nominees are being selected. */
export const SELECTING_POLL_MS = 5000;

export const SELECTION_STATUSES = ['selecting', 'ready'] as const;
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
export const NO_DATE_YET: LocalizedText = {
  en: 'There is no date yet. The calendar file comes with it.',
  nl: 'Er is nog geen datum. Het agendabestand komt erbij zodra die er is.',
};

/** Returns how many winners must be chosen: one, or two with `twoWinners`; fewer only if there are fewer nominees. */
export function winnersToChoose(twoWinners: boolean, nominees: number): number {
  return Math.min(twoWinners ? WINNERS_TWO : WINNERS_DEFAULT, nominees);
}

/** Returns the message for another number than {@link winnersToChoose}. */
export function getChooseMessage(count: number): LocalizedText {
  return count === WINNERS_TWO ? CHOOSE_TWO : CHOOSE_ONE;
}

/** One selection of nominees: of a campaign, as it was closed at that instant (milliseconds). */
export type Selection = { readonly campaignId: string; readonly closedAt: number | null };

/** How many different times a step is tried, and the pause before the first repetition, which doubles. */
export const STEP_RETRIES = { limit: 8, delay: '5 seconds', backoff: 'exponential' } as const;

/** From this try of a step on, answers that the model gives no score for are left without one, visibly. */
export const ATTEMPTS_BEFORE_UNSCORED = 4;

/** Wait for payments under way at closing, before answers are scored. What comes later joins by the sweep. */
export const UNSETTLED_PAYMENTS_WAIT = '30 seconds';
