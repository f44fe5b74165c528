import { useStore } from '@nanostores/react';
import { createContext, useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Permissions } from '#api/accounts/rules.ts';
import { logIn, logOut, refreshSession, reloadUser, startSession } from './session.ts';
import { $isUnreachable, $permissions, $user } from './session-state.ts';

/** The session as an island sees it. */
export type Session = {
  /** undefined while that is unknown, null when nobody is logged in. */
  readonly user: User | null | undefined;
  readonly permissions: Permissions | null;
  /** Asking brought no answer; `reload` asks again. */
  readonly isUnreachable: boolean;
  readonly logIn: typeof logIn;
  readonly logOut: typeof logOut;
  readonly refresh: typeof refreshSession;
  readonly reload: typeof reloadUser;
};

const SessionContext = createContext<Session | null>(null);

type SessionProviderProps = {
  /** Who is logged in, where the server has found out; null where nobody is. */
  readonly known?: User | null | undefined;
  readonly children: ReactNode;
};

/** Gives an island the session. All islands of a page share one: the person is loaded once. */
export function SessionProvider({ known, children }: SessionProviderProps) {
  const stored = useStore($user, { ssr: 'initial' });
  const user = stored === undefined ? known : stored;
  const permissions = useStore($permissions, { ssr: 'initial' });
  const isUnreachable = useStore($isUnreachable, { ssr: 'initial' });
  useEffect(() => void startSession(known), [known]);
  const session = useMemo(
    () => ({ user, permissions, isUnreachable, logIn, logOut, refresh: refreshSession, reload: reloadUser }),
    [user, permissions, isUnreachable],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns an island that gives a component the session. */
export function withSession<Props extends object>(View: ComponentType<Props>) {
  return function WithSession(props: Props) {
    return (
      <SessionProvider>
        <View {...props} />
      </SessionProvider>
    );
  };
}

/** The session; throws outside of a SessionProvider (RULES.md, "Session"). */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
