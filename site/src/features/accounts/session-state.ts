import { atom } from 'nanostores';
import type { User } from '#api/accounts/contract.ts';
import type { Permissions } from '#api/accounts/rules.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';

/** Who is logged in, shared by every island of a page: undefined while that is unknown, null when nobody is. */
export const $user = atom<User | null | undefined>(undefined);

/** The person's permissions; null until they are known, and without a session. */
export const $permissions = atom<Permissions | null>(null);

/** Whether the last request for the person failed; an unknown person stays undefined until a retry succeeds. */
export const $isUnreachable = atom(false);

/** Whether the session ended because its address was first confirmed in another browser. */
export const $isConfirmedElsewhere = atom(false);

/** Whether a person has logged in in another tab while nobody was logged in here. */
export const $isLoggedInElsewhere = atom(false);

/** Counts requests for the session and changes to it: a response to an older request is stale. */
let latest = 0;

/** Starts a request for the session; the returned function tells whether its response is still current. */
export function beginQuestion(): () => boolean {
  latest += 1;
  const own = latest;
  return () => own === latest;
}

/** Clears the session in this page and updates the header. Does not call the server. */
export function clearSession(): void {
  latest += 1;
  $permissions.set(null);
  $user.set(null);
  delete document.documentElement.dataset['session'];
}

/** Sets the person who is logged in, and updates the header. */
export function setUser(user: User): void {
  latest += 1;
  $isConfirmedElsewhere.set(false);
  $user.set(user);
  document.documentElement.dataset['session'] = '';
}

/** Deletes the hint cookie; only the server can end the session itself. */
export function clearSessionHint(): void {
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}

/** Whether the hint cookie says that there is a session; without it no call is needed. */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split('; ').some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`));
}
