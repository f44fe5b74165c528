/** Payment methods of the hosted page, by Stripe’s names; a bank transfer is paid from the customer’s balance. */
export const METHODS = ['card', 'ideal', 'paypal', 'customer_balance'] as const;
export type Method = (typeof METHODS)[number];
