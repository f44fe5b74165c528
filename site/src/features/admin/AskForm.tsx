import type { ComponentProps } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';

type AskFormProps = Omit<ComponentProps<typeof Field>, 'problem'> & {
  readonly submit: string;
  readonly busy?: string;
  /** Makes the call for what was typed; returns what is wrong, if anything. */
  readonly onAsk: (text: string) => Promise<string | undefined> | string | undefined;
};

/** A form with one field, whose text is sent to the API. */
export function AskForm({ submit, busy = submit, onAsk, ...input }: AskFormProps) {
  const { name, type, defaultValue = '' } = input;
  const isSearch = type === 'search';
  const { form, field, isBusy } = useForm({
    send: async (values) => {
      const problem = await onAsk((values[name] ?? '').trim());
      return problem === undefined ? undefined : { problems: { [name]: problem } };
    },
  });
  return (
    <form className="admin-ask column" role={isSearch ? 'search' : undefined} {...form}>
      <Field
        {...input}
        {...field(name, { [name]: String(defaultValue) })}
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton
        label={submit}
        busyLabel={busy}
        isBusy={isBusy}
        className={`button button-secondary ${isSearch ? '' : 'button-small'}`}
      />
    </form>
  );
}
