import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { formatEuros } from '../platform/money-rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Language, type LocalizedText } from '../platform/rules.ts';

/** A transfer is due until the provider has made it, and then on its way until it has reached the charity's bank. */
export const TRANSFER_STATES = ['due', 'made', 'arrived'] as const;

/** States of a campaign's statement: before its transfer, and those of it. */
export const STATEMENT_STATES = ['waiting', 'payable', ...TRANSFER_STATES] as const;

/** Campaigns on one page of those that wait for their transfer. */
export const PAYABLE_PAGE_SIZE = 50;
export const TRANSFERS_PAGE_SIZE = 20;

/** Most transfers, reversals and payouts each that one sweep deals with. */
export const SWEEP_LIMIT = 20;
/** How long one caller may take to have the provider make or reverse a transfer, before another tries. */
export const CLAIM_MS = 10 * MINUTE_MS;
/** Wait before the provider is asked again to make a transfer that it refused, and to take back what it could not. */
export const TRANSFER_RETRY_MS = HOUR_MS;
export const REVERSAL_RETRY_MS = DAY_MS;
/** Age from which the sweep asks whether a transfer has arrived. */
export const ASK_AFTER_MS = 6 * HOUR_MS;

/** For a transfer that the provider has made already. */
export const NOTHING_TO_RETRY: LocalizedText = {
  en: 'This transfer does not wait for anything.',
  nl: 'Deze overboeking wacht nergens op.',
};

/** Most payments in one statement of a year. */
export const YEAR_PAYMENTS_MAX = 1000;
export const FIRST_YEAR = 2020;

/** Returns the instants between which a calendar year lies in Amsterdam, which is an hour ahead on New Year's Day. */
export function toYearRange(year: number): { readonly start: Date; readonly end: Date } {
  const newYear = (number: number) => new Date(`${number}-01-01T00:00:00+01:00`);
  return { start: newYear(year), end: newYear(year + 1) };
}

/** Returns the last year that is over, of which there is a statement. */
export function getLastYear(now: Date): number {
  return Number(formatEventDate(now).slice(0, 4)) - 1;
}

/** Formats a day as yyyy-mm-dd in words: "12 December 2026". */
export function formatDay(day: string, language: Language): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

type Arrival = { readonly amountCents: number; readonly charity: string; readonly arrivedOn: string };

/** Returns the one sentence that says that a campaign's proceeds reached the charity's bank. */
export function renderPaidOut({ amountCents, charity, arrivedOn }: Arrival): LocalizedText {
  return {
    nl: `${formatEuros(amountCents, 'nl')} is op ${formatDay(arrivedOn, 'nl')} aangekomen bij de bank van ${charity}.`,
    en: `${formatEuros(amountCents, 'en')} reached the bank of ${charity} on ${formatDay(arrivedOn, 'en')}.`,
  };
}

/** What an annual statement says about tax. */
export const NOT_DEDUCTIBLE: LocalizedText = {
  nl: 'Met deze betalingen kon je iets winnen. Daarom zijn het geen aftrekbare giften.',
  en: 'These payments gave you a chance to win something. They are therefore not deductible gifts.',
};
