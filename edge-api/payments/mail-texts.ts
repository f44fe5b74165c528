import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { formatCancellation } from '../campaigns/cancellation-rules.ts';
import type { Cancellation } from '../campaigns/contract.ts';
import type { Moment, Next } from '../submissions/moment-rules.ts';
import { renderNext } from '../submissions/moment-text-rules.ts';
import type { RefundReason } from '../submissions/rules.ts';

type ByLanguage<Args extends readonly unknown[]> = Readonly<
  Record<Language, (campaign: string, ...args: Args) => PageMailText>
>;

const LIST: Readonly<Record<Language, string>> = {
  nl: 'Bekijk je inschrijvingen',
  en: 'See your submissions',
};
const PAY_AGAIN: Readonly<Record<Language, string>> = { nl: 'Betaal opnieuw', en: 'Pay again' };

type Receipt = {
  readonly celebrity: string;
  readonly priceLine: string;
  readonly prize: string;
  /** What is true for the fan as it is sent: a receipt can be asked for again long after. */
  readonly moment: Moment;
};

/** Says what comes next for who has paid, and while the hour can still be won, what can be won. */
function describeNext({ celebrity, prize, moment }: Receipt, language: Language, more: string): string {
  const next = renderNext(moment.next, celebrity, language);
  return moment.isUndecided ? [next, prize, more].join(' ') : next;
}

export const RECEIPT: ByLanguage<[Receipt]> = {
  nl: (campaign, receipt) => ({
    subject: `Je doet mee aan ${campaign}`,
    heading: 'Je doet mee!',
    paragraphs: [
      `We hebben je donatie van € 10 ontvangen en je antwoord voor ‘${campaign}’ is binnen. Dank je wel.`,
      receipt.priceLine,
      describeNext(receipt, 'nl', 'Je hoort van ons hoe het afloopt.'),
    ],
    label: LIST.nl,
    note: 'Je betaalbewijs vind je bij je inschrijving, onder ‘Download betaalbewijs’.',
  }),
  en: (campaign, receipt) => ({
    subject: `You are in: ${campaign}`,
    heading: 'You are in!',
    paragraphs: [
      `We have received your donation of €10, and your answer for “${campaign}” is in. Thank you.`,
      receipt.priceLine,
      describeNext(receipt, 'en', 'We will let you know how it ends.'),
    ],
    label: LIST.en,
    note: 'You will find your receipt with your submission, under “Download Invoice”.',
  }),
};

/** Of what a bank takes back, the bank tells. */
type OwnRefundReason = Exclude<RefundReason, 'dispute-lost'>;

/** Who decided that a campaign does not go ahead, and why. */
export type MailCancellation = Pick<Cancellation, 'by' | 'reason'>;

const REFUND_BECAUSE: Readonly<Record<Language, Readonly<Record<OwnRefundReason, string>>>> = {
  nl: {
    cancelled: 'Je betaling van € 10 voor ‘{campaign}’ kwam binnen nadat je je inschrijving had geannuleerd.',
    'paid-twice': 'Voor ‘{campaign}’ kwam een tweede betaling van € 10 binnen. De eerste telt.',
    'owners-method':
      'Je betaling van € 10 voor ‘{campaign}’ kwam van een kaart of rekening waarmee de organisator zelf ook heeft betaald. Daarmee kun je niet meedoen; met een andere wel.',
    'taken-back':
      'Je krijgt je donatie van € 10 voor ‘{campaign}’ terug, zoals je vroeg toen de ontmoeting werd verplaatst.',
    support:
      'We storten je donatie van € 10 voor ‘{campaign}’ terug, nadat er contact over was. Je antwoord doet niet meer mee.',
    organiser: 'De organisator stort je donatie van € 10 voor ‘{campaign}’ terug.',
    'after-winners': 'Je betaling van € 10 voor ‘{campaign}’ kwam binnen toen de winnaars al gekozen waren.',
    'campaign-cancelled': 'Je krijgt je donatie van € 10 voor ‘{campaign}’ terug.',
  },
  en: {
    cancelled: 'Your payment of €10 for “{campaign}” arrived after you had cancelled your submission.',
    'paid-twice': 'A second payment of €10 arrived for “{campaign}”. The first one counts.',
    'owners-method':
      'Your payment of €10 for “{campaign}” came from a card or account that the organiser has paid with as well. You cannot take part with it, but you can with another one.',
    'taken-back':
      'You are getting back your donation of €10 for “{campaign}”, as you asked when the meeting moved.',
    support:
      'We are returning your donation of €10 for “{campaign}”, after we were asked about it. Your answer no longer takes part.',
    organiser: 'The organiser is returning your donation of €10 for “{campaign}”.',
    'after-winners': 'Your payment of €10 for “{campaign}” arrived after the winners had been chosen.',
    'campaign-cancelled': 'You are getting back your donation of €10 for “{campaign}”.',
  },
};

