import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkEmail, toProblemMessages } from './checks.ts';
import { toFormErrors } from './form-errors.ts';
import { resendVerification } from './sign-up.ts';
import type { AccountTexts } from './texts.ts';

type ResendFormProps = WithTexts<Pick<AccountTexts, 'common' | 'verify' | 'problems'>> & {
  /** The address of the person, if known. */
  readonly email: string;
};

/** Sends another verification mail. The result is the same for every address. */
export function ResendForm({ language, texts, email: known }: ResendFormProps) {
  const { common, verify, problems: sentences } = texts;
  const [isSent, setSent] = useState(false);
  const form = useForm({
    check: (values) => toProblemMessages(checkEmail(values), sentences),
    send: async ({ email = '' }) => {
      const outcome = await resendVerification(email, language);
      setSent(outcome.kind === 'done');
      return toFormErrors(outcome, { failed: verify.sendFailed });
    },
  });
  return (
    <Form state={form} submit={verify.resend} busy={verify.resending} done={isSent && verify.sent}>
      <EmailField label={common.email} {...form.field('email', { email: known })} />
    </Form>
  );
}
