import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkPasswordChange } from '../checks.ts';
import { PasswordField } from '../PasswordField.tsx';
import { toProblemMessages, toFormErrors } from '../form-errors.ts';
import type { AccountTexts } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { changePassword } from './profile-calls.ts';

type PasswordFormProps = {
  readonly email: string;
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'problems'>;
};

/** A new password in place of a known one. The address is in the form, so that password managers know whose it is. */
export function PasswordForm({ email, language, texts }: PasswordFormProps) {
  const { common, profile, problems: sentences } = texts;
  /** Counts the changes: the fields are recreated after each, and so empty. */
  const [changes, setChanges] = useState(0);
  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkPasswordChange(values), sentences),
    send: async (values) => {
      const outcome = await changePassword(values, language);
      if (outcome.kind === 'done') setChanges((count) => count + 1);
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <Panel title={profile.password}>
      <form className="form" {...form}>
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <div className="form-row" key={changes}>
          <PasswordField
            label={profile.currentPassword}
            name="currentPassword"
            texts={common}
            problem={problems['currentPassword']}
          />
          <PasswordField
            label={common.newPassword}
            name="newPassword"
            isNew
            texts={common}
            problem={problems['newPassword']}
          />
        </div>
        <FormFailure text={failure} />
        <SubmitButton
          className="button button-secondary"
          label={profile.changePassword}
          busyLabel={profile.changingPassword}
          isBusy={isBusy}
        />
        <p role="status" className="form-done">
          {changes > 0 && profile.passwordChanged}
        </p>
      </form>
    </Panel>
  );
}
