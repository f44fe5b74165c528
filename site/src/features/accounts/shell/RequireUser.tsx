import type { ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { useSession, withSession } from '../SessionProvider.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import type { ShellTexts } from './texts.ts';

type RequireUserProps = {
  readonly texts: ShellTexts['shell'];
  /** A placeholder while the session is loading; without one, the login page follows. */
  readonly waiting: ReactNode;
  readonly children: (user: User) => ReactNode;
};

/** Renders a dashboard page for the person who is logged in. */
export const RequireUser = withSession(Content);

function Content({ texts, waiting, children }: RequireUserProps) {
  const { user, isUnreachable, reload } = useSession();
  if (user) return children(user);
  if (isUnreachable) {
    return <LoadFailure text={texts.unreachable} retryLabel={texts.retry} onRetry={() => void reload()} />;
  }
  return waiting;
}
