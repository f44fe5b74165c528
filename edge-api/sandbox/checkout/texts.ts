import type { Session } from '../stripe/types.ts';

const nl = {
  donation: 'Donatie aan',
  payment: 'Betaling aan',
  back: 'Terug naar',
  sandbox: 'Dit is een testomgeving.',
  sandboxNote: 'Er wordt geen geld overgemaakt en we vragen niets over jou.',
  choose: 'Kies hoe je betaalt',
  account: 'Kaart of rekening',
  ownAccount: 'Van jezelf',
  outcome: 'Hoe het afloopt',
  succeeds: 'De betaling lukt',
  fails: 'De betaling mislukt',
  declined: 'Je kaart is geweigerd.',
  failed: 'De betaling is niet gelukt.',
  nothingPaid: 'Er is niets betaald. Probeer het opnieuw, of betaal op een andere manier.',
  card: 'Betaal met kaart',
  ideal: 'Betaal met iDEAL | Wero',
  applePay: 'Betaal met Apple Pay',
  googlePay: 'Betaal met Google Pay',
  bancontact: 'Betaal met Bancontact',
  sepa: 'Betaal per SEPA-incasso',
  paypal: 'Betaal met PayPal',
  transfer: 'Betaal per bankoverschrijving',
  decline: 'Weiger de betaling',
  now: 'Meteen betaald.',
  later: 'Eerst onderweg; komt later aan of mislukt.',
  refused: 'Zoals met een kaart die de bank weigert.',
};

/** The texts of the payment page in one language. */
export type CheckoutTexts = Readonly<Record<keyof typeof nl, string>>;

const en: CheckoutTexts = {
  donation: 'Donation to',
  payment: 'Payment to',
  back: 'Back to',
  sandbox: 'This is a sandbox.',
  sandboxNote: 'No money moves, and we ask nothing about you.',
  choose: 'Choose how to pay',
  account: 'Card or account',
  ownAccount: 'Your own',
  outcome: 'How it ends',
  succeeds: 'The payment succeeds',
  fails: 'The payment fails',
  declined: 'Your card was declined.',
  failed: 'The payment did not go through.',
  nothingPaid: 'Nothing was paid. You can try again, or pay another way.',
  card: 'Pay with card',
  ideal: 'Pay with iDEAL | Wero',
  applePay: 'Pay with Apple Pay',
  googlePay: 'Pay with Google Pay',
  bancontact: 'Pay with Bancontact',
  sepa: 'Pay by SEPA direct debit',
  paypal: 'Pay with PayPal',
  transfer: 'Pay by bank transfer',
  decline: 'Decline',
  now: 'The payment succeeds straight away.',
  later: 'The payment stays pending; you decide later whether it arrives or fails.',
  refused: 'The payment fails, as with a card the bank refuses.',
};

/** The button names that Stripe's test tools use, whatever the page's language. */
export const BUTTON_NAMES: CheckoutTexts = en;

/** Returns the texts in the session's language: Dutch, else English. */
export function getCheckoutTexts({ locale }: Pick<Session, 'locale'>): CheckoutTexts {
  return locale === 'nl' ? nl : en;
}
