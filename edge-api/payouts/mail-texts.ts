import { formatEuros } from '../platform/money-rules.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { renderPaidOut } from './rules.ts';

type Arrival = Parameters<typeof renderPaidOut>[0] & {
  readonly campaign: string;
  /** The part of the amount that comes from the charity's earlier statements. */
  readonly carryCents: number;
};

/** To everyone who took part in a campaign, once its proceeds have arrived. */
export const PAID_OUT: MailTexts<[arrival: Arrival]> = {
  nl: (arrival) => ({
    subject: `${formatEuros(arrival.amountCents, 'nl')} voor ${arrival.charity}`,
    heading: 'De opbrengst is aangekomen',
    paragraphs: [
      `${renderPaidOut(arrival).nl} Dat is de opbrengst van ‘${arrival.campaign}’${arrival.carryCents === 0 ? '' : ', verrekend met eerdere afrekeningen van dit goede doel'}. Dank je wel dat je meedeed.`,
    ],
    label: 'Bekijk de campagne',
  }),
  en: (arrival) => ({
    subject: `${formatEuros(arrival.amountCents, 'en')} for ${arrival.charity}`,
    heading: 'The proceeds have arrived',
    paragraphs: [
      `${renderPaidOut(arrival).en} Those are the proceeds of “${arrival.campaign}”${arrival.carryCents === 0 ? '' : ', settled against earlier statements of this charity'}. Thank you for taking part.`,
    ],
    label: 'See the campaign',
  }),
};

/** To the campaign's owner and the charity's accounts. */
export const STATEMENT_READY: MailTexts<[arrival: Arrival & { readonly reference: string }]> = {
  nl: (arrival) => ({
    subject: `De opbrengst van ‘${arrival.campaign}’ is aangekomen`,
    heading: 'De opbrengst is aangekomen',
    paragraphs: [
      `${renderPaidOut(arrival).nl} Het kenmerk is ${arrival.reference}.`,
      'In de afrekening staat hoe dat bedrag is opgebouwd.',
    ],
    label: 'Bekijk de afrekening',
  }),
  en: (arrival) => ({
    subject: `The proceeds of “${arrival.campaign}” have arrived`,
    heading: 'The proceeds have arrived',
    paragraphs: [
      `${renderPaidOut(arrival).en} The reference is ${arrival.reference}.`,
      'The statement shows how this amount is made up.',
    ],
    label: 'See the statement',
  }),
};
