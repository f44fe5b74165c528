import type { Language } from '../platform/rules.ts';
import type { RefundReason } from './rules.ts';

/** Why a donation was refunded, in pages, the widget and mails. */
export const REFUND_TEXTS: Readonly<Record<Language, Readonly<Record<RefundReason, string>>>> = {
  nl: {
    cancelled: 'Je betaling kwam binnen nadat je je inschrijving had geannuleerd.',
    'paid-twice': 'Je had al betaald.',
    'after-winners': 'Je betaling kwam binnen toen de winnaars al waren gekozen.',
    'campaign-cancelled': 'De campagne is stopgezet.',
    'dispute-open':
      'Je bank behandelt je bezwaar tegen deze betaling nog. Je krijgt het geld van je bank, of van ons zodra die heeft beslist.',
    'dispute-lost': 'Je bank heeft dat besloten na het bezwaar tegen deze betaling.',
    'owners-method':
      'De organisator heeft zelf ook met deze kaart of rekening betaald; met een andere kun je wel meedoen zolang de campagne open is.',
    'taken-back': 'Je vroeg je donatie terug toen de ontmoeting werd verplaatst.',
    support: 'We hebben je donatie terugbetaald na een verzoek aan onze helpdesk; je antwoord doet niet mee.',
    organiser: 'De organisator heeft je donatie terugbetaald; je antwoord doet niet mee.',
  },
  en: {
    cancelled: 'Your payment arrived after you had cancelled your submission.',
    'paid-twice': 'You had already paid.',
    'after-winners': 'Your payment arrived after the winners had been chosen.',
    'campaign-cancelled': 'The campaign has been stopped.',
    'dispute-open':
      'Your bank is still dealing with your objection to this payment. You get the money from your bank, or from us once it has decided.',
    'dispute-lost': 'Your bank decided this after the payment was disputed.',
    'owners-method':
      'The organiser has paid with this card or account as well; with another one you can take part while the campaign is open.',
    'taken-back': 'You asked for your donation back when the meeting moved.',
    support: 'We refunded your donation after a request to our help desk; your answer does not count.',
    organiser: 'The organiser refunded your donation; your answer does not count.',
  },
};
