import { useEffect } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkLogin } from './checks.ts';
import { EmailField } from './EmailField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { toProblemMessages, toFormErrors } from './form-errors.ts';
import { safeRedirect } from './safe-redirect.ts';
import { SessionProvider, useSession } from './SessionProvider.tsx';
import type { AccountTexts } from './texts.ts';

type LoginFormProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'login' | 'problems'>;
};

/** Logs in and goes to `?redirect`, if that is a path of our own, else to the dashboard. */
export function LoginForm(props: LoginFormProps) {
  return (
    <SessionProvider>
      <Form {...props} />
    </SessionProvider>
  );
}

function Form({ language, texts }: LoginFormProps) {
  const { user, logIn } = useSession();
  const { common, login, problems: sentences } = texts;

  useEffect(() => {
    if (!user) return;
    const requested = new URLSearchParams(location.search).get('redirect');
    location.replace(safeRedirect(requested, `/${language}/dashboard`));
  }, [user, language]);

  const { form, problems, failure, isBusy } = useForm({
    check: (values) => toProblemMessages(checkLogin(values), sentences),
    send: async ({ email = '', password = '' }) =>
      toFormErrors(await logIn({ email, password, language }), {
        failed: login.failed,
        unreachable: login.tryAgain,
      }),
  });

  return (
    <form className="form" {...form}>
      <FormFailure text={failure} />
      <EmailField label={common.email} problem={problems['email']} />
      <div>
        <PasswordField
          label={common.password}
          name="password"
          texts={common}
          problem={problems['password']}
        />
        <p className="after-field">
          <a href={`/${language}/forgot-password`}>{login.forgot}</a>
        </p>
      </div>
      <SubmitButton label={login.submit} busyLabel={login.busy} isBusy={isBusy || Boolean(user)} />
    </form>
  );
}
