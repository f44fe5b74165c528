import { useEffect, useState } from 'react';
import { PROCESSING_POLL_MS, VERIFY_DELAY_MS } from '#api/submissions/rules.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { readPayment, verifyPayments } from './payment-calls.ts';
import { isUnderWay, type Reading } from './payment-view.ts';

/** Looks of one visit, five minutes' worth; a transfer that takes days is not waited for. */
export const LOOKS_MAX = 60;

/**
 * Follows one payment: reads it, asks the provider once after a second, then looks every five seconds while it is
 * under way and the page is seen (specification §4, "Payment status").
 */
export function usePayment() {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  const [asked, setAsked] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const isOver = () => signal.aborted;
    const id = new URLSearchParams(window.location.search).get('submission');

    async function look(): Promise<Reading | undefined> {
      const next = await readPayment(id);
      if (isOver()) return undefined;
      // A lost connection takes nothing away that is known already.
      const isKnown = ({ kind }: Reading) => kind === 'found' || kind === 'told';
      setReading((known) => (next.kind === 'unreachable' && isKnown(known) ? known : next));
      if (next.kind === 'found' && next.submission.paymentStatus === 'paid') {
        clearDraft(next.submission.campaign.id);
      }
      return next;
    }

    async function follow(): Promise<void> {
      const first = await look();
      if (!first || !isUnderWay(first)) return;
      await pause(VERIFY_DELAY_MS, signal);
      if (isOver()) return;
      await verifyPayments();
      for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
        const next = await look();
        if (!next) return;
        setAsked(true);
        if (next.kind !== 'unreachable' && !isUnderWay(next)) return;
        await pause(PROCESSING_POLL_MS, signal);
        await untilSeen(signal);
        if (isOver()) return;
      }
      setStopped(true);
    }

    void follow();
    return () => {
      ended.abort();
    };
  }, [round]);

  return {
    reading,
    asked,
    /** Whether the page has given up looking by itself. */
    stopped,
    lookAgain: () => {
      setStopped(false);
      setReading((known) => (known.kind === 'found' ? known : { kind: 'loading' }));
      setRound((n) => n + 1);
    },
  };
}

/** Waits, or less when nobody wants to know any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the page is on screen: a forgotten tab asks nothing. */
function untilSeen(signal: AbortSignal): Promise<void> {
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
