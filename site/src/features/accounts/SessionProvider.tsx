import { useStore } from '@nanostores/react';
import { createContext, useContext, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { logIn, logOut, reloadUser, startSession } from './session.ts';
import { $user } from './session-state.ts';

/** The session as an island sees it. */
export type Session = {
  /** undefined while unknown, null when nobody is logged in. */
  readonly user: User | null | undefined;
  readonly logIn: typeof logIn;
  readonly logOut: typeof logOut;
  readonly reload: typeof reloadUser;
};

const SessionContext = createContext<Session | null>(null);

type SessionProviderProps = {
  /** The person who is logged in, if the server knows; null when nobody is. */
  readonly known?: User | null | undefined;
  readonly children: ReactNode;
};

/** Provides the session to an island. All islands of a page share one, so the person is loaded once. */
export function SessionProvider({ known, children }: SessionProviderProps) {
  const stored = useStore($user, { ssr: 'initial' });
  const user = stored === undefined ? known : stored;
  useEffect(() => void startSession(known), [known]);
  const session = useMemo(() => ({ user, logIn, logOut, reload: reloadUser }), [user]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Wraps a component in a {@link SessionProvider}. */
export function withSession<Props extends object>(View: ComponentType<Props>) {
  return function WithSession(props: Props) {
    return (
      <SessionProvider>
        <View {...props} />
      </SessionProvider>
    );
  };
}

/** Returns the session; throws outside of a SessionProvider (RULES.md, "Session"). */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
