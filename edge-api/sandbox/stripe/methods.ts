/** Payment methods of the hosted page, by Stripe’s names; a bank transfer is paid from the customer’s balance. */
export const METHODS = ['card', 'ideal', 'bancontact', 'paypal', 'sepa_debit', 'customer_balance'] as const;
export type Method = (typeof METHODS)[number];

/** A way to pay: its method, the wallet that holds the card, and whether the money arrives days later. */
type Way = {
  readonly method: Method;
  readonly wallet?: 'apple_pay' | 'google_pay';
  readonly isDelayed?: true;
  /** How it fails, in Stripe's words: https://docs.stripe.com/error-codes */
  readonly failure: { readonly code: string; readonly declineCode?: string; readonly message: string };
};

const WAYS = {
  pay: {
    method: 'card',
    failure: { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  },
  'apple-pay': {
    method: 'card',
    wallet: 'apple_pay',
    failure: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  'google-pay': {
    method: 'card',
    wallet: 'google_pay',
    failure: { code: 'card_declined', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  ideal: {
    method: 'ideal',
    failure: {
      code: 'payment_intent_payment_attempt_failed',
      message: 'The payment was cancelled at the bank.',
    },
  },
  bancontact: {
    method: 'bancontact',
    failure: {
      code: 'payment_intent_payment_attempt_expired',
      message: 'The payment was not confirmed in time.',
    },
  },
  paypal: {
    method: 'paypal',
    failure: { code: 'payment_method_provider_decline', message: 'PayPal declined the payment.' },
  },
  sepa: {
    method: 'sepa_debit',
    isDelayed: true,
    failure: {
      code: 'payment_intent_payment_attempt_failed',
      declineCode: 'insufficient_funds',
      message: 'The bank returned the direct debit.',
    },
  },
  transfer: {
    method: 'customer_balance',
    isDelayed: true,
    failure: { code: 'payment_intent_payment_attempt_failed', message: 'The bank transfer did not arrive.' },
  },
} as const satisfies Readonly<Record<string, Way>>;
export type WayName = keyof typeof WAYS;
export const WAY_NAMES = [
  'pay',
  'apple-pay',
  'google-pay',
  'ideal',
  'bancontact',
  'paypal',
  'sepa',
  'transfer',
] as const satisfies readonly WayName[];

export const getWay = (name: WayName): Way => WAYS[name];
