import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkMailRequest } from './checks.ts';
import { EmailField } from './EmailField.tsx';
import { toProblemMessages, toFormErrors } from './form-errors.ts';
import { resendVerification } from './sign-up.ts';
import type { AccountTexts } from './texts.ts';

type ResendFormProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'verify' | 'problems'>;
  /** The address of the person, if known. */
  readonly email: string;
};

/** Sends another verification mail. The result is the same for every address. */
export function ResendForm({ language, texts, email }: ResendFormProps) {
  const { common, verify, problems: sentences } = texts;
  const [isSent, setSent] = useState(false);
  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkMailRequest(values), sentences),
    send: async (values) => {
      const outcome = await resendVerification(values['email'] ?? '', language);
      setSent(outcome.kind === 'done');
      return toFormErrors(outcome, { failed: verify.sendFailed });
    },
  });
  return (
    <form className="form" {...form}>
      <FormFailure text={failure} />
      <EmailField label={common.email} defaultValue={email} problem={problems['email']} />
      <SubmitButton label={verify.resend} busyLabel={verify.resending} isBusy={isBusy} />
      <p role="status">{isSent && verify.sent}</p>
    </form>
  );
}