/** `cancellation` says who ended a campaign that does not go ahead, and why. */
export const REFUND: ByLanguage<[OwnRefundReason, MailCancellation | null, isDisputed?: boolean]> = {
  nl: (campaign, reason, cancellation, isDisputed) => ({
    subject: `Je krijgt je geld terug: ${campaign}`,
    heading: 'Je krijgt € 10 terug',
    paragraphs: [
      ...(cancellation && reason === 'campaign-cancelled'
        ? [`‘${campaign}’ gaat niet door. ${formatCancellation(cancellation, 'nl')}`]
        : []),
      REFUND_BECAUSE.nl[reason].replace('{campaign}', () => campaign),
      isDisputed
        ? 'Je bank behandelt je bezwaar tegen deze betaling nog. Je krijgt het geld van je bank, of van ons zodra die heeft beslist. Je hoeft niets te doen.'
        : 'We storten het hele bedrag terug zoals je het betaalde. Dat kan een paar werkdagen duren. Je hoeft niets te doen.',
    ],
    label: LIST.nl,
  }),
  en: (campaign, reason, cancellation, isDisputed) => ({
    subject: `Your money is on its way back: ${campaign}`,
    heading: 'You are getting €10 back',
    paragraphs: [
      ...(cancellation && reason === 'campaign-cancelled'
        ? [`“${campaign}” is not going ahead. ${formatCancellation(cancellation, 'en')}`]
        : []),
      REFUND_BECAUSE.en[reason].replace('{campaign}', () => campaign),
      isDisputed
        ? 'Your bank is still dealing with your objection to this payment. You get the money from your bank, or from us once it has decided. You don’t need to do anything.'
        : 'We refund the full amount the same way you paid. That can take a few working days. You don’t need to do anything.',
    ],
    label: LIST.en,
  }),
};

/** What follows where a donation has not come, by what comes next: the fan pays, waits for a charity, or no longer can. */
const UNPAID_NEXT: Readonly<
  Record<Language, Readonly<Partial<Record<Next, string>> & Record<'nothing', string>>>
> = {
  nl: {
    pay: 'Je antwoord is bewaard. Zolang de inschrijving openstaat, kun je opnieuw betalen.',
    charity:
      'Je antwoord is bewaard. De campagne wacht op een nieuw goed doel; zodra dat er is, kun je betalen.',
    nothing:
      'De inschrijving is intussen gesloten, dus opnieuw betalen kan niet meer. Je hoeft niets te doen.',
  },
  en: {
    pay: 'Your answer is saved. While entries are open, you can pay again.',
    charity:
      'Your answer is saved. The campaign is waiting for a new charity; you can pay as soon as there is one.',
    nothing: 'Entries have closed in the meantime, so you can no longer pay. You don’t need to do anything.',
  },
};

const describeUnpaid = (next: Next, language: Language) =>
  UNPAID_NEXT[language][next] ?? UNPAID_NEXT[language].nothing;

