import { useState, type ComponentProps } from 'react';
import { ACTION_REASON, type AdminAction } from '#api/admin-log/rules.ts';
import { findLengthProblem } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextDialog } from '#site/ui/TextDialog.tsx';
import type { Problems } from '#site/ui/use-form.ts';
import { useWords } from '#site/ui/use-words.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ApiResponse } from '#widget/client/outcome.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { AdminTexts } from './texts.ts';

type DialogField = Pick<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'type' | 'min' | 'max' | 'autoComplete' | 'help'
> & {
  readonly initial?: string;
  /** The message if it is empty; without a message the field is optional. */
  readonly missing?: string;
};

type Values = Readonly<Record<string, string>>;

/** The texts of an act; without `done`, the page is reloaded and shows the change itself. */
type ActTexts = Readonly<Record<'label' | 'title' | 'message', string>> &
  Readonly<Partial<Record<'done' | 'help', string>>>;

type ReasonDialogProps<Act extends string, Result> = WithTexts<{
  readonly acts: Readonly<Record<Act, ActTexts>>;
  readonly reason: AdminTexts['reason'];
}> & {
  /** The act's name in the log. */
  readonly name: Act;
  /** The person or thing that the act is about. */
  readonly about: string;
  /** Further values of the act's texts. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: readonly DialogField[] | undefined;
  readonly act: (reason: string, values: Values) => Promise<ApiResponse<Result>>;
  readonly onDone: (result: Awaited<Result>) => void;
  readonly onLeave: () => void;
};

/** The acts that cannot be undone. */
const DESTRUCTIVE: readonly string[] = [
  'account-erased',
  'account-suspended',
  'campaign-declined',
  'payment-refunded',
] satisfies readonly AdminAction[];

export const isDestructive = (act: string): boolean => DESTRUCTIVE.includes(act);

/** Asks for confirmation of an admin's act, and for the reason. */
export function ReasonDialog<Act extends string, Result>(props: ReasonDialogProps<Act, Result>) {
  const { name, about: subject, fields = [], language, act, onDone, onLeave } = props;
  const { acts, reason: texts } = props.texts;
  const { label, title, message, help = texts.help } = acts[name];
  const named = { name: subject, ...props.values };
  const about = `${location.pathname} ${name} ${subject}`;
  const { words, type, forget } = useWords(`${about} fields`);
  const values: Values = Object.fromEntries(
    fields.map(({ name, initial = '' }) => [name, words[name] ?? initial]),
  );
  const [problems, setProblems] = useState<Problems>({});
  const missing = findMissing(fields, values);

  async function send(reason: string) {
    if (Object.keys(missing).length > 0) return {};
    const outcome = await callWithStepUp(() => act(reason, values));
    if (outcome.kind === 'done') {
      forget();
      onDone(outcome.value);
    }
    if (outcome.kind === 'refused') setProblems(outcome.problems);
    return toFormErrors(outcome, { ...texts, summarize: (found) => summarizeOthers(found, values) });
  }

  return (
    <TextDialog
      title={fillText(title, named)}
      message={fillText(message, named)}
      confirmLabel={label}
      cancelLabel={texts.cancel}
      loadingLabel={texts.busy}
      danger={isDestructive(name)}
      about={about}
      name="reason"
      label={texts.label}
      help={fillText(help, { min: ACTION_REASON.min, max: ACTION_REASON.max })}
      rows={3}
      check={(reason) => {
        setProblems(missing);
        return findLengthProblem(ACTION_REASON, reason)?.[language];
      }}
      send={send}
      onCancel={onLeave}
    >
      {fields.map(({ missing: needed, initial: _, ...input }) => (
        <Field
          key={input.name}
          {...input}
          required={needed !== undefined}
          value={values[input.name]}
          problem={problems[input.name]}
          onChange={({ currentTarget: { value } }) => {
            type(input.name, value);
            setProblems({});
          }}
        />
      ))}
    </TextDialog>
  );
}

function findMissing(fields: readonly DialogField[], values: Values): Problems {
  const missing = fields.filter((field) => field.missing !== undefined && values[field.name]?.trim() === '');
  return Object.fromEntries(missing.map((field) => [field.name, field.missing ?? '']));
}

/** Returns the problems for which the dialog has no field, in one message that is shown below all fields. */
function summarizeOthers(found: Problems, values: Values): string | undefined {
  const others = Object.entries(found).filter(([name]) => !(name in values) && name !== 'reason');
  return others.map(([, problem]) => problem).join('. ') || undefined;
}
