import { formatEventDate } from '../campaigns/event-time-rules.ts';
import type { LocalizedText } from '../platform/rules.ts';

export const YEAR_PAYMENTS_MAX = 1000;
export const FIRST_YEAR = 2020;

/** Returns the start and end of a calendar year in Amsterdam, which is at UTC+1 on New Year's Day. */
export function toYearRange(year: number): { readonly start: Date; readonly end: Date } {
  const newYear = (number: number) => new Date(`${number}-01-01T00:00:00+01:00`);
  return { start: newYear(year), end: newYear(year + 1) };
}

/** Returns the last full year, for which there is a statement. */
export function getLastYear(now: Date): number {
  return Number(formatEventDate(now).slice(0, 4)) - 1;
}

/** The names of a year's columns, on its page and in the downloaded table. */
export const YEAR_LABELS = {
  nl: { paid: 'Betaald', refunded: 'Terugbetaald', total: 'Totaal' },
  en: { paid: 'Paid', refunded: 'Refunded', total: 'Total' },
};

/** Names of the columns that occur only in the downloaded table. */
export const YEAR_COLUMNS = {
  nl: { paidOn: 'Betaald op', campaign: 'Campagne', charity: 'Goed doel', refundedOn: 'Terugbetaald op' },
  en: { paidOn: 'Paid on', campaign: 'Campaign', charity: 'Charity', refundedOn: 'Refunded on' },
};

/** What an annual statement says about tax. */
export const NOT_DEDUCTIBLE: LocalizedText = {
  nl: 'Met deze betalingen kon je iets winnen. Daarom zijn het geen aftrekbare giften.',
  en: 'These payments gave you a chance to win something. They are therefore not deductible gifts.',
};
