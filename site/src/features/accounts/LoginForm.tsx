import { useEffect } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { CredentialForm } from './CredentialForm.tsx';
import {
  CONFIRMED_ELSEWHERE,
  LOGGED_OUT_HERE,
  SESSION_ENDED,
  toNextPath,
  toRedirectQuery,
} from './login-path.ts';
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
  const { user } = useSession();
  const { login } = texts;

  useEffect(() => {
    if (user) location.replace(toNextPath(user, language));
  }, [user, language]);

  const search = useIsHydrated() ? location.search : '';
  const reason = getReason(search);
  return (
    <CredentialForm
      {...{ language, texts }}
      firstWay={reason === 'elsewhere' ? 'mail' : 'password'}
      submitLabel={login.submit}
      isDone={Boolean(user)}
      forgot={
        <p className="after-field">
          <a href={`/${language}/forgot-password${toRedirectQuery(search)}`}>{login.forgot}</a>
        </p>
      }
    >
      {reason !== undefined && (
        <p className="notice notice-info" role="status">
          {login[reason]}
        </p>
      )}
    </CredentialForm>
  );
}

/** Returns why the visitor was sent to the login. */
function getReason(search: string): 'ended' | 'elsewhere' | 'loggedOutHere' | undefined {
  const parameters = search.slice(1).split('&');
  if (parameters.includes(LOGGED_OUT_HERE)) return 'loggedOutHere';
  if (parameters.includes(CONFIRMED_ELSEWHERE)) return 'elsewhere';
  return parameters.includes(SESSION_ENDED) ? 'ended' : undefined;
}
