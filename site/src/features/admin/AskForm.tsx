import type { ComponentProps } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { readFormValues } from '#site/ui/use-form.ts';

type AskFormProps = Omit<ComponentProps<typeof Field>, 'problem'> & {
  readonly button: Omit<ComponentProps<typeof SubmitButton>, 'isBusy' | 'onClick'>;
  /** Makes the call for what was typed; returns what is wrong, if anything. */
  readonly onAsk: (text: string) => Promise<string | undefined> | string | undefined;
};

/** A form with one field, whose text is sent to the API. */
export function AskForm({ button, onAsk, ...field }: AskFormProps) {
  const { isBusy, alert, run } = useCall();
  return (
    <form
      className="admin-ask"
      role={field.type === 'search' ? 'search' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = readFormValues(event.currentTarget)[field.name] ?? '';
        void run(async () => onAsk(text.trim()));
      }}
    >
      <Field {...field} autoComplete="off" spellCheck={false} problem={alert} />
      <SubmitButton {...button} isBusy={isBusy} />
    </form>
  );
}
