import type { ReactNode } from 'react';
import { useIsHydrated } from './use-form.ts';

type SubmitButtonProps = {
  readonly label: ReactNode;
  /** The label while the form is being sent. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly className?: string;
};

/** The button of a form: disabled until the script runs, and focusable while the form is being sent. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  className = 'button button-wide',
}: SubmitButtonProps) {
  const isReady = useIsHydrated();
  return (
    <button
      type="submit"
      className={className}
      disabled={!isReady}
      // `client:first-use` enables it earlier.
      suppressHydrationWarning
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
