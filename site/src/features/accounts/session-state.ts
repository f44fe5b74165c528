import { atom } from 'nanostores';
import type { User } from '#api/accounts/contract.ts';
import type { Permissions } from '#api/accounts/rules.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';

/** Who is logged in, shared by every island of a page: undefined while that is unknown, null when nobody is. */
export const $user = atom<User | null | undefined>(undefined);

/** What the person may do; null until it is known, and without a session. */
export const $permissions = atom<Permissions | null>(null);

/** Whether asking who is logged in got no response; the person stays undefined until asking again brings one. */
export const $isUnreachable = atom(false);

/** Whether the session ended because its address was first confirmed in another browser. */
export const $isConfirmedElsewhere = atom(false);

/** Whether a person has logged in in another tab while nobody was logged in here. */
export const $isLoggedInElsewhere = atom(false);

/** Counts the questions about the session and its changes: an answer to an older question no longer holds. */
let latest = 0;

/** Begins a question about the session; what it returns tells, once the answer is there, whether that still holds. */
export function beginQuestion(): () => boolean {
  latest += 1;
  const own = latest;
  return () => own === latest;
}

/** Forgets who is logged in. It does not touch the server; the header follows at once. */
export function clearSession(): void {
  latest += 1;
  $permissions.set(null);
  $user.set(null);
  delete document.documentElement.dataset['session'];
}

/** Remembers who is logged in, and lets the header know. */
export function setUser(user: User): void {
  latest += 1;
  $isConfirmedElsewhere.set(false);
  $user.set(user);
  document.documentElement.dataset['session'] = '';
}

/** Forgets that there is a session, which only the server can end. */
export function clearSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}

/** Whether the hint cookie says that there is a session; without it a call is not worth making. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`));
}
