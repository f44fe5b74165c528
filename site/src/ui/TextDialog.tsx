import type { ComponentProps } from 'react';
import { findLengthProblem, type Language, type TextLimits } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Field, TextareaField } from './Field.tsx';
import { FormFailure } from './FormFailure.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { type FormErrors, useForm, type Values } from './use-form.ts';

/** A field beside the text. */
export type DialogField = Pick<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'type' | 'min' | 'max' | 'autoComplete' | 'help'
> & {
  readonly initial?: string;
  /** The message if it is empty; without a message the field is optional. */
  readonly missing?: string;
};

type TextDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm'> &
  Pick<ComponentProps<typeof TextareaField>, 'name' | 'label' | 'rows'> & {
    readonly help?: string;
    /** What the text is about: part of the key under which it is stored until it is sent. */
    readonly about: string;
    readonly language: Language;
    /** How long the text has to be; the help can name both limits. */
    readonly limits: TextLimits;
    readonly fields?: readonly DialogField[] | undefined;
    /** Sends the text and the values of the fields; resolves to undefined when they were accepted. */
    readonly send: (text: string, values: Values) => Promise<FormErrors | undefined>;
  };

/** Asks for confirmation and a text, which is kept if it is refused or the session ends meanwhile. */
export function TextDialog(props: TextDialogProps) {
  const { about, name, label, help, rows, language, limits, fields = [], send, ...rest } = props;
  const { children, loading = false, ...dialog } = rest;
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial ?? '']));
  const draft = useFormDraft(`words-${about}`, null, initial);
  const { form, field, failure, isBusy } = useForm({
    draft,
    check: (values) => {
      const missing = fields.filter((each) => each.missing && values[each.name]?.trim() === '');
      const problem = findLengthProblem(limits, values[name] ?? '')?.[language];
      return Object.fromEntries([
        ...missing.map((each) => [each.name, each.missing ?? ''] as const),
        ...(problem === undefined ? [] : [[name, problem] as const]),
      ]);
    },
    send: async (values) => {
      const errors = await send(values[name] ?? '', values);
      if (!errors) draft.markSaved(values);
      return errors;
    },
  });

  return (
    <ConfirmDialog
      {...dialog}
      open
      loading={isBusy || loading}
      onConfirm={() => form.ref.current?.requestSubmit()}
    >
      {children}
      <form key={draft.revision} className="form" {...form}>
        {fields.map(({ missing, initial: _, ...input }) => (
          <Field key={input.name} {...input} {...field(input.name)} required={missing !== undefined} />
        ))}
        <TextareaField
          {...{ label, rows }}
          help={help && fillText(help, { min: limits.min, max: limits.max })}
          required
          {...field(name)}
        />
      </form>
      <FormFailure text={failure} />
    </ConfirmDialog>
  );
}
