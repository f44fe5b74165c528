import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { checkEmail, toProblemMessages } from '../accounts/checks.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import type { AccountTexts } from '../accounts/texts.ts';

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
