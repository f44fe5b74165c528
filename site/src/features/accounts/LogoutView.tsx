import { useEffect, useRef } from 'react';
import { Spinner } from '#site/ui/Spinner.tsx';
import { END_SESSION_PATH } from './session.ts';
import { useSession, withSession } from './SessionProvider.tsx';
import type { AccountTexts } from './texts.ts';

/** Logs out on mount; half a second later the login page follows, even if logging out failed. */
export const LogoutView = withSession(View);

function View({ texts }: { readonly texts: AccountTexts['logout'] }) {
  const { logOut } = useSession();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void logOut();
  }, [logOut]);
  return (
    <div className="stack">
      <Spinner label={texts.busy} row />
      <a href={END_SESSION_PATH}>{texts.link}</a>
    </div>
  );
}
