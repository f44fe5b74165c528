import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { formatEuros } from '../platform/money-rules.ts';
import type { LocalizedText, Language } from '../platform/rules.ts';

/** A payout is in a batch until its bank has it. */
const PAYOUT_STATES = ['batched', 'sent'] as const;

/** States of a campaign's statement: those of its payout, and of one that has none yet. */
export const STATEMENT_STATES = ['waiting', 'payable', ...PAYOUT_STATES] as const;

/** Campaigns on one page of those that wait for their payout. */
export const PAYABLE_PAGE_SIZE = 50;
export const BATCHES_PAGE_SIZE = 20;
export const CHARITY_PAYOUTS_PAGE_SIZE = 20;
/** Most campaigns of one batch. */
export const BATCH_MAX = 50;
export const BATCH_EMPTY: LocalizedText = {
  en: 'Choose at least one campaign',
  nl: 'Kies minstens één campagne',
};
export const BATCH_TOO_LARGE: LocalizedText = {
  en: `Choose at most ${BATCH_MAX} campaigns`,
  nl: `Kies maximaal ${BATCH_MAX} campagnes`,
};
/** For a batch with a campaign that is not payable, or no longer. */
export const NOT_PAYABLE: LocalizedText = {
  en: 'Not all of these campaigns can be paid out any more. Look at the list again.',
  nl: 'Niet al deze campagnes kunnen nog worden uitbetaald. Bekijk de lijst opnieuw.',
};
/** For a batch whose campaigns all have nothing left to transfer. */
export const NOTHING_TO_TRANSFER: LocalizedText = {
  en: 'Nothing is transferred by this batch, so it has no file.',
  nl: 'Met deze reeks wordt niets overgemaakt, dus er is geen bestand.',
};
export const NO_DEBTOR_ACCOUNT: LocalizedText = {
  en: 'This installation has no bank account to pay from. Set PAYOUT_IBAN, or copy the lines.',
  nl: 'Deze installatie heeft geen rekening om van te betalen. Stel PAYOUT_IBAN in, of kopieer de regels.',
};

export const BANK_REFERENCE_MAX = 70;
export const BANK_REFERENCE_REQUIRED: LocalizedText = {
  en: 'Please enter the bank’s reference',
  nl: 'Vul het kenmerk van de bank in',
};
export const BANK_REFERENCE_TOO_LONG: LocalizedText = {
  en: `Please keep the reference within ${BANK_REFERENCE_MAX} characters`,
  nl: `Houd het kenmerk binnen ${BANK_REFERENCE_MAX} tekens`,
};
export const SENT_DATE_INVALID: LocalizedText = {
  en: 'Please enter the day on which the bank made the transfers',
  nl: 'Vul de dag in waarop de bank het geld overmaakte',
};
export const SENT_TOO_LATE: LocalizedText = {
  en: 'This day has not come yet',
  nl: 'Deze dag is nog niet geweest',
};
export const SENT_TOO_EARLY: LocalizedText = {
  en: 'This day is before the batch was made',
  nl: 'Deze dag ligt vóór de dag waarop de reeks is gemaakt',
};
export const SENT_ALREADY: LocalizedText = {
  en: 'This batch is already marked as sent.',
  nl: 'Deze reeks is al gemarkeerd als verzonden.',
};
export const SENT_FOR_GOOD: LocalizedText = {
  en: 'This batch is marked as sent and can no longer be taken back.',
  nl: 'Deze reeks is gemarkeerd als verzonden en kan niet meer worden teruggenomen.',
};
export const BATCH_TAKEN_BACK: LocalizedText = {
  en: 'This batch was taken back. Its campaigns are waiting to be paid out again.',
  nl: 'Deze reeks is teruggenomen. De campagnes wachten weer op uitbetaling.',
};
/** For what an owner can no longer do with a campaign. */
export const ALREADY_PAID_OUT: LocalizedText = {
  en: 'The proceeds of this campaign are already on their way to the charity.',
  nl: 'De opbrengst van deze campagne is al onderweg naar het goede doel.',
};

/** Fans whose mail one statement queues, and statements that one sweep makes. */
export const MAIL_STEP = 500;
export const MAIL_STEPS_PER_SWEEP = 10;

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

type Sent = { readonly amountCents: number; readonly charity: string; readonly sentOn: string };

/** Returns the one sentence that says that a campaign's proceeds were sent. */
export function renderPaidOut({ amountCents, charity, sentOn }: Sent): LocalizedText {
  return {
    nl: `Op ${formatDay(sentOn, 'nl')} is ${formatEuros(amountCents, 'nl')} overgemaakt aan ${charity}.`,
    en: `${formatEuros(amountCents, 'en')} was paid to ${charity} on ${formatDay(sentOn, 'en')}.`,
  };
}

/** What an annual statement says about tax. */
export const NOT_DEDUCTIBLE: LocalizedText = {
  nl: 'Met deze betalingen kon je iets winnen. Daarom zijn het geen aftrekbare giften.',
  en: 'These payments gave you a chance to win something. They are therefore not deductible gifts.',
};
