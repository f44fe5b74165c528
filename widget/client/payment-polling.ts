import { PROCESSING_POLL_MS, type PaymentStatus } from '#api/submissions/rules.ts';

/** Pace and number of polls of one visit, five minutes' worth; a transfer that takes days is not waited for. */
export const PAYMENT_POLLING = { everyMs: PROCESSING_POLL_MS, maxPolls: 60 } as const;

/** Returns whether a payment may still change by itself (specification §4). */
export function isPaymentUnsettled(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'processing';
}
