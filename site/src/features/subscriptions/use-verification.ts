import { useEffect, useEffectEvent } from 'react';
import { VERIFY_DELAY_MS } from '#api/submissions/rules.ts';
import { verifyPayments } from './payment-calls.ts';

/** Has the provider asked about open payments after a second, once per attempt (RULES.md, "Payment states"). */
export function useVerification(hasOpen: boolean, attempt: number, onVerified: () => void): void {
  const reportVerified = useEffectEvent(onVerified);
  useEffect(() => {
    if (!hasOpen) return;
    let isCancelled = false;
    const timer = setTimeout(() => {
      void verifyPayments().then(() => {
        if (!isCancelled) reportVerified();
      });
    }, VERIFY_DELAY_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [hasOpen, attempt]);
}
