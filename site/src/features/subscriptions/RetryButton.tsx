import { useEffect, useRef, useState } from 'react';
import { endedPath } from '../accounts/session.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { PaymentTexts } from './payment-texts.ts';

export type RetryTexts = Pick<PaymentTexts, 'busy' | 'paymentFailed' | 'paymentUnreachable'> & {
  /** The label of a failure that can be dismissed; without it the message stays. */
  readonly dismiss?: string;
};

type RetryButtonProps = { readonly submissionId: string; readonly label: string; readonly texts: RetryTexts };

/** Opens a new checkout for a submission and goes there, after another login if the session has ended. */
function useRetry(submissionId: string, texts: RetryTexts) {
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
    const json = { submissionId };
    const outcome = await callEndpoint(() => api['campaign-subscribe'].retry.$post({ json }));
    if (outcome.kind === 'done' && URL.canParse(outcome.value.url)) {
      window.location.assign(outcome.value.url);
      return;
    }
    if (outcome.kind === 'unauthenticated') {
      window.location.assign(endedPath(window.location));
      return;
    }
    setBusy(false);
    setError(
      outcome.kind === 'unreachable'
        ? texts.paymentUnreachable
        : ((outcome.kind === 'done' ? undefined : outcome.message) ?? texts.paymentFailed),
    );
  }

  return { busy, error, retry, dismiss: () => setError(undefined) };
}

/** Retries the payment of a submission; shows a failure below (RULES.md, "Sentences"). */
export function RetryButton({ submissionId, label, texts }: RetryButtonProps) {
  const { busy, error, retry, dismiss } = useRetry(submissionId, texts);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => void retry()}
      >
        {busy ? texts.busy : label}
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
              onClick={() => {
                dismiss();
                // The focused message is gone.
                button.current?.focus();
              }}
            >
              {error}
            </button>
          )}
        </div>
      )}
    </>
  );
}
