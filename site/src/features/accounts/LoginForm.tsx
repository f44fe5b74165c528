import { useEffect } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm, useIsHydrated } from '#site/ui/use-form.ts';
import { checkLogin } from './checks.ts';
import { EmailField } from './EmailField.tsx';
import { LoginWays } from './LoginWays.tsx';
import { LOGGED_OUT_HERE, SESSION_ENDED, toRedirectQuery } from './login-path.ts';
import { PasswordField } from './PasswordField.tsx';
import { toProblemMessages, toFormErrors } from './form-errors.ts';
import { safeRedirect } from './safe-redirect.ts';
import { SessionProvider, useSession } from './SessionProvider.tsx';
import type { LoginTexts } from './texts.ts';

type LoginFormProps = {
  readonly language: Language;
  readonly texts: LoginTexts;
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

  const { form, problems, failure, isBusy, refuse } = useForm({
    check: (values) => toProblemMessages(checkLogin(values), sentences),
    send: async ({ email = '', password = '' }) =>
      toFormErrors(await logIn({ email, password, language }), {
        failed: login.failed,
        unreachable: login.tryAgain,
      }),
  });

  const search = useIsHydrated() ? location.search : '';
  const reason = getReason(search);
  return (
    <form className="form" {...form}>
      {reason !== undefined && (
        <p className="notice notice-info" role="status">
          {login[reason]}
        </p>
      )}
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
          <a href={`/${language}/forgot-password${toRedirectQuery(search)}`}>{login.forgot}</a>
        </p>
      </div>
      <SubmitButton label={login.submit} busyLabel={login.busy} isBusy={isBusy || Boolean(user)} />
      <LoginWays language={language} texts={texts} refuse={refuse} />
    </form>
  );
}

/** Returns why the visitor was sent to the login. */
function getReason(search: string): 'ended' | 'loggedOutHere' | undefined {
  const parameters = search.slice(1).split('&');
  if (parameters.includes(LOGGED_OUT_HERE)) return 'loggedOutHere';
  return parameters.includes(SESSION_ENDED) ? 'ended' : undefined;
}
