import { ACTION_REASON } from '#api/admin-log/rules.ts';
import { findLengthProblem, type Language } from '#api/platform/rules.ts';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { AdminTexts } from './texts.ts';

type ReasonDialogProps<Result> = {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** Who reads the reason, where others than admins do. */
  readonly help?: string | undefined;
  readonly language: Language;
  readonly texts: AdminTexts['reason'];
  readonly act: (reason: string) => Promise<Outcome<Result>>;
  readonly onDone: (result: Result) => void;
  readonly onLeave: () => void;
};

/** Asks before something that an admin does by hand, and why. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { title, message, confirmLabel, help, language, texts, act, onDone, onLeave } = props;
  return (
    <TextDialog
      title={title}
      message={message}
      confirmLabel={confirmLabel}
      cancelLabel={texts.cancel}
      loadingLabel={texts.busy}
      name="reason"
      label={texts.label}
      help={fillText(help ?? texts.help, { min: ACTION_REASON.min, max: ACTION_REASON.max })}
      rows={3}
      maxLength={ACTION_REASON.max}
      check={(reason) => findLengthProblem(ACTION_REASON, reason)?.[language]}
      send={async (reason) => {
        const outcome = await act(reason);
        if (outcome.kind === 'done') onDone(outcome.value);
        return toFormErrors(outcome, texts);
      }}
      onCancel={onLeave}
    />
  );
}
