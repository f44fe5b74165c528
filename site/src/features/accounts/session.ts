import type { LogInByCode, User } from '#api/accounts/contract.ts';
import { DAY_MS, type Language } from '#api/platform/rules.ts';
import { api } from './api.ts';
import { CONFIRMED_ELSEWHERE, loginPath, requiresLogin, SESSION_ENDED } from './login-path.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';
import { claimDrafts, clearDrafts } from '#widget/subscribe/draft.ts';
import {
  $isConfirmedElsewhere,
  $isLoggedInElsewhere,
  $isUnreachable,
  $permissions,
  $user,
  beginQuestion,
  clearSession,
  clearSessionHint,
  hasSessionHint,
  setUser,
} from './session-state.ts';

/** Minimum time between redirects to the login, however many calls find the session ended (RULES.md, "Numbers"). */
const REDIRECT_DEBOUNCE_MS = 2000;
/** Wait between logging out and leaving the page (RULES.md, "Numbers"). */
const LOGOUT_REDIRECT_MS = 500;
/** Where logging out leads, in either language (RULES.md, "Session"). */
const LOGOUT_REDIRECT_PATH = '/nl/login';
/** A session that is in use is extended once a day. */
const REFRESH_AFTER_MS = DAY_MS;
/** The page that deletes the session's cookie in this browser and redirects to the login page, which says so. */
export const END_SESSION_PATH = '/nl/end-session';
const REFRESHED_AT_KEY = 'ph-session-refreshed';
/** Written at each login and logout, so that the person's other tabs notice. */
const CHANGED_AT_KEY = 'ph-session-changed';

let sessionStart: Promise<void> | undefined;
/** Whether a call that ends the session is running; its caller then decides where to go next. */
let isLeaving = false;

/** Whether nobody has logged out here since the last login. Unlike the cookies, this outlives the session. */
export const hasNotLoggedOut = () => readStored('local', REFRESHED_AT_KEY) !== undefined;

/** Returns the login page that says how the session ended, and leads back here. */
export function endedPath({ pathname, search }: Location): string {
  const reason = $isConfirmedElsewhere.get() ? CONFIRMED_ELSEWHERE : SESSION_ENDED;
  return `${loginPath({ pathname, search })}&${reason}`;
}

/** Loads the person and their permissions once for all islands, and leaves the dashboard when the session ends. */
export function startSession(known?: User | null): Promise<void> {
  sessionStart ??= initSession(known);
  return sessionStart;
}

async function initSession(known: User | null | undefined): Promise<void> {
  const hadSession = hasSessionHint(document.cookie) || hasNotLoggedOut();
  let redirectedAt = -Infinity;
  $user.subscribe((user) => {
    const { pathname } = location;
    if (user !== null || isLeaving || !requiresLogin(pathname)) return;
    if (Date.now() - redirectedAt < REDIRECT_DEBOUNCE_MS) return;
    redirectedAt = Date.now();
    location.assign(hadSession ? endedPath(location) : loginPath(location));
  });
  $user.listen((user, before) => {
    if (before !== undefined && user?.id !== before?.id) storeTimestamp(CHANGED_AT_KEY);
    // The server rendered this page for another person.
    if (known && user && user.id !== known.id) location.reload();
  });
  // Another person may have logged in in another tab; calls from this page would then be made as that person.
  addEventListener('storage', ({ key }) => {
    if (key === CHANGED_AT_KEY) void followOtherTab();
  });
  // A page restored from the back/forward cache may show a person who has since logged out.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void reloadUser();
  });
  await (known ? setSessionUser(known) : reloadUser());
  if ($user.get() && !isLeaving && isRefreshDue()) await refreshSession();
}

/** Asks the API again who is logged in; without the hint cookie nobody is. */
export async function reloadUser(): Promise<void> {
  if (!hasSessionHint(document.cookie)) {
    clearSession();
    return;
  }
  const stillHolds = beginQuestion();
  const me = await api.users.me.$get();
  const isKnown = me.kind === 'done' || me.kind === 'unauthenticated';
  $isUnreachable.set(!isKnown);
  // A 401 has cleared the session already; any other failure says nothing about who is logged in.
  if (me.kind === 'done' && stillHolds()) await setSessionUser(me.value.user);
}

async function followOtherTab(): Promise<void> {
  const before = $user.get();
  await reloadUser();
  $isLoggedInElsewhere.set(before === null && Boolean($user.get()));
}

async function setSessionUser(user: User): Promise<void> {
  claimDrafts(user.id);
  setUser(user);
  const access = await api.access.$get();
  if (access.kind === 'done' && $user.get()?.id === user.id) $permissions.set(access.value.can);
}

/** Logs in; on success the person and permissions are loaded. A refusal carries the server's message. */
export async function logIn(input: {
  email: string;
  password: string;
  language: Language;
}): Promise<Outcome<unknown>> {
  return applyLogin(await api.users.login.$post({ json: input }));
}

/** Logs in with a mailed code. */
export async function logInByCode(json: LogInByCode & { language: Language }): Promise<Outcome<unknown>> {
  return applyLogin(await api.auth['log-in-by-code'].$post({ json }));
}

/** Applies a successful login: sets the person and loads the permissions. Returns the outcome unchanged. */
export async function applyLogin(
  outcome: Outcome<{ readonly user: User }>,
): Promise<Outcome<{ readonly user: User }>> {
  if (outcome.kind === 'done') {
    storeTimestamp(REFRESHED_AT_KEY);
    await setSessionUser(outcome.value.user);
  } else console.warn('Logging in failed', outcome);
  return outcome;
}

/**
 * Extends the session; a 401 clears it, and success reloads the person and permissions (RULES.md, "Session"). The call
 * outlives the page: otherwise the next page would lack the new token.
 */
async function refreshSession(): Promise<void> {
  const outcome = await api.users['refresh-token'].$post({}, { init: { keepalive: true } });
  if (outcome.kind !== 'done') return;
  storeTimestamp(REFRESHED_AT_KEY);
  await reloadUser();
}

/** Ends the session here, even when the server fails, and goes to the login page after 500 ms. */
export async function logOut(): Promise<void> {
  const path = (await endSession()) ? LOGOUT_REDIRECT_PATH : END_SESSION_PATH;
  // `replace`, so that going back does not lead to a page that logs out.
  setTimeout(() => location.replace(path), LOGOUT_REDIRECT_MS);
}

/**
 * Ends the session as far as this page can, and deletes the drafts. Returns false when the server failed; then {@link
 * END_SESSION_PATH} has to delete the cookie.
 */
export async function endSession(): Promise<boolean> {
  isLeaving = true;
  const outcome = await api.users.logout.$post();
  if (outcome.kind !== 'done') console.warn('Logging out failed on the server', outcome);
  clearDrafts();
  clearSession();
  // Stored here too: the logout page may not know the person yet, and the listener ignores an unknown one.
  storeTimestamp(CHANGED_AT_KEY);
  writeStored('local', REFRESHED_AT_KEY, undefined);
  clearSessionHint();
  return outcome.kind === 'done';
}

/** Makes a call that ends the session; other calls that find it ended do not redirect to the login. */
export async function leaveBy<Value>(call: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  isLeaving = true;
  const outcome = await call();
  isLeaving = outcome.kind === 'done';
  if (!isLeaving) $user.notify();
  return outcome;
}

function isRefreshDue(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(REFRESHED_AT_KEY)) > REFRESH_AFTER_MS;
  } catch {
    return false;
  }
}

/** Without storage, only a login extends the session, and other tabs learn nothing. */
function storeTimestamp(key: string): void {
  writeStored('local', key, String(Date.now()));
}
