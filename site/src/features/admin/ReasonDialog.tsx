import { useState, type ComponentProps } from 'react';
import { ACTION_REASON } from '#api/admin-log/rules.ts';
import { findLengthProblem, type Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
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
  /** What else it takes, and what is said without it. */
  readonly field?: Pick<ComponentProps<typeof Field>, 'label' | 'name' | 'type' | 'max' | 'autoComplete'> & {
    readonly missing: string;
  };
  readonly language: Language;
  readonly texts: AdminTexts['reason'];
  readonly act: (reason: string, value: string) => Promise<Outcome<Result>>;
  readonly onDone: (result: Result) => void;
  readonly onLeave: () => void;
};

/** Asks before something that an admin does by hand, and why. */
export function ReasonDialog<Result>(props: ReasonDialogProps<Result>) {
  const { title, message, confirmLabel, help, field, language, texts, act, onDone, onLeave } = props;
  const { missing, ...input } = field ?? { missing: '', label: '', name: '' };
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const isMissing = field !== undefined && value.trim() === '';
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
      check={(reason) => {
        setProblem(isMissing ? missing : undefined);
        return findLengthProblem(ACTION_REASON, reason)?.[language];
      }}
      send={async (reason) => {
        if (isMissing) return {};
        const outcome = await act(reason, value);
        if (outcome.kind === 'done') onDone(outcome.value);
        if (outcome.kind === 'refused') setProblem(outcome.problems[input.name]);
        return toFormErrors(outcome, texts);
      }}
      onCancel={onLeave}
    >
      {field && (
        <Field
          {...input}
          required
          value={value}
          problem={problem}
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value);
            setProblem(undefined);
          }}
        />
      )}
    </TextDialog>
  );
}
