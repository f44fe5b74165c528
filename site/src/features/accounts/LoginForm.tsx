import { useEffect } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { CredentialForm } from './CredentialForm.tsx';
import {
  CONFIRMED_ELSEWHERE,
  LOGGED_OUT_HERE,
  SESSION_ENDED,
  toNextPath,
  toRedirectQuery,
} from './login-path.ts';
import { hasNotLoggedOut } from './session.ts';
import { useSession, withSession } from './SessionProvider.tsx';
import type { LoginTexts } from './texts.ts';

/** The reasons why a visitor was sent to the login, by the parameter that names them. */
const REASONS = [
  [LOGGED_OUT_HERE, 'loggedOutHere'],
  [CONFIRMED_ELSEWHERE, 'elsewhere'],
  [SESSION_ENDED, 'ended'],
] as const;

/** Logs in and goes to `?redirect` if that is a path on this site, else to the dashboard. */
export const LoginForm = withSession(Form);

function Form({ language, texts }: WithTexts<LoginTexts>) {
  const { user } = useSession();
  const { login } = texts;

  useEffect(() => {
    if (user) location.replace(toNextPath(user, language));
  }, [user, language]);

  const isHydrated = useIsHydrated();
  const search = isHydrated ? location.search : '';
  const parameters = search.slice(1).split('&');
  const named = REASONS.find(([parameter]) => parameters.includes(parameter))?.[1];
  // The cookies go when a session ends, so the page that redirected here could not tell that there was one.
  const hasEnded = isHydrated && search.includes('redirect=') && hasNotLoggedOut();
  const reason = named ?? (hasEnded ? 'ended' : undefined);
  return (
    <>
      <CredentialForm
        language={language}
        texts={texts}
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
      <p className="after-form">
        {login.newHere} <a href={`/${language}/register${toRedirectQuery(search)}`}>{login.register}</a>
      </p>
    </>
  );
}
