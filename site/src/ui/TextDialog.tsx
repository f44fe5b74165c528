import { useEffect, useState, type ComponentProps } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TextareaField } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { FormErrors } from './use-form.ts';
import { useWords } from './use-words.ts';

type TextDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm'> &
  Pick<ComponentProps<typeof TextareaField>, 'name' | 'label' | 'help' | 'rows'> & {
    /** What the text is about: part of the key under which it is stored until it is sent. */
    readonly about: string;
    /** Returns what is wrong with the text, if anything. */
    readonly check: (text: string) => string | undefined;
    /** Sends the text; resolves to undefined when it was accepted. */
    readonly send: (text: string) => Promise<FormErrors | undefined>;
  };

/** Asks for confirmation and a text, which is kept if it is refused or the session ends meanwhile. */
export function TextDialog(props: TextDialogProps) {
  const { about, name, label, help, rows, check, send, children, ...dialog } = props;
  const { words, type, forget } = useWords(about);
  const text = words['text'] ?? '';
  const [errors, setErrors] = useState<FormErrors>();

  useEffect(() => {
    if (errors) document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
  }, [errors]);

  function confirm(): Promise<void> | undefined {
    const problem = check(text);
    setErrors(problem === undefined ? undefined : { problems: { [name]: problem } });
    return problem === undefined ? submit() : undefined;
  }

  async function submit(): Promise<void> {
    const refused = await send(text);
    setErrors(refused);
    if (refused === undefined) forget();
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
          type('text', currentTarget.value);
          setErrors(undefined);
        }}
      />
      <FormFailure text={errors?.failure} />
    </ConfirmDialog>
  );
}
