import { useEffect, useState } from 'react';
import { PROCESSING_POLL_MS } from '#api/submissions/rules.ts';
import type { FrameMessage } from '../messages.ts';
import { readPayment } from './calls.ts';

/** Looks of one visit, five minutes' worth; a transfer that takes days is not waited for. */
const LOOKS_MAX = 60;

export type PaymentView =
  'loading' | 'paid' | 'processing' | 'pending' | 'failed' | 'refunded' | 'unknown' | 'unreachable';

/** Follows one payment while it is under way; the provider is asked at the first look, before anything is said. */
export function usePaymentState(ticket: string, say: (message: FrameMessage) => void) {
  const [view, setView] = useState<PaymentView>('loading');
  const [round, setRound] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function look(left: number): Promise<void> {
      const status = await readPayment(ticket, left === LOOKS_MAX);
      if (isOver) return;
      setView((known) => status ?? (known === 'loading' ? 'unreachable' : known));
      if (left > 0 && (status === 'processing' || status === 'pending' || status === undefined)) {
        timer = setTimeout(() => void look(left - 1), PROCESSING_POLL_MS);
      }
    }

    void look(LOOKS_MAX);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ticket, round]);

  useEffect(() => {
    if (view === 'paid' || view === 'processing') say({ type: 'subscribed', value: view });
    if (view === 'unreachable') say({ type: 'error', value: 'unreachable' });
  }, [view, say]);

  return {
    view,
    lookAgain: () => {
      setView('loading');
      setRound((n) => n + 1);
    },
  };
}
