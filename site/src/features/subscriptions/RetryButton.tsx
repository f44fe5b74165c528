import { useEffect, useState } from 'react';
import { retryPayment } from './payment-calls.ts';
import type { PaymentTexts } from './payment-texts.ts';

type RetryButtonProps = {
  readonly submissionId: string;
  readonly label: string;
  readonly texts: PaymentTexts;
};

/** Opens a new checkout for a submission and leaves for it; what goes wrong is said below (specification §8). */
export function RetryButton({ submissionId, label, texts }: RetryButtonProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function retry(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    const outcome = await retryPayment(submissionId);
    if (outcome.kind === 'done' && URL.canParse(outcome.value.url)) {
      window.location.assign(outcome.value.url);
      return;
    }
    setBusy(false);
    setError(messageOf(outcome, texts));
  }

  return (
    <>
      <button
        type="button"
        className="button"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => void retry()}
      >
        {busy ? texts.processing : label}
      </button>
      {error !== undefined && (
        <p className="notice notice-error payment-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function messageOf(outcome: Awaited<ReturnType<typeof retryPayment>>, texts: PaymentTexts): string {
  if (outcome.kind === 'unreachable') return texts.retryUnreachable;
  return (outcome.kind === 'refused' ? outcome.message : undefined) ?? texts.somethingWrong;
}
