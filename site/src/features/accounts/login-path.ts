import type { User } from '#api/accounts/contract.ts';
import { isLanguage, DEFAULT_LANGUAGE, type Language } from '#api/platform/rules.ts';

/** Parameters that tell the login page why the visitor is there. */
export const LOGGED_OUT_HERE = 'logout=here';
export const SESSION_ENDED = 'ended=1';
export const CONFIRMED_ELSEWHERE = 'ended=elsewhere';

/** The one dashboard page that works without an account: it creates one on the way (RULES.md, "Session"). */
const PUBLIC_DASHBOARD_PAGE = 'dashboard/campaigns/create';

/** Whether a path requires a login: the dashboard and everything below it, except {@link PUBLIC_DASHBOARD_PAGE}. */
export function requiresLogin(pathname: string): boolean {
  const [language, ...rest] = pathname.split('/').filter(Boolean);
  return isLanguage(language) && rest[0] === 'dashboard' && rest.join('/') !== PUBLIC_DASHBOARD_PAGE;
}

/** Returns the login page that leads back to where the visitor was. */
export function loginPath({ pathname, search = '' }: { pathname: string; search?: string }): string {
  return `/${getLanguageOrDefault(pathname)}/login?redirect=${encodeURIComponent(pathname + search)}`;
}

function getLanguageOrDefault(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}

/** Returns the page after a login: `?redirect`, unless earlier work waits for a decision on the dashboard. */
export function toNextPath(user: Pick<User, '_unreviewed'> | null | undefined, language: Language): string {
  const dashboard = `/${language}/dashboard`;
  return user?._unreviewed ? dashboard : readRedirect(language, dashboard);
}

/** Returns `?redirect` in the page's language, which the visitor may have changed since; else `fallback`. */
export function readRedirect(language: Language, fallback: string): string {
  const requested = new URLSearchParams(location.search).get('redirect');
  return safeRedirect(requested, fallback).replace(/^\/\w+/, `/${language}`);
}

/** Returns a query that passes `?redirect` on; empty if there is none. */
export function toRedirectQuery(search: string): string {
  const redirect = new URLSearchParams(search).get('redirect');
  return redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`;
}

/** A base origin that no real address has: an address that resolves to another origin leaves the site. */
const SITE_ORIGIN = 'https://own.invalid';
/** Longest address to redirect to; the site's own are far shorter. */
const LENGTH_MAX = 1000;
const LOGOUT_PAGES = ['logout', 'end-session'];

/**
 * Returns where to go after logging in: `requested` if it is a path of this site, below a language, that does not log
 * out again; else `fallback`.
 * Browsers take "/\evil" and "/\t/evil" for another host, so control characters and backslashes are refused, also when
 * encoded. The URL parser that browsers use decides about the rest.
 */
export function safeRedirect(requested: string | null | undefined, fallback: string): string {
  if (!requested || requested.length > LENGTH_MAX || !requested.startsWith('/')) return fallback;
  const decoded = decodeFully(requested);
  if (decoded === undefined || /[\u0000-\u001f\u007f\\]/.test(decoded)) return fallback;
  const path = decoded.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return fallback;
  const url = URL.parse(requested, SITE_ORIGIN);
  const [, language, page = ''] = url?.pathname.split('/') ?? [];
  if (url?.origin !== SITE_ORIGIN || !isLanguage(language) || LOGOUT_PAGES.includes(page)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Removes every layer of percent encoding; undefined when the text cannot be decoded. */
function decodeFully(text: string): string | undefined {
  let current = text;
  try {
    for (let layer = 0; layer < 5; layer++) {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
