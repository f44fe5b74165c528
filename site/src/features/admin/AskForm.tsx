import { useState, type ComponentProps } from 'react';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';

type AskFormProps = Omit<ComponentProps<typeof Field>, 'value' | 'problem' | 'onChange'> & {
  /** What is asked about at first. */
  readonly initial?: string;
  readonly button: Omit<ComponentProps<typeof SubmitButton>, 'isBusy' | 'onClick'>;
  /** Asks about what was typed; returns what is wrong with it, if anything. */
  readonly onAsk: (text: string) => Promise<string | undefined> | string | undefined;
};

/** A form of one field, about whose text the API is asked. */
export function AskForm({ initial = '', button, onAsk, ...field }: AskFormProps) {
  const [text, setText] = useState(initial);
  const { isBusy, alert, run } = useCall();
  return (
    <form
      className="admin-ask"
      role={field.type === 'search' ? 'search' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onAsk(text.trim()));
      }}
    >
      <Field
        {...field}
        autoComplete="off"
        spellCheck={false}
        value={text}
        problem={alert}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SubmitButton {...button} isBusy={isBusy} />
    </form>
  );
}
