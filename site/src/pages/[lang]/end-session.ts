import type { APIRoute } from 'astro';
import { COOKIE_PREFIX, SECURE_COOKIE_PREFIX, toSessionCookieName } from '#api/accounts/rules.ts';
import { DEFAULT_LANGUAGE, isLanguage, SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import { LOGGED_OUT_HERE } from '#site/features/accounts/login-path.ts';

/** Ends the session in this browser only, for when the API could not: scripts cannot delete its cookie. */

const COOKIES = [
  `${toSessionCookieName(SECURE_COOKIE_PREFIX)}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
  `${toSessionCookieName(COOKIE_PREFIX)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
  `${SESSION_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`,
];

export const GET: APIRoute = ({ params, request }) => {
  const language = isLanguage(params['lang']) ? params['lang'] : DEFAULT_LANGUAGE;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  // Another site must not be able to log a person out.
  const isOwn = request.headers.get('Sec-Fetch-Site') !== 'cross-site';
  headers.set('Location', isOwn ? `/${language}/login?${LOGGED_OUT_HERE}` : `/${language}`);
  if (isOwn) for (const cookie of COOKIES) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
};
