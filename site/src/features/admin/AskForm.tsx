import type { ComponentProps } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { readFormValues } from '#site/ui/use-form.ts';

type AskFormProps = Omit<ComponentProps<typeof Field>, 'problem'> & {
  readonly submit: string;
  /** The button's label while the call is made; by default the same. */
  readonly busy?: string;
  /** Makes the call for what was typed; returns what is wrong, if anything. */
  readonly onAsk: (text: string) => Promise<string | undefined> | string | undefined;
};

/** A form with one field, whose text is sent to the API. */
export function AskForm({ submit, busy = submit, onAsk, ...field }: AskFormProps) {
  const { isBusy, alert, run } = useCall();
  const isSearch = field.type === 'search';
  return (
    <form
      className="admin-ask"
      role={isSearch ? 'search' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = readFormValues(event.currentTarget)[field.name] ?? '';
        void run(async () => onAsk(text.trim()));
      }}
    >
      <Field {...field} autoComplete="off" spellCheck={false} problem={alert} />
      <SubmitButton
        label={submit}
        busyLabel={busy}
        isBusy={isBusy}
        className={`button button-secondary ${isSearch ? '' : 'button-small'}`}
      />
    </form>
  );
}
