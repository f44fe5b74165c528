import { useState } from 'react';
import { ACTION_REASON_MAX, ACTION_REASON_MIN, ACTION_REASON_TOO_SHORT } from '#api/admin-log/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { Problem, TextareaField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import type { AdminTexts } from './texts.ts';

type ReasonDialogProps<Result> = {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly language: Language;
  readonly texts: AdminTexts['reason'];
  readonly act: (reason: string) => Promise<Outcome<Result>>;
  readonly onDone: (result: Result) => void;
  readonly onLeave: () => void;
};

/** Asks before something that an admin does by hand, and why; what was typed stays when it fails. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { title, message, confirmLabel, language, texts, act, onDone, onLeave } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setFailure(undefined);
    if (reason.trim().length < ACTION_REASON_MIN) {
      setProblem(ACTION_REASON_TOO_SHORT[language]);
      return;
    }
    setBusy(true);
    const outcome = await act(reason);
    setBusy(false);
    if (outcome.kind === 'done') onDone(outcome.value);
    else if (outcome.problems['reason'] !== undefined) setProblem(outcome.problems['reason']);
    else setFailure(outcome.kind === 'unreachable' ? texts.unreachable : (outcome.message ?? texts.failed));
  }

  const limits = { min: String(ACTION_REASON_MIN), max: String(ACTION_REASON_MAX) };
  return (
    <ConfirmDialog
      open
      title={title}
      message={message}
      confirmLabel={confirmLabel}
      cancelLabel={texts.cancel}
      loadingLabel={texts.busy}
      loading={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onLeave}
    >
      <TextareaField
        label={texts.label}
        help={fillText(texts.help, limits)}
        name="reason"
        rows={3}
        maxLength={ACTION_REASON_MAX}
        required
        autoFocus
        value={reason}
        problem={problem}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div role="alert">{failure !== undefined && <Problem id="reason-failure" text={failure} />}</div>
    </ConfirmDialog>
  );
}
