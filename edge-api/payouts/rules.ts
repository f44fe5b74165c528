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
