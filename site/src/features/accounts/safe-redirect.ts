import { isLanguage } from '#api/platform/rules.ts';

/** An origin that no address names by accident: whatever resolves to another one leaves our site. */
const SITE_ORIGIN = 'https://own.invalid';
/** Longest address that is followed; ours are far shorter. */
const LENGTH_MAX = 1000;

/**
 * Where to go after logging in: `requested` if it is a path of our own under a language, else `fallback`. Browsers
 * take "/\evil" and "/\t/evil" for another host, so control characters and backslashes are refused, also when
 * encoded, and what remains is judged by the URL parser that the browser itself uses.
 */
export function safeRedirect(requested: string | null | undefined, fallback: string): string {
  if (!requested || requested.length > LENGTH_MAX || !requested.startsWith('/')) return fallback;
  const decoded = decodeFully(requested);
  if (decoded === undefined || /[\u0000-\u001f\u007f\\]/.test(decoded)) return fallback;
  const path = decoded.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//')) return fallback;
  const url = URL.parse(requested, SITE_ORIGIN);
  if (url?.origin !== SITE_ORIGIN || !isLanguage(url.pathname.split('/')[1])) return fallback;
  return url.pathname + url.search + url.hash;
}

/** A text with every layer of percent encoding removed; undefined when it cannot be decoded. */
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
