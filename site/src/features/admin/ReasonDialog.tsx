import { ACTION_REASON, type AdminAction } from '#api/admin-log/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { type DialogField, TextDialog } from '#site/ui/TextDialog.tsx';
import type { Problems, Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { AdminTexts } from './texts.ts';

/** The texts of an act; without `done`, the page is reloaded and shows the change itself. */
type ActTexts = Readonly<Record<'label' | 'title' | 'message', string>> &
  Readonly<Partial<Record<'done' | 'help', string>>>;

type ReasonDialogProps<Act extends string, Result> = WithTexts<{
  readonly acts: Readonly<Record<Act, ActTexts>>;
  readonly reason: AdminTexts['reason'];
}> & {
  /** The act's name in the log. */
  readonly name: Act;
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: readonly DialogField[] | undefined;
  readonly act: (reason: string, values: Values) => Promise<Outcome<Result>>;
  readonly onDone: (result: Result) => void;
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
  const { name, about: subject, fields, language, act, onDone, onLeave } = props;
  const { acts, reason: texts } = props.texts;
  const { label, title, message, help = texts.help } = acts[name];
  const named = { name: subject, ...props.values };

  async function send(why: string, values: Values) {
    const outcome = await callWithStepUp(() => act(why, values));
    if (outcome.kind === 'done') onDone(outcome.value);
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
      about={`${location.pathname} ${name} ${subject}`}
      name="reason"
      label={texts.label}
      help={help}
      rows={3}
      language={language}
      limits={ACTION_REASON}
      fields={fields}
      send={send}
      onCancel={onLeave}
    />
  );
}

/** Returns the problems for which the dialog has no field, in one message that is shown below all fields. */
function summarizeOthers(found: Problems, values: Values): string | undefined {
  const others = Object.entries(found).filter(([name]) => !(name in values));
  return others.map(([, problem]) => problem).join('. ') || undefined;
}
