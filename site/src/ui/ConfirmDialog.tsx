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
  /** What else there is to enter or to know, below the message. */
  children?: ReactNode;
  /** Texts of the buttons; by default “Confirm” and “Cancel”. */
  confirmLabel?: string;
  cancelLabel?: string;
  loadingLabel?: string;
  /** What the answer depends on is loading: the dialog stays open and cannot be cancelled. */
  loading?: boolean;
  /** Confirming destroys something. */
  danger?: boolean;
  /** Acts, while the dialog waits for the promise it may return. Without it the children have a button of their own. */
  onConfirm?: () => unknown;
  onCancel: () => void;
};

/** Asks before something that matters, in a native dialog: focus stays inside, Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  message,
  children,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  loadingLabel = 'Loading...',
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

/** Shows a dialog over the page as long as it is open, with the focus in its first field. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open) return;
    element?.showModal();
    // The browser would begin at a field that only shows something.
    element?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    return () => {
      element?.close();
      setTimeout(focusHeading);
    };
  }, [dialog, open]);
}

/** Acts when confirmed, and tells while the promise of the act is open. */
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
