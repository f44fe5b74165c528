import type { MailTexts } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { formatCancellation } from '../campaigns/cancellation-rules.ts';
import type { Cancellation } from '../campaigns/contract.ts';
import type { Moment } from '../submissions/moment-rules.ts';
import { MOMENT_TEXTS, renderSentences } from '../submissions/moment-text-rules.ts';
import type { OwnRefundReason } from '../submissions/rules.ts';

type ByLanguage<Args extends readonly unknown[]> = MailTexts<[campaign: string, ...args: Args]>;

const LIST: Readonly<Record<Language, string>> = {
  nl: 'Bekijk je inschrijvingen',
  en: 'See your submissions',
};

type Receipt = {
  readonly celebrity: string;
  readonly priceLine: string;
  readonly prize: string;
  /** When the campaign closes; empty if that is not planned. */
  readonly closes: string;
  /** The campaign's moment for the fan at the time of sending: a receipt can be requested again much later. */
  readonly moment: Moment;
};

/** Lists the next step for a fan who has paid, if any, and the prize while it can still be won. */
function listNext(
  { celebrity, prize, closes, moment }: Receipt,
  language: Language,
  more: string,
): readonly string[] {
  const { next } = renderSentences(moment, celebrity, language, closes);
  if (moment.isUndecided) return [[next, prize, more].join(' ')];
  return next === '' ? [] : [next];
}

export const RECEIPT: ByLanguage<[Receipt]> = {
  nl: (campaign, receipt) => ({
    subject: `Je doet mee aan ‘${campaign}’`,
    heading: 'Je doet mee!',
    paragraphs: [
      'We hebben je donatie van € 10 en je antwoord ontvangen. Dank je wel.',
      receipt.priceLine,
      ...listNext(receipt, 'nl', 'Je hoort van ons hoe het afloopt.'),
    ],
    label: LIST.nl,
    note: 'Je betaalbewijs vind je bij je inschrijving, onder ‘Download betaalbewijs’.',
  }),
  en: (campaign, receipt) => ({
    subject: `You are in: “${campaign}”`,
    heading: 'You are in!',
    paragraphs: [
      'We have received your donation of €10 and your answer. Thank you.',
      receipt.priceLine,
      ...listNext(receipt, 'en', 'We will let you know how it ends.'),
    ],
    label: LIST.en,
    note: 'You will find your receipt with your submission, under “Download Invoice”.',
  }),
};

/** Who cancelled a campaign, and why. */
export type MailCancellation = Pick<Cancellation, 'by' | 'reason'>;

function describeRefund(reason: OwnRefundReason, cancellation: MailCancellation | null, language: Language) {
  const isEnded = cancellation && reason === 'campaign-cancelled';
  return isEnded ? formatCancellation(cancellation, language) : MOMENT_TEXTS[language].refund[reason];
}

/** `cancellation` says who cancelled the campaign, and why. */
export const REFUND: ByLanguage<[OwnRefundReason, MailCancellation | null, isDisputed?: boolean]> = {
  nl: (campaign, reason, cancellation, isDisputed) => ({
    subject: `Je krijgt je geld terug: ‘${campaign}’`,
    heading: 'Je krijgt € 10 terug',
    paragraphs: [
      `Het gaat om je betaling van € 10 voor ‘${campaign}’. ${describeRefund(reason, cancellation, 'nl')}`,
      isDisputed
        ? `${MOMENT_TEXTS.nl.refund['dispute-open']} Je hoeft niets te doen.`
        : 'We storten het hele bedrag terug op de manier waarop je betaalde. Dat kan een paar werkdagen duren. Je hoeft niets te doen.',
    ],
    label: LIST.nl,
  }),
  en: (campaign, reason, cancellation, isDisputed) => ({
    subject: `Your money is on its way back: “${campaign}”`,
    heading: 'You are getting €10 back',
    paragraphs: [
      `This is about your payment of €10 for “${campaign}”. ${describeRefund(reason, cancellation, 'en')}`,
      isDisputed
        ? `${MOMENT_TEXTS.en.refund['dispute-open']} You don’t need to do anything.`
        : 'We refund the full amount the same way you paid. That can take a few working days. You don’t need to do anything.',
    ],
    label: LIST.en,
  }),
};

