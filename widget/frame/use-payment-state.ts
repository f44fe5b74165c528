import { useEffect, useState } from 'react';
import { PROCESSING_POLL_MS } from '#api/submissions/rules.ts';
import type { FrameMessage } from '../messages.ts';
import { readPayment } from './calls.ts';

/** Looks of one visit, five minutes' worth; a transfer that takes days is not waited for. */
const MAX_POLLS = 60;

export type PaymentView =
  'loading' | 'paid' | 'processing' | 'pending' | 'failed' | 'refunded' | 'unknown' | 'unreachable';

/** Follows one payment while it is under way; the provider is asked at the first look, before anything is said. */
export function usePaymentState(ticket: string, send: (message: FrameMessage) => void) {
  const [view, setView] = useState<PaymentView>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;

    async function poll(left: number): Promise<void> {
      const status = await readPayment(ticket, left === MAX_POLLS);
      if (isCancelled) return;
      setView((known) => status ?? (known === 'loading' ? 'unreachable' : known));
      if (left > 0 && (status === 'processing' || status === 'pending' || status === undefined)) {
        timer = setTimeout(() => void poll(left - 1), PROCESSING_POLL_MS);
      }
    }

    void poll(MAX_POLLS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [ticket, attempt]);

  useEffect(() => {
    if (view === 'paid' || view === 'processing') send({ type: 'subscribed', value: view });
    if (view === 'unreachable') send({ type: 'error', value: 'unreachable' });
  }, [view, send]);

  return {
    view,
    lookAgain: () => {
      setView('loading');
      setAttempt((n) => n + 1);
    },
  };
}
