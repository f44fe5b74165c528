import { useEffect, useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Form } from '#site/ui/Form.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { api } from './api.ts';
import { checkNewPassword, toProblemMessages } from './checks.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { callEndpoint, type Failure } from '#widget/client/outcome.ts';
import { PasswordField } from './PasswordField.tsx';
import { toFormErrors } from './form-errors.ts';
import { toRedirectQuery } from './login-path.ts';
import { clearSession } from './session-state.ts';
import type { AccountTexts } from './texts.ts';

type ResetFormProps = WithTexts<Pick<AccountTexts, 'common' | 'reset' | 'problems'>>;

/** Chooses a new password with the link of a mail (`?token`). */
export function ResetForm({ language, texts }: ResetFormProps) {
  const { common, reset, problems: sentences } = texts;
  const [state, setState] = useState<'checking' | 'asking' | 'done' | 'refused'>('checking');

  // A link that is used up says so before anyone has thought of a password; the form says what else is wrong.
  useEffect(() => {
    const json = { token: getTokenFromUrl(), language };
    void callEndpoint(() => api.auth['check-reset-link'].$post({ json })).then((outcome) =>
      setState(outcome.kind !== 'done' && isRefused(outcome) ? 'refused' : 'asking'),
    );
  }, [language]);

  async function send({ newPassword = '' }: Values): Promise<FormErrors | undefined> {
    const json = { token: getTokenFromUrl(), newPassword, language };
    const outcome = await callEndpoint(() => api.auth['reset-password'].$post({ json }));
    if (outcome.kind === 'done') {
      // The server has ended every session of this person, including any in this browser.
      clearSession();
      setState('done');
    } else if (isRefused(outcome)) setState('refused');
    else return toFormErrors(outcome, reset);
    return undefined;
  }

  const form = useForm({
    check: (values) => toProblemMessages(checkNewPassword(values, 'newPassword'), sentences),
    send,
  });

  if (state === 'done') {
    return (
      <ResultNotice heading={reset.doneHeading} text={reset.done}>
        <a className="button" href={`/${language}/login${toRedirectQuery(location.search)}`}>
          {reset.login}
        </a>
      </ResultNotice>
    );
  }
  if (state === 'refused') {
    return (
      <ResultNotice kind="error" heading={reset.refusedHeading} text={reset.refused}>
        <a className="button" href={`/${language}/forgot-password${toRedirectQuery(location.search)}`}>
          {reset.again}
        </a>
      </ResultNotice>
    );
  }
  if (state === 'checking') return <Spinner label={reset.checking} row />;
  return (
    <Form state={form} submit={reset.submit} busy={reset.busy}>
      <PasswordField label={common.newPassword} {...form.field('newPassword')} isNew texts={common} />
    </Form>
  );
}

/** Whether the link does not work any more. */
const isRefused = ({ kind, problems }: Failure) => kind === 'refused' && 'token' in problems;

function getTokenFromUrl(): string {
  return new URLSearchParams(location.search).get('token') ?? '';
}
