import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './dialog.css';
import { focusHeading } from './focus-heading.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  message: string;
  /** What the question is about, above the message. */
  subject?: ReactNode;
  /** Fields or information below the message. */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel: string;
  loadingLabel?: string;
  /** Whether data for the decision is loading: the dialog stays open and cannot be cancelled. */
  loading?: boolean;
  /** Whether confirming destroys something. */
  danger?: boolean;
  /** The dialog waits for the promise that it may return. Without it, the children have a button of their own. */
  onConfirm?: () => unknown;
  onCancel: () => void;
};

/** Asks for confirmation in a native dialog: the focus stays inside, Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  message,
  subject,
  children,
  confirmLabel,
  cancelLabel,
  loadingLabel = confirmLabel,
  loading = false,
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { isConfirming, confirm } = useConfirmation(onConfirm);
  const isBusy = loading || isConfirming;
  useModal(dialog, open);

  function leave(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy) onCancel();
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={leave}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {subject}
      <p id={`${id}-message`}>{message}</p>
      {children}
      <div className="dialog-foot">
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </button>
        {onConfirm && (
          <button
            type="button"
            className={danger ? 'button button-danger' : 'button'}
            aria-busy={isBusy}
            // A button that is disabled even for a moment loses the focus.
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && void confirm()}
          >
            {isBusy ? loadingLabel : confirmLabel}
          </button>
        )}
      </div>
    </dialog>
  );
}

/** Shows a modal dialog while it is open, with the focus in its first field. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return;
    element?.showModal();
    // The browser would focus a read-only field.
    element?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    return () => {
      element?.close();
      setTimeout(focusHeading);
    };
  }, [dialog, open]);
}

/** Calls `onConfirm` and tells whether its promise is pending. */
function useConfirmation(onConfirm: ConfirmDialogProps['onConfirm']) {
  const [isConfirming, setConfirming] = useState(false);

  async function confirm(): Promise<void> {
    const answer = onConfirm?.();
    if (!(answer instanceof Promise)) return;
    setConfirming(true);
    try {
      await answer;
    } finally {
      setConfirming(false);
    }
  }

  return { isConfirming, confirm };
}
