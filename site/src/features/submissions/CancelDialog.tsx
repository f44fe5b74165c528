import { RELOAD_AFTER_CANCEL_MS } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import type { SubmissionTexts } from './texts.ts';

/** The submission to withdraw, with its campaign's name. */
export type CancelTarget = { readonly id: string; readonly campaign: string };

type CancelDialogProps = {
  readonly target: CancelTarget | undefined;
  readonly onClose: () => void;
  /** Called when the server refused, because the list on the screen may be out of date. */
  readonly onRefused: () => void;
  readonly texts: SubmissionTexts['submissions'];
};

/** Asks for confirmation of a withdrawal; reloads the page a second after it succeeded (RULES.md, "Payment states"). */
export function CancelDialog({ target, onClose, onRefused, texts }: CancelDialogProps) {
  async function cancel(): Promise<void> {
    if (!target) return;
    const param = { id: target.id };
    const outcome = await api['campaign-submissions'][':id'].$delete({ param });
    onClose();
    if (outcome.kind === 'done') {
      showToast('success', texts.cancelled);
      setTimeout(() => location.reload(), RELOAD_AFTER_CANCEL_MS);
    } else if (outcome.kind === 'unreachable') showToast('error', texts.cancelUnreachable);
    else {
      showToast('error', outcome.message ?? texts.cancelFailed);
      onRefused();
    }
  }

  return (
    <ConfirmDialog
      open={target !== undefined}
      title={texts.cancelTitle}
      message={fillText(texts.cancelMessage, { campaign: target?.campaign ?? '' })}
      confirmLabel={texts.cancelConfirm}
      cancelLabel={texts.cancelKeep}
      loadingLabel={texts.cancelBusy}
      danger
      onConfirm={cancel}
      onCancel={onClose}
    />
  );
}
