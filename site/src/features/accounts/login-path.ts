import type { User } from '#api/accounts/contract.ts';
import { isLanguage, DEFAULT_LANGUAGE, type Language } from '#api/platform/rules.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Pages that redirect neither to the login nor away from it (RULES.md, "Session"). */
const EXEMPT_PAGES = [
  'login',
  'login-link',
  'logout',
  'not-me',
  'register',
  'verify-email',
  'cancel-email-change',
  'undo-address',
  'forgot-password',
  'reset-password',
];

/** Parameters that tell the login page why the visitor is there. */
export const LOGGED_OUT_HERE = 'logout=here';
export const SESSION_ENDED = 'ended=1';
export const CONFIRMED_ELSEWHERE = 'ended=elsewhere';

/** The dashboard's page that begins without an account: it makes one on the way (RULES.md, "Session"). */
const PUBLIC_DASHBOARD_PAGE = 'dashboard/campaigns/create';

/** Whether a path needs a person: the dashboard and what is below it, but for the one page that makes an account. */
export function requiresLogin(pathname: string): boolean {
  const [language, ...rest] = pathname.split('/').filter(Boolean);
  return isLanguage(language) && rest[0] === 'dashboard' && rest.join('/') !== PUBLIC_DASHBOARD_PAGE;
}

/** Whether a path is one that a person without a session may always stay on. */
export function isLoginExempt(pathname: string): boolean {
  const parts = pathname.split('/').slice(1);
  const page = isLanguage(parts[0]) ? parts[1] : parts[0];
  return page !== undefined && EXEMPT_PAGES.includes(page);
}

/** The login page that leads back to where the visitor was. */
export function loginPath({ pathname, search = '' }: { pathname: string; search?: string }): string {
  return `/${getLanguageOrDefault(pathname)}/login?redirect=${encodeURIComponent(pathname + search)}`;
}

function getLanguageOrDefault(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Returns where a person goes after logging in: to `?redirect`, but first to what waits for them to keep it. */
export function toNextPath(user: Pick<User, '_unreviewed'> | null | undefined, language: Language): string {
  const requested = user?._unreviewed ? null : new URLSearchParams(location.search).get('redirect');
  return safeRedirect(requested, `/${language}/dashboard`);
}

/** Returns the part of a query that leads back, as `?redirect=…`; empty where there is none. */
export function toRedirectQuery(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
}
