import { formatEuros } from '../platform/money-rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Language, type LocalizedText } from '../platform/rules.ts';

/** A transfer is `due` until the provider has made it, and `made` until it has reached the charity's bank. */
export const TRANSFER_STATES = ['due', 'made', 'arrived'] as const;

/** States of a campaign's statement: those before its transfer is possible, and those of the transfer. */
export const STATEMENT_STATES = ['waiting', 'payable', ...TRANSFER_STATES] as const;

/** Returns the label of a statement's amount: a transfer that has not been made yet is not paid out. */
export const getAmountLabel = (state: (typeof STATEMENT_STATES)[number]) =>
  state === 'made' || state === 'arrived' ? 'amountPaid' : 'amountDue';

/** Page size of the campaigns that wait for their transfer. */
export const PAYABLE_PAGE_SIZE = 50;
export const TRANSFERS_PAGE_SIZE = 20;

/** Maximum number of transfers, of reversals and of payouts that one sweep processes. */
export const SWEEP_LIMIT = 20;
/** How long a caller may take to make or reverse a transfer, before another tries. */
export const CLAIM_MS = 10 * MINUTE_MS;
/** Delays before a refused transfer and a refused reversal are tried again. */
export const TRANSFER_RETRY_MS = HOUR_MS;
export const REVERSAL_RETRY_MS = DAY_MS;
/** Age from which the sweep checks whether a transfer has arrived. */
export const ASK_AFTER_MS = 6 * HOUR_MS;

/** For a transfer that was already made. */
export const NOTHING_TO_RETRY: LocalizedText = {
  en: 'This transfer does not wait for anything.',
  nl: 'Deze overboeking wacht nergens op.',
};

/** Formats a yyyy-mm-dd day in words: "12 December 2026". */
export function formatDay(day: string, language: Language): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

type Arrival = { readonly amountCents: number; readonly charity: string; readonly arrivedOn: string };

/** Returns the sentence that says that a campaign's proceeds reached the charity's bank. */
export function renderPaidOut({ amountCents, charity, arrivedOn }: Arrival): LocalizedText {
  return {
    nl: `${formatEuros(amountCents, 'nl')} is op ${formatDay(arrivedOn, 'nl')} aangekomen bij de bank van ${charity}.`,
    en: `${formatEuros(amountCents, 'en')} reached the bank of ${charity} on ${formatDay(arrivedOn, 'en')}.`,
  };
}
