import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TextareaField } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { FormErrors } from './use-form.ts';

type TextDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm'> &
  Pick<ComponentProps<typeof TextareaField>, 'name' | 'label' | 'help' | 'rows'> & {
    /** Returns what is wrong with the text, if anything. */
    readonly check: (text: string) => string | undefined;
    /** Sends the text; resolves to undefined when it was accepted. */
    readonly send: (text: string) => Promise<FormErrors | undefined>;
  };

/** Asks before something that takes a reason, which stays in its field when it is refused. */
export function TextDialog(props: TextDialogProps) {
  const { name, label, help, rows, check, send, children, ...dialog } = props;
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<FormErrors>();

  function confirm(): Promise<void> | undefined {
    const problem = check(text);
    setErrors(problem === undefined ? undefined : { problems: { [name]: problem } });
    return problem === undefined ? send(text).then(setErrors) : undefined;
  }

  return (
    <ConfirmDialog {...dialog} open onConfirm={confirm}>
      {children}
      <TextareaField
        {...{ name, label, help, rows }}
        required
        value={text}
        problem={errors?.problems?.[name]}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setErrors(undefined);
        }}
      />
      <FormFailure text={errors?.failure} />
    </ConfirmDialog>
  );
}
