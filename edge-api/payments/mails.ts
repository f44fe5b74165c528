import type { Ctx } from '../platform/context.ts';
import { renderMail, type MailContent } from '../platform/render-mail.ts';
import type { Mail } from '../platform/mail.ts';
import type { Language } from '../platform/rules.ts';
import type { LedgerEntry } from './ledger/read-ledger.ts';

type Text = Omit<MailContent, 'action'> & { readonly subject: string; readonly label: string };

const RECEIPT: Readonly<Record<Language, (campaign: string) => Text>> = {
  nl: (campaign) => ({
    subject: `Je doet mee aan ${campaign}`,
    heading: 'Je doet mee!',
    paragraphs: [
      `We hebben je donatie van € 10 ontvangen en je antwoord voor ${campaign} is binnen. Dank je wel.`,
      'Als de inschrijving sluit, worden alle antwoorden beoordeeld. Uit de tien beste kiest de organisator wie er langskomt. Je hoort van ons hoe het afloopt.',
    ],
    label: 'Bekijk je inschrijvingen',
    note: 'Je betaalbewijs vind je bij je inschrijving, onder “Factuur downloaden”.',
  }),
  en: (campaign) => ({
    subject: `You are in: ${campaign}`,
    heading: 'You are in!',
    paragraphs: [
      `We have received your donation of €10, and your answer for ${campaign} is in. Thank you.`,
      'Once subscriptions close, all answers are judged. From the ten best the organiser chooses who gets to meet. We will tell you how it ends.',
    ],
    label: 'See your submissions',
    note: 'You find your receipt with your submission, under “Download Invoice”.',
  }),
};

const REFUND: Readonly<Record<Language, (campaign: string) => Text>> = {
  nl: (campaign) => ({
    subject: `Je krijgt je geld terug: ${campaign}`,
    heading: 'Je krijgt € 10 terug',
    paragraphs: [
      `Voor ${campaign} kwam een betaling van € 10 binnen die niet meer nodig was: de inschrijving was geannuleerd of al betaald, of de winnaars waren al gekozen.`,
      'We storten het hele bedrag terug op dezelfde weg. Dat kan een paar werkdagen duren. Je hoeft niets te doen.',
    ],
    label: 'Bekijk je inschrijvingen',
  }),
  en: (campaign) => ({
    subject: `Your money is on its way back: ${campaign}`,
    heading: 'You get €10 back',
    paragraphs: [
      `A payment of €10 for ${campaign} arrived that was no longer needed: the submission had been cancelled or paid already, or the winners had been chosen.`,
      'We return all of it the way it came. That can take a few working days. There is nothing you need to do.',
    ],
    label: 'See your submissions',
  }),
};

/** Renders the confirmation of a donation: one for a submission. */
export function receiptMail(ctx: Ctx, { submission, campaign }: LedgerEntry, to: string): Mail {
  const text = RECEIPT[submission.language](campaign.name);
  return { key: `paid:${submission.id}`, to, ...renderPaymentMail(ctx, submission.language, text) };
}

/** Renders the mail about a payment that goes back: one for a checkout. */
export function refundMail(
  ctx: Ctx,
  { submission, campaign }: LedgerEntry,
  to: string,
  checkoutId: string,
): Mail {
  const text = REFUND[submission.language](campaign.name);
  return { key: `refund:${checkoutId}`, to, ...renderPaymentMail(ctx, submission.language, text) };
}

function renderPaymentMail(ctx: Ctx, language: Language, { subject, label, ...content }: Text) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/dashboard`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...renderMail(language, { ...content, action: { label, url } }),
  };
}
