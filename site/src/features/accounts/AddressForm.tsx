import type { ReactNode } from 'react';
import { EMAIL_INVALID, EMAIL_REQUIRED, isEmail } from '#api/accounts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { useForm, type Problems, type Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { callWithStepUp } from './step-up/step-up.ts';
import { toFormErrors } from './form-errors.ts';

type AddressFormProps<Result> = {
  readonly language: Language;
  /** What the address is for; part of the key under which what is typed is stored until it is sent. */
  readonly about: string;
  /** `sent` is the message after sending, with the address filled in. */
  readonly texts: Readonly<Record<'label' | 'submit' | 'busy' | 'sent' | 'failed', string>>;
  readonly send: (email: string, values: Values) => Promise<Outcome<Result>>;
  readonly onSent: (result: Result) => unknown;
  /** Lays out the field with the rest of the form; `revision` changes after each send. */
  readonly children: (field: ReactNode, revision: number) => ReactNode;
};

/** Sends something to an address. The field survives a reload or the end of the session, and is cleared once sent. */
export function AddressForm<Result>(props: AddressFormProps<Result>) {
  const { language, about, texts, send, onSent, children } = props;
  const draft = useFormDraft(`words-${about}`, null);
  const form = useForm({
    draft,
    check: (values) => checkAddress(values, language),
    send: async (values) => {
      const { email = '' } = values;
      const outcome = await callWithStepUp(() => send(email, values));
      if (outcome.kind === 'done') {
        draft.discard();
        await onSent(outcome.value);
        showFormToast('success', fillText(texts.sent, { email }));
      }
      return toFormErrors(outcome, texts);
    },
  });
  const field = (
    <Field
      key={draft.revision}
      label={texts.label}
      {...form.field('email')}
      type="email"
      autoComplete="off"
      required
    />
  );
  return (
    <Form state={form} submit={texts.submit} busy={texts.busy} buttonClass="button button-secondary">
      {children(field, draft.revision)}
    </Form>
  );
}

function checkAddress({ email = '' }: Values, language: Language): Problems {
  if (email.trim() === '') return { email: EMAIL_REQUIRED[language] };
  return isEmail(email) ? {} : { email: EMAIL_INVALID[language] };
}
