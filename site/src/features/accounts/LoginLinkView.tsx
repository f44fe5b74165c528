import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from './api.ts';
import { toRedirectQuery } from './login-path.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { safeRedirect } from './safe-redirect.ts';
import { applyLogin } from './session.ts';
import type { AccountTexts } from './texts.ts';

type LoginLinkViewProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'loginLink'>;
};
type State = 'asking' | 'busy' | 'refused' | 'failed';

/**
 * Logs in by the link of a mail (`?token`) and goes to `?redirect`, if that is a path of our own, else to the dashboard.
 * It waits for the button, so that a mail program that opens links does not use it up.
 */
export function LoginLinkView({ language, texts }: LoginLinkViewProps) {
  const { loginLink, common } = texts;
  const isReady = useIsHydrated();
  const [state, setState] = useState<State>('asking');

  async function logIn(): Promise<void> {
    setState('busy');
    const parameters = new URLSearchParams(location.search);
    const json = { token: parameters.get('token') ?? '', language };
    const outcome = await applyLogin(await callEndpoint(() => api.auth['log-in-by-link'].$post({ json })));
    if (outcome.kind === 'done')
      location.replace(safeRedirect(parameters.get('redirect'), `/${language}/dashboard`));
    else setState(outcome.kind === 'refused' && outcome.status === 400 ? 'refused' : 'failed');
  }

  if (state === 'refused') {
    return (
      <ResultNotice kind="error" heading={loginLink.refusedHeading} text={loginLink.refusedText}>
        <a className="button" href={`/${language}/login${toRedirectQuery(location.search)}`}>
          {loginLink.toLogin}
        </a>
      </ResultNotice>
    );
  }
  return (
    <div className="form">
      <p className="lead">{loginLink.lead}</p>
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {common.unreachable}
        </p>
      )}
      <button
        type="button"
        className="button button-wide"
        disabled={!isReady || state === 'busy'}
        aria-busy={state === 'busy'}
        onClick={() => void logIn()}
      >
        {state === 'busy' ? loginLink.busy : loginLink.submit}
      </button>
    </div>
  );
}
