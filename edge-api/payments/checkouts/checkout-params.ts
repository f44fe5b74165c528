import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import type { LedgerEntry } from '../ledger/read-ledger.ts';
import { getCheckoutExpiry } from '../rules.ts';

/** Most characters of a line item's name at the provider. */
const ITEM_NAME_MAX = 250;

/** What the provider is asked for. */
export type CheckoutParams = ReturnType<typeof buildCheckoutParams>;

/**
 * The parameters of the checkout of the current attempt. They depend on stored rows alone, so that asking twice
 * with one idempotency key is asking for the same thing.
 */
export function buildCheckoutParams(
  returnUrls: { readonly success: string; readonly cancel: string },
  { submission, campaign, email }: LedgerEntry,
) {
  const metadata = {
    submissionId: submission.id,
    campaignId: campaign.id,
    attempt: String(submission.attempt),
  };
  const expiresAt = getCheckoutExpiry(submission.attemptAt, campaign.subscriptionDeadline);
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: DONATION_CURRENCY,
          unit_amount: DONATION_CENTS,
          product_data: { name: campaign.name.slice(0, ITEM_NAME_MAX).toWellFormed() },
        },
      },
    ],
    success_url: returnUrls.success,
    cancel_url: returnUrls.cancel,
    client_reference_id: submission.id,
    metadata,
    payment_intent_data: { metadata },
    ...(email !== null && { customer_email: email }),
    locale: submission.language,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** The key under which the provider knows an attempt. */
export function toIdempotencyKey(submissionId: string, attempt: number): string {
  return `checkout-${submissionId}-${attempt}`;
}
