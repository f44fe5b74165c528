import { useEffect, useState } from 'react';
import { PROCESSING_POLL_MS, VERIFY_DELAY_MS } from '#api/submissions/rules.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { readPayment, verifyPayments } from './payment-calls.ts';
import { isPaymentUnsettled, type PaymentLookup } from './payment-view.ts';

/** Looks of one visit, five minutes' worth; a transfer that takes days is not waited for. */
export const MAX_POLLS = 60;

/**
 * Follows one payment: reads it, asks the provider once after a second, then looks every five seconds while it is
 * under way and the page is seen (specification §4, "Payment status").
 */
export function usePayment() {
  const [reading, setReading] = useState<PaymentLookup>({ kind: 'loading' });
  const [isVerified, setVerified] = useState(false);
  const [isPollingStopped, setPollingStopped] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isAborted = () => signal.aborted;
    const id = new URLSearchParams(window.location.search).get('submission');

    async function poll(): Promise<PaymentLookup | undefined> {
      const next = await readPayment(id);
      if (isAborted()) return undefined;
      // A lost connection takes nothing away that is known already.
      const isKnown = ({ kind }: PaymentLookup) => kind === 'found' || kind === 'told';
      setReading((known) => (next.kind === 'unreachable' && isKnown(known) ? known : next));
      if (next.kind === 'found' && next.submission.paymentStatus === 'paid') {
        clearDraft(next.submission.campaign.id);
      }
      return next;
    }

    async function pollUntilSettled(): Promise<void> {
      const first = await poll();
      if (!first || !isPaymentUnsettled(first)) return;
      await wait(VERIFY_DELAY_MS, signal);
      if (isAborted()) return;
      await verifyPayments();
      for (let polls = 0; polls < MAX_POLLS; polls += 1) {
        const next = await poll();
        if (!next) return;
        setVerified(true);
        if (next.kind !== 'unreachable' && !isPaymentUnsettled(next)) return;
        await wait(PROCESSING_POLL_MS, signal);
        await waitUntilVisible(signal);
        if (isAborted()) return;
      }
      setPollingStopped(true);
    }

    void pollUntilSettled();
    return () => {
      controller.abort();
    };
  }, [attempt]);

  return {
    reading,
    asked: isVerified,
    /** Whether the page has given up looking by itself. */
    stopped: isPollingStopped,
    lookAgain: () => {
      setPollingStopped(false);
      setReading((known) => (known.kind === 'found' ? known : { kind: 'loading' }));
      setAttempt((n) => n + 1);
    },
  };
}

/** Waits, or less when nobody wants to know any more. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the page is on screen: a forgotten tab asks nothing. */
function waitUntilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState !== 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}