type Unpaid = { readonly celebrity: string; readonly moment: Moment };

/** Says what holds for a fan whose donation has not arrived, and what comes next. */
function describeUnpaid({ celebrity, moment }: Unpaid, language: Language): string {
  const { title, text, next } = renderSentences(moment, celebrity, language);
  return moment.next === 'pay' ? `${text} ${next}` : `${title}. ${text} ${next}`.trim();
}

const toUnpaidLabel = ({ moment }: Unpaid, language: Language) =>
  moment.next === 'pay' ? MOMENT_TEXTS[language].action.pay : LIST[language];

/** To a fan whose bank transfer or direct debit failed days later. */
export const TRANSFER_FAILED: ByLanguage<[Unpaid]> = {
  nl: (campaign, unpaid) => ({
    subject: `Je betaling is niet gelukt: ‘${campaign}’`,
    heading: 'Je betaling is niet gelukt',
    paragraphs: [
      `Je bankoverschrijving of incasso van € 10 voor ‘${campaign}’ is niet gelukt.`,
      describeUnpaid(unpaid, 'nl'),
    ],
    label: toUnpaidLabel(unpaid, 'nl'),
  }),
  en: (campaign, unpaid) => ({
    subject: `Your payment did not go through: “${campaign}”`,
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank transfer or direct debit of €10 for “${campaign}” did not go through.`,
      describeUnpaid(unpaid, 'en'),
    ],
    label: toUnpaidLabel(unpaid, 'en'),
  }),
};

export const CHECKOUT_EXPIRED: ByLanguage<[Unpaid]> = {
  nl: (campaign, unpaid) => ({
    subject: `Je doet nog niet mee: ‘${campaign}’`,
    heading: 'Je hebt nog niet betaald',
    paragraphs: [
      `De betaalpagina voor ‘${campaign}’ is verlopen voordat je betaalde.`,
      `${describeUnpaid(unpaid, 'nl')} Wil je niet meer meedoen, dan hoef je niets te doen.`,
    ],
    label: toUnpaidLabel(unpaid, 'nl'),
  }),
  en: (campaign, unpaid) => ({
    subject: `You are not in yet: “${campaign}”`,
    heading: 'You have not paid yet',
    paragraphs: [
      `The payment page for “${campaign}” expired before you paid.`,
      `${describeUnpaid(unpaid, 'en')} If you have changed your mind, do nothing.`,
    ],
    label: toUnpaidLabel(unpaid, 'en'),
  }),
};

/** To fans who have not paid and no longer can; `cancellation` says why a campaign was cancelled. */
export const MISSED: ByLanguage<[MailCancellation | null]> = {
  nl: (campaign, cancellation) => ({
    subject: `${cancellation ? 'Gaat niet door' : 'Je kunt niet meer meedoen'}: ‘${campaign}’`,
    heading: cancellation ? 'Deze campagne gaat niet door' : 'Je kunt niet meer meedoen',
    paragraphs: [
      cancellation ? formatCancellation(cancellation, 'nl') : `‘${campaign}’ is gesloten.`,
      `${MOMENT_TEXTS.nl.text.missed} Je hoeft niets te doen. Je kunt je antwoord verwijderen bij je inschrijvingen.`,
    ],
    label: LIST.nl,
  }),
  en: (campaign, cancellation) => ({
    subject: `${cancellation ? 'Cancelled' : 'Entries have closed'}: “${campaign}”`,
    heading: cancellation ? 'This campaign is not going ahead' : 'Entries have closed',
    paragraphs: [
      cancellation ? formatCancellation(cancellation, 'en') : `Entries for “${campaign}” have closed.`,
      `${MOMENT_TEXTS.en.text.missed} You don’t need to do anything. You can delete your answer from your submissions.`,
    ],
    label: LIST.en,
  }),
};
