import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';

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
  /** The confirmed action is running: the dialog stays open and cannot be cancelled. */
  loading?: boolean;
  /** Confirming destroys something. */
  danger?: boolean;
  /** Without it the children have a button of their own. */
  onConfirm?: () => void;
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

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      // The browser would begin at a field that only shows something.
      dialog.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  function leave(event: SyntheticEvent): void {
    event.preventDefault();
    if (!loading) onCancel();
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
        <button type="button" className="button button-quiet" disabled={loading} onClick={onCancel}>
          {cancelLabel}
        </button>
        {onConfirm && (
          <button
            type="button"
            className={danger ? 'button button-danger' : 'button'}
            aria-busy={loading}
            disabled={loading}
            onClick={onConfirm}
          >
            {loading ? loadingLabel : confirmLabel}
          </button>
        )}
      </div>
    </dialog>
  );
}
