import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { keepFocus } from './focus-heading.ts';

type ConfirmButtonProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onCancel' | 'onConfirm'> & {
  readonly label: ReactNode;
  /** The button's name for screen readers, if its label is not enough. */
  readonly name?: string | undefined;
  readonly className: string;
  readonly isDisabled?: boolean;
  /** The dialog waits for the promise that it may return, and closes. */
  readonly onConfirm: () => unknown;
};

/** A button for something that is confirmed first. */
export function ConfirmButton({
  label,
  name,
  className,
  isDisabled,
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);

  async function confirm(): Promise<void> {
    await onConfirm();
    setAsking(false);
  }

  return (
    <>
      <button
        ref={keepFocus}
        type="button"
        className={className}
        aria-label={name}
        aria-disabled={isDisabled}
        onClick={() => setAsking(isDisabled !== true)}
      >
        {label}
      </button>
      <ConfirmDialog {...dialog} open={isAsking} onConfirm={confirm} onCancel={() => setAsking(false)} />
    </>
  );
}
