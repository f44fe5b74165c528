import type { ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { SessionProvider, useSession } from '../accounts/SessionProvider.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { DashboardTexts } from './texts.ts';

type RequireUserProps = {
  readonly texts: DashboardTexts['shell'];
  /** What stands there until it is known who is logged in; without anybody, the login page follows. */
  readonly waiting: ReactNode;
  readonly children: (user: User) => ReactNode;
};

/** A dashboard page's content, once it is known whose it is. */
export function RequireUser(props: RequireUserProps) {
  return (
    <SessionProvider>
      <Content {...props} />
    </SessionProvider>
  );
}

function Content({ texts, waiting, children }: RequireUserProps) {
  const { user, isUnreachable, reload } = useSession();
  if (user) return children(user);
  if (isUnreachable) {
    return <LoadFailure text={texts.unreachable} retryLabel={texts.retry} onRetry={() => void reload()} />;
  }
  return waiting;
}
