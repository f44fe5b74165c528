import { formatEuros } from '../platform/money-rules.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { formatDay } from './day-rules.ts';

type Sent = { readonly amountCents: number; readonly charity: string; readonly sentOn: string };

/** Returns the one sentence that says that a campaign's proceeds were sent. */
export function renderPaidOut({ amountCents, charity, sentOn }: Sent): LocalizedText {
  return {
    nl: `Op ${formatDay(sentOn, 'nl')} is ${formatEuros(amountCents, 'nl')} overgemaakt aan ${charity}.`,
    en: `${formatEuros(amountCents, 'en')} was paid to ${charity} on ${formatDay(sentOn, 'en')}.`,
  };
}
