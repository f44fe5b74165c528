import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';

type ThankYouDetails = { readonly from: string; readonly campaign: string };

/** The mail to everyone who paid: there is a thank-you for them. */
export const THANKS_SENT: Readonly<Record<Language, (details: ThankYouDetails) => PageMailText>> = {
  nl: ({ from, campaign }) => ({
    subject: `Een bedankje van ${from}`,
    heading: `Een bedankje van ${from}`,
    paragraphs: [
      `Je deed mee aan ${campaign}. ${from} heeft iets gemaakt voor iedereen die meedeed, dus ook voor jou.`,
      'Het staat klaar bij je inschrijving. Dank je wel voor je donatie.',
    ],
    label: 'Bekijk je bedankje',
  }),
  en: ({ from, campaign }) => ({
    subject: `A thank-you from ${from}`,
    heading: `A thank-you from ${from}`,
    paragraphs: [
      `You took part in ${campaign}. ${from} has made something for everyone who did, and that includes you.`,
      'It is waiting with your submission. Thank you for your donation.',
    ],
    label: 'See your thank-you',
  }),
};
