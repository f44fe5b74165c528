import { useEffect, useState } from 'react';
import { isPaymentUnsettled, PAYMENT_POLLING, type PaymentStatus } from '#api/submissions/rules.ts';
import { useResource, type Resource } from '#widget/client/use-resource.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { readPayment, type Payment } from './payment-calls.ts';
import { useVerification } from './use-verification.ts';

/**
 * The states of the page. `closed` is a payment that can no longer be made, `paused`
 * one that waits for its campaign; `checking` is a payment of which the provider has
 * not been asked yet.
 */
export type PaymentView =
  'loading' | 'checking' | PaymentStatus | 'closed' | 'paused' | 'unknown' | 'signedOut' | 'unreachable';

/**
 * Follows one payment of the person, by its submission's id: reads it, asks the provider once after a second, then polls it while it is under way and the
 * page is seen (RULES.md, "Payment states").
 */
export function usePayment(readId: () => string | null) {
  const [attempt, setAttempt] = useState(0);
  const [verifiedAttempt, setVerifiedAttempt] = useState<number>();
  const isVerified = verifiedAttempt === attempt;
  const { resource, isExhausted, refresh, reload } = useResource((signal) => readPayment(readId(), signal), {
    ...PAYMENT_POLLING,
    isDue: (now) => isVerified && isUnsettled(now),
  });
  useVerification(
    isUnsettled(resource),
    attempt,
    () => void refresh().then(() => setVerifiedAttempt(attempt)),
  );

  const payment = resource.kind === 'ready' ? resource.value : undefined;
  const paidCampaign = payment?.paymentStatus === 'paid' ? payment.submission?.campaign.id : undefined;
  useEffect(() => {
    if (paidCampaign !== undefined) clearDraft(paidCampaign);
  }, [paidCampaign]);

  return {
    submission: payment?.submission,
    view: getView(resource, isVerified),
    isExhausted,
    reload: () => {
      setAttempt(attempt + 1);
      reload();
    },
  };
}

function isUnsettled(resource: Resource<Payment>): boolean {
  return resource.kind === 'ready' && isPaymentUnsettled(resource.value.paymentStatus);
}

/** Returns the view; a payment can be retried only once the provider has confirmed that it is open. */
function getView(resource: Resource<Payment>, isVerified: boolean): PaymentView {
  if (resource.kind === 'loading') return 'loading';
  if (resource.kind === 'ready') {
    const { paymentStatus, submission } = resource.value;
    const isUnpaid = paymentStatus === 'failed' || (paymentStatus === 'pending' && isVerified);
    if (isUnpaid && submission?.campaign.isOpen === false)
      return submission.campaign.paused ? 'paused' : 'closed';
    return paymentStatus === 'pending' && !isVerified ? 'checking' : paymentStatus;
  }
  const { kind, status } = resource.failure;
  if (kind === 'unauthenticated') return 'signedOut';
  return status === 404 ? 'unknown' : 'unreachable';
}
