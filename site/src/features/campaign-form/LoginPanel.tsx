import { useEffect, useRef } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { checkLogin } from '../accounts/checks.ts';
import { EmailField } from '../accounts/EmailField.tsx';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { toProblemMessages, toFormErrors } from '../accounts/form-errors.ts';
import { logIn } from '../accounts/session.ts';
import { $user } from '../accounts/session-state.ts';
import type { CampaignFormTexts } from './texts.ts';
import './login-panel.css';

type LoginPanelProps = {
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly heading: string;
  readonly lead?: string | undefined;
  /** The address of the account; blank to let the person type one. */
  readonly email: string;
  readonly onDone: () => void;
  /** Back to the personal details. */
  readonly onBack?: () => void;
};

/** Logs in without leaving the page, so that nothing filled in is lost (specification §2, "Not logged in"). */
export function LoginPanel({ language, texts, heading, lead, email, onDone, onBack }: LoginPanelProps) {
  const { panel, account } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, []);

  async function send({ email: address = '', password = '' }: Values): Promise<FormErrors | undefined> {
    const outcome = await logIn({ email: address, password, language });
    if (outcome.kind !== 'done') return toFormErrors(outcome, { failed: panel.failed });
    if (!$user.get()) return { failure: panel.userMissing };
    onDone();
    return undefined;
  }

  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkLogin(values), account.problems),
    send,
  });

  return (
    <section className="panel cf-login" aria-labelledby="campaign-login">
      <h2 id="campaign-login" ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      <form className="form" {...form}>
        <FormFailure text={failure} />
        <EmailField
          label={account.common.email}
          defaultValue={email}
          readOnly={email !== ''}
          problem={problems['email']}
        />
        <div>
          <PasswordField
            label={account.common.password}
            name="password"
            texts={account.common}
            problem={problems['password']}
          />
          <p className="after-field">
            <a href={`/${language}/forgot-password`} target="_blank" rel="noopener">
              {panel.forgot}
              <span className="visually-hidden"> {texts.fields.newTab}</span>
            </a>
          </p>
        </div>
        <div className="cf-actions">
          {onBack && (
            <button type="button" className="button button-quiet" onClick={onBack}>
              {panel.back}
            </button>
          )}
          <SubmitButton label={panel.submit} busyLabel={panel.busy} isBusy={isBusy} className="button" />
        </div>
      </form>
    </section>
  );
}
