import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Form } from '#site/ui/Form.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { api } from './api.ts';
import { checkNewPassword, toProblemMessages } from './checks.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { callEndpoint } from '#widget/client/outcome.ts';
import { PasswordField } from './PasswordField.tsx';
import { toFormErrors } from './form-errors.ts';
import { toRedirectQuery } from './login-path.ts';
import { clearSession } from './session-state.ts';
import type { AccountTexts } from './texts.ts';
import { getLinkToken, isLinkRefused, useLink } from './use-link.ts';

type ResetFormProps = WithTexts<Pick<AccountTexts, 'common' | 'reset' | 'problems'>>;

/** Sets a new password with a mailed link (`?token`). */
export function ResetForm({ language, texts }: ResetFormProps) {
  const { common, reset, problems: sentences } = texts;
  const { state, setState } = useLink(language);

  async function send({ newPassword = '' }: Values): Promise<FormErrors | undefined> {
    const json = { token: getLinkToken(), newPassword, language };
    const outcome = await callEndpoint(() => api.auth['reset-password'].$post({ json }));
    if (outcome.kind === 'done') {
      // The server has ended every session of this person, including any in this browser.
      clearSession();
      setState('done');
    } else if (isLinkRefused(outcome)) setState('refused');
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
  if (state === 'checking') return <Spinner label={common.checking} row />;
  return (
    <Form state={form} submit={reset.submit} busy={reset.busy}>
      <PasswordField label={common.newPassword} {...form.field('newPassword')} isNew texts={common} />
    </Form>
  );
}
