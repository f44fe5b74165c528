import { CircleAlert } from 'lucide-react';

type LoadFailureProps = { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void };

/** A loading failure, with a button to try again. */
export function LoadFailure({ text, retryLabel, onRetry }: LoadFailureProps) {
  return (
    <div className="notice notice-error" role="alert">
      <CircleAlert aria-hidden="true" />
      <div className="row">
        <p>{text}</p>
        <button type="button" className="button button-secondary button-small" onClick={onRetry}>
          {retryLabel}
        </button>
      </div>
    </div>
  );
}
