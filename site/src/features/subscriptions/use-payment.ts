import { useEffect, useState } from 'react';
import { getMoment, type CampaignState, type Moment } from '#api/submissions/moment-rules.ts';
import { isPaymentUnsettled, PAYMENT_POLLING } from '#api/submissions/rules.ts';
import { useResource, type Resource } from '#widget/client/use-resource.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { readPayment, type Payment } from './payment-calls.ts';
import { useVerification } from './use-verification.ts';

/** What the page shows: a moment, or why there is none yet. `checking`: the provider has not been asked yet. */
export type PaymentView = 'loading' | 'checking' | Moment['state'] | 'unknown' | 'signedOut' | 'unreachable';

/**
 * Follows one of the person's payments by the id of its submission: reads it, has the provider asked once after a
 * second, then polls it while it is pending and the page is visible (RULES.md, "Payment states"). `state` is the
 * campaign's, for a visitor who may only read the payment.
 */
export function usePayment(readId: () => string | null, state: CampaignState) {
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
  const moment =
    payment && getMoment(payment.submission?.campaign.state ?? state, payment.submission ?? payment);
  const paidCampaign = payment?.paymentStatus === 'paid' ? payment.submission?.campaign.id : undefined;
  useEffect(() => {
    if (paidCampaign !== undefined) clearDraft(paidCampaign);
  }, [paidCampaign]);

  return {
    submission: payment?.submission,
    moment,
    // A payment can be retried only once the provider has confirmed that it is open.
    view:
      moment?.state === 'unpaid' && !isVerified ? 'checking' : (moment?.state ?? getWaitingView(resource)),
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

/** Returns the view while there is no moment. */
function getWaitingView(resource: Resource<Payment>): PaymentView {
  if (resource.kind !== 'failed') return 'loading';
  const { kind, status } = resource.failure;
  if (kind === 'unauthenticated') return 'signedOut';
  return status === 404 ? 'unknown' : 'unreachable';
}
