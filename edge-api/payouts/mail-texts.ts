import { formatEuros } from '../platform/money-rules.ts';
import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { formatDay, renderPaidOut } from './rules.ts';

type Sent = {
  readonly campaign: string;
  readonly charity: string;
  readonly amountCents: number;
  readonly sentOn: string;
};

/** To everyone who takes part in a campaign, once its proceeds are sent. */
export const PAID_OUT: Readonly<Record<Language, (sent: Sent) => PageMailText>> = {
  nl: (sent) => ({
    subject: `${formatEuros(sent.amountCents, 'nl')} voor ${sent.charity}`,
    heading: 'De opbrengst is overgemaakt',
    paragraphs: [
      `${renderPaidOut(sent).nl} Dat is de opbrengst van ‘${sent.campaign}’. Dank je wel dat je meedeed.`,
    ],
    label: 'Bekijk de campagne',
  }),
  en: (sent) => ({
    subject: `${formatEuros(sent.amountCents, 'en')} for ${sent.charity}`,
    heading: 'The proceeds have been paid',
    paragraphs: [
      `${renderPaidOut(sent).en} Those are the proceeds of “${sent.campaign}”. Thank you for taking part.`,
    ],
    label: 'See the campaign',
  }),
};

/** To the owner of the campaign, and to the charity’s accounts. */
export const STATEMENT_READY: Readonly<
  Record<Language, (sent: Sent & { readonly reference: string }) => PageMailText>
> = {
  nl: (sent) => ({
    subject: `De opbrengst van ‘${sent.campaign}’ is overgemaakt`,
    heading: 'De opbrengst is overgemaakt',
    paragraphs: [
      `Op ${formatDay(sent.sentOn, 'nl')} is ${formatEuros(sent.amountCents, 'nl')} overgemaakt aan ${sent.charity}, met kenmerk ${sent.reference}.`,
      'In de afrekening staat hoe dat bedrag is opgebouwd.',
    ],
    label: 'Bekijk de afrekening',
  }),
  en: (sent) => ({
    subject: `The proceeds of “${sent.campaign}” have been paid`,
    heading: 'The proceeds have been paid',
    paragraphs: [
      `On ${formatDay(sent.sentOn, 'en')}, ${formatEuros(sent.amountCents, 'en')} was paid to ${sent.charity}, with reference ${sent.reference}.`,
      'The statement shows how this amount is made up.',
    ],
    label: 'See the statement',
  }),
};

/** To a charity’s accounts, when its bank account was changed. */
export const ACCOUNT_CHANGED: Readonly<Record<Language, (charity: string) => PageMailText>> = {
  nl: (charity) => ({
    subject: `De bankrekening van ${charity} is gewijzigd`,
    heading: 'De bankrekening is gewijzigd',
    paragraphs: [
      `Voortaan maken we de opbrengst van campagnes voor ${charity} over naar een andere bankrekening.`,
      'Klopt dat niet? Laat het ons dan meteen weten.',
    ],
    label: 'Bekijk de bankrekening',
  }),
  en: (charity) => ({
    subject: `The bank account of ${charity} was changed`,
    heading: 'The bank account was changed',
    paragraphs: [
      `From now on, we pay the proceeds of campaigns for ${charity} into another bank account.`,
      'Is this not right? Then please tell us at once.',
    ],
    label: 'See the bank account',
  }),
};