/** A bank transfer that failed days after the fan left. */
export const TRANSFER_FAILED: ByLanguage<[Next]> = {
  nl: (campaign, next) => ({
    subject: `Je betaling is niet gelukt: ${campaign}`,
    heading: 'Je betaling is niet gelukt',
    paragraphs: [
      `Je bankoverschrijving van € 10 voor ‘${campaign}’ is niet gelukt. We hebben niets ontvangen, dus je antwoord doet nog niet mee.`,
      describeUnpaid(next, 'nl'),
    ],
    label: next === 'pay' ? PAY_AGAIN.nl : LIST.nl,
  }),
  en: (campaign, next) => ({
    subject: `Your payment did not go through: ${campaign}`,
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank transfer of €10 for “${campaign}” did not go through. We have not received anything, so your answer does not count yet.`,
      describeUnpaid(next, 'en'),
    ],
    label: next === 'pay' ? PAY_AGAIN.en : LIST.en,
  }),
};

export const CHECKOUT_EXPIRED: ByLanguage<[Next]> = {
  nl: (campaign, next) => ({
    subject: `Je doet nog niet mee: ${campaign}`,
    heading: 'Je hebt nog niet betaald',
    paragraphs: [
      `Je antwoord voor ‘${campaign}’ is bewaard, maar de betaalpagina is verlopen voordat je betaalde. Er is niets afgeschreven.`,
      `${describeUnpaid(next, 'nl')} Wil je niet meer meedoen, dan hoef je niets te doen.`,
    ],
    label: next === 'pay' ? PAY_AGAIN.nl : LIST.nl,
  }),
  en: (campaign, next) => ({
    subject: `You are not in yet: ${campaign}`,
    heading: 'You have not paid yet',
    paragraphs: [
      `Your answer for “${campaign}” is saved, but the payment page expired before you paid. Nothing was charged.`,
      `${describeUnpaid(next, 'en')} If you have changed your mind, do nothing.`,
    ],
    label: next === 'pay' ? PAY_AGAIN.en : LIST.en,
  }),
};

/** To fans who have not paid and no longer can; `cancellation` says why a campaign does not go ahead. */
export const MISSED: ByLanguage<[MailCancellation | null]> = {
  nl: (campaign, cancellation) => ({
    subject: `${cancellation ? 'Gaat niet door' : 'De inschrijving is gesloten'}: ${campaign}`,
    heading: cancellation ? 'Deze campagne gaat niet door' : 'De inschrijving is gesloten',
    paragraphs: cancellation
      ? [
          `‘${campaign}’ gaat niet door. ${formatCancellation(cancellation, 'nl')}`,
          'We hebben geen betaling van je ontvangen, dus er is niets afgeschreven. Je hoeft niets te doen.',
        ]
      : [
          `De inschrijving voor ‘${campaign}’ is gesloten en we hebben geen betaling van je ontvangen. Je antwoord doet daarom niet mee. Er is niets afgeschreven.`,
          'Je hoeft niets te doen. Je kunt je antwoord verwijderen bij je inschrijvingen.',
        ],
    label: LIST.nl,
  }),
  en: (campaign, cancellation) => ({
    subject: `${cancellation ? 'Cancelled' : 'Entries have closed'}: ${campaign}`,
    heading: cancellation ? 'This campaign is not going ahead' : 'Entries have closed',
    paragraphs: cancellation
      ? [
          `“${campaign}” is not going ahead. ${formatCancellation(cancellation, 'en')}`,
          'We have not received a payment from you, so nothing was charged. You don’t need to do anything.',
        ]
      : [
          `Entries for “${campaign}” have closed, and we have not received a payment from you. That is why your answer does not count. Nothing was charged.`,
          'You don’t need to do anything. You can delete your answer among your submissions.',
        ],
    label: LIST.en,
  }),
};
