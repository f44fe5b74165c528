import { isLanguage } from '#api/platform/rules.ts';

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
