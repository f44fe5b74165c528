import { useEffect, useEffectEvent, useRef } from 'react';
import { endedPath } from '../accounts/session.ts';
import { leaveFor, useCall } from '#site/ui/use-call.ts';
import { api } from '../accounts/api.ts';
import type { PaymentTexts } from './payment-texts.ts';

export type RetryTexts = Pick<PaymentTexts, 'busy' | 'paymentFailed' | 'paymentUnreachable'> & {
  /** The label of a failure that can be dismissed; without it the message stays. */
  readonly dismiss?: string;
};

type RetryButtonProps = { readonly submissionId: string; readonly label: string; readonly texts: RetryTexts };

/** Opens a new checkout for a submission and goes there, after another login if the session has ended. */
function useRetry(submissionId: string, texts: RetryTexts) {
  const { run, reset, ...call } = useCall();
  const onReturn = useEffectEvent(reset);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  async function retry(): Promise<string> {
    const json = { submissionId };
    const outcome = await api['campaign-subscribe'].retry.$post({ json });
    if (outcome.kind === 'done')
      return URL.canParse(outcome.value.url) ? leaveFor(outcome.value.url) : texts.paymentFailed;
    if (outcome.kind === 'unauthenticated') return leaveFor(endedPath(window.location));
    return outcome.kind === 'unreachable'
      ? texts.paymentUnreachable
      : (outcome.message ?? texts.paymentFailed);
  }

  return { ...call, retry: () => run(retry), dismiss: reset };
}

/** Retries the payment of a submission; shows a failure below (RULES.md, "Sentences"). */
export function RetryButton({ submissionId, label, texts }: RetryButtonProps) {
  const { isBusy, alert, retry, dismiss } = useRetry(submissionId, texts);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void retry()}
      >
        {isBusy ? texts.busy : label}
      </button>
      {alert !== undefined && (
        <div className="notice notice-error payment-error" role="alert">
          {texts.dismiss === undefined ? (
            alert
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
              {alert}
            </button>
          )}
        </div>
      )}
    </>
  );
}
