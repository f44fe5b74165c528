import { useEffect, useState } from 'react';
import { retryPayment } from './payment-calls.ts';
import type { PaymentTexts } from './payment-texts.ts';

type RetryButtonProps = {
  readonly submissionId: string;
  readonly label: string;
  readonly texts: Pick<PaymentTexts, 'processing' | 'somethingWrong' | 'retryUnreachable'> & {
    /** What sends the message away that says what went wrong; without it, it stays. */
    readonly dismiss?: string;
  };
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
    setError(getRetryError(outcome, texts));
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
        <div className="notice notice-error payment-error" role="alert">
          {texts.dismiss === undefined ? (
            error
          ) : (
            <button
              type="button"
              className="payment-dismiss"
              title={texts.dismiss}
              onClick={() => setError(undefined)}
            >
              {error}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function getRetryError(
  outcome: Awaited<ReturnType<typeof retryPayment>>,
  texts: RetryButtonProps['texts'],
): string {
  if (outcome.kind === 'unreachable') return texts.retryUnreachable;
  return (outcome.kind === 'refused' ? outcome.message : undefined) ?? texts.somethingWrong;
}
