import type { ReactNode } from 'react';
import { keepFocus } from './focus-heading.ts';
import { useIsHydrated } from './use-form.ts';

type SubmitButtonProps = {
  readonly label: ReactNode;
  /** The label while the form is being sent. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly className?: string | undefined;
  /** For a button without a form. */
  readonly onClick?: () => void;
};

/** A button that sends a form or makes a call. It is disabled until hydration; while busy, it can only be focused. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  className = 'button button-wide',
  onClick,
}: SubmitButtonProps) {
  const isReady = useIsHydrated();
  return (
    <button
      ref={keepFocus}
      type={onClick ? 'button' : 'submit'}
      className={className}
      disabled={!isReady}
      // `client:first-use` enables the button before hydration.
      suppressHydrationWarning
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.();
      }}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
