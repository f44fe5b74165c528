import type { ProviderCheckout, Dispute } from '../provider/provider-schemas.ts';
import type { PaymentFailure } from '#api/submissions/rules.ts';
import type { CheckoutUpdate } from '../ledger-rules.ts';
import { isDonation, type CheckoutState } from '../rules.ts';
import type { checkouts } from '../table.ts';

/** The provider's report on one of our checkouts; `event` names the message that brought it, if one did. */
export type PaymentUpdate = CheckoutUpdate & {
  readonly submissionId: string;
  /** Null if the provider does not say; otherwise it must match the submission's campaign. */
  readonly campaignId: string | null;
  readonly intentId: string | null;
  /** When it happened according to the provider's clock. */
  readonly at: Date;
  readonly failure?: PaymentFailure;
  /** The number on the provider's receipt, if known. */
  readonly receiptNumber?: string | null;
  /** Whether to send the fan no mail, because they are present. */
  readonly isQuiet?: boolean;
  readonly event?: { readonly id: string; readonly type: string };
};

/**
 * Returns the state of a submission's checkout at the provider. `not-ours` means that it was completed with a different
 * amount, currency or submission, which never makes the submission paid (RULES.md, "Money").
 */
export function checkoutStateFrom(
  remote: ProviderCheckout,
  submissionId: string,
): CheckoutState | 'not-ours' {
  if (remote.status === 'open') return 'open';
  if (remote.metadata.submissionId !== submissionId) return 'not-ours';
  if (remote.status === 'expired') return 'failed';
  if (!isDonation(remote.amountCents, remote.currency)) return 'not-ours';
  if (remote.isRefunded) return 'refunded';
  if (remote.isPaid) return 'paid';
  return remote.hasFailed ? 'failed' : 'processing';
}

/** Returns the fields of an update that a stored checkout already determines. */
export function toStoredPayment(row: typeof checkouts.$inferSelect, at: Date): Omit<PaymentUpdate, 'state'> {
  const { id: checkoutId, submissionId, attempt, paymentIntentId: intentId } = row;
  return { checkoutId, submissionId, attempt, intentId, campaignId: null, at };
}

/** Returns the update that a submission's checkout has reached `state`. */
export function toPaymentUpdate(
  remote: ProviderCheckout,
  submissionId: string,
  state: PaymentUpdate['state'],
  now: Date,
): PaymentUpdate {
  const { id, metadata, intentId, receiptNumber, paidAt } = remote;
  const { campaignId, attempt } = metadata;
  const failure = remote.status === 'expired' ? 'expired' : 'transfer';
  return {
    checkoutId: id,
    submissionId,
    campaignId,
    attempt,
    intentId,
    receiptNumber,
    state,
    at: paidAt ?? now,
    ...(state === 'failed' && { failure }),
  };
}

/** Converts a dispute to an update: money that a bank took for good is `refunded`. */
export function toDisputeUpdate(
  payment: Omit<PaymentUpdate, 'state'>,
  { id, state }: Dispute,
): PaymentUpdate {
  if (state === 'lost') return { ...payment, state: 'refunded', dispute: { id, state: 'open' } };
  return { ...payment, state: 'paid', dispute: { id, state } };
}
