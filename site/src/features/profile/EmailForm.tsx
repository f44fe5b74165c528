import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { checkEmailChange } from '../accounts/checks.ts';
import { toProblemMessages, toFormErrors } from '../accounts/form-errors.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { changeEmail } from '../accounts/profile-calls.ts';

type EmailFormProps = {
  readonly email: string;
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'problems'>;
};

/** Asks for another address; it changes when the link that is sent there is used. */
export function EmailForm({ email, language, texts }: EmailFormProps) {
  const { common, profile, problems: sentences } = texts;
  const [sentTo, setSentTo] = useState<string>();
  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkEmailChange(values), sentences),
    send: async (values) => {
      const outcome = await changeEmail(values, language);
      setSentTo(outcome.kind === 'done' ? values['newEmail'] : undefined);
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <Panel title={profile.email} text={fillText(profile.emailNow, { email })}>
      <form className="form" {...form}>
        <Field
          label={profile.newEmail}
          name="newEmail"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          problem={problems['newEmail']}
        />
        <FormFailure text={failure} />
        <SubmitButton
          className="button button-secondary"
          label={profile.changeEmail}
          busyLabel={profile.changingEmail}
          isBusy={isBusy}
        />
        <p role="status" className="form-done">
          {sentTo !== undefined && fillText(profile.emailSent, { email: sentTo })}
        </p>
      </form>
    </Panel>
  );
}
