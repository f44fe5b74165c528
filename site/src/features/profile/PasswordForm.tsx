import { useState } from 'react';
import type { Profile } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Form } from '#site/ui/Form.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { checkNewPassword, toProblemMessages, checkEmail } from '../accounts/checks.ts';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { EmailField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';

type PasswordFormProps = WithTexts<Pick<AccountTexts, 'common' | 'profile' | 'problems'>> & {
  readonly person: Pick<Profile, 'email'> & Partial<Profile>;
  readonly onChanged: () => void;
};

/** Sets a new password, with or without an old one. The address in the form tells password managers the account. */
export function PasswordForm({ person, language, texts, onChanged }: PasswordFormProps) {
  const { common, profile, problems: sentences } = texts;
  /** Counts the changes; each recreates the fields, so that they are empty. */
  const [changes, setChanges] = useState(0);
  const form = useForm({
    check: (values) => toProblemMessages(checkNewPassword(values, 'newPassword'), sentences),
    send: async ({ newPassword = '' }) => {
      const json = { newPassword, language };
      const outcome = await callWithStepUp(() => api.auth['change-password'].$post({ json }));
      if (outcome.kind === 'done') {
        setChanges((count) => count + 1);
        onChanged();
      }
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  const note = person.passwordIsGenerated ? profile.generatedText : profile.noPassword;
  const hasOwn = person.hasPassword !== false && !person.passwordIsGenerated;
  return (
    <Panel title={profile.password} text={hasOwn ? undefined : note} anchor="password">
      <Form
        state={form}
        submit={profile.changePassword}
        busy={profile.changingPassword}
        buttonClass="button button-secondary"
        done={changes > 0 && profile.passwordChanged}
      >
        <input type="email" autoComplete="username" defaultValue={person.email} readOnly hidden />
        <PasswordField
          key={changes}
          label={common.newPassword}
          {...form.field('newPassword')}
          isNew
          texts={common}
        />
      </Form>
    </Panel>
  );
}

type EmailFormProps = WithTexts<Pick<AccountTexts, 'common' | 'profile' | 'problems'>> & {
  readonly email: string;
};

/** Asks for a new address, which takes effect once the link mailed to it is used. */
export function EmailForm({ email, language, texts }: EmailFormProps) {
  const { common, profile, problems: sentences } = texts;
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    check: (values) => toProblemMessages(checkEmail(values, 'newEmail'), sentences),
    send: async ({ newEmail = '' }) => {
      const json = { newEmail, language };
      const outcome = await callWithStepUp(() => api.auth['change-email'].$post({ json }));
      setSentTo(outcome.kind === 'done' ? newEmail : undefined);
      return toFormErrors(outcome, { failed: profile.saveFailed, unreachable: common.unreachable });
    },
  });
  return (
    <Panel title={profile.email} text={fillText(profile.emailNow, { email })}>
      <Form
        state={form}
        submit={profile.changeEmail}
        busy={profile.changingEmail}
        buttonClass="button button-secondary"
        done={sentTo !== undefined && fillText(profile.emailSent, { email: sentTo })}
      >
        <EmailField label={profile.newEmail} {...form.field('newEmail')} autoComplete="email" />
      </Form>
    </Panel>
  );
}
