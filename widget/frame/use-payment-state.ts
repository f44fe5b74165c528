import { useEffect, useRef } from 'react';
import { isPaymentUnsettled, PAYMENT_POLLING } from '#api/submissions/rules.ts';
import { useResource, type Resource } from '../client/use-resource.ts';
import type { FrameMessage } from '../messages.ts';
import { readPayment, type TicketStatus } from './calls.ts';

export type PaymentView = TicketStatus | 'loading' | 'unreachable';

/** Follows one payment while it is under way; only the first call has the provider asked. */
export function usePaymentState(ticket: string, send: (message: FrameMessage) => void) {
  const hasAsked = useRef(false);
  const { resource, reload } = useResource(
    () => {
      const ask = !hasAsked.current;
      hasAsked.current = true;
      return readPayment(ticket, ask);
    },
    {
      ...PAYMENT_POLLING,
      isDue: (now) =>
        now.kind === 'failed' ||
        (now.kind === 'ready' && now.value !== 'unknown' && isPaymentUnsettled(now.value)),
    },
  );
  const view = getView(resource);

  useEffect(() => {
    if (view === 'paid' || view === 'processing') send({ type: 'subscribed', value: view });
    if (view === 'unreachable') send({ type: 'error', value: 'unreachable' });
  }, [view, send]);

  return {
    view,
    reload: () => {
      hasAsked.current = false;
      reload();
    },
  };
}

function getView(resource: Resource<TicketStatus>): PaymentView {
  if (resource.kind === 'ready') return resource.value;
  return resource.kind === 'failed' ? 'unreachable' : 'loading';
}
