import type { APIContext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { ApiUnavailable } from '#api/platform/contract.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, negotiateLanguage } from '#api/platform/rules.ts';
import { NoPage } from './i18n/campaign-route.ts';
import { findRedirect } from './i18n/redirects.ts';
import { getSecurityHeaders, toPolicyHash } from './security-headers.ts';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import { manifest } from 'virtual:astro:manifest';

/** The headers of redirects and pages that were made for one visitor. */
const FOR_ONE_VISITOR = { Vary: 'Accept-Language, Cookie', 'Cache-Control': 'private, no-store' } as const;

const POLICY = 'Content-Security-Policy';

/** Before a page is rendered on demand, redirects a path to its canonical one, in one step. Afterwards, adds the
 * headers that static files get from public/_headers.
 */
export const onRequest = defineMiddleware(
  async ({ cookies, isPrerendered, request, rewrite, routePattern, url }, next) => {
    if (isPrerendered) return next();
    const visitor = negotiateLanguage(
      cookies.get(LANGUAGE_COOKIE)?.value,
      request.headers.get('Accept-Language'),
    );
    const redirect = findRedirect(url.pathname, url.search, visitor);
    const answer = redirect
      ? new Response(null, {
          status: redirect.status,
          headers: { ...FOR_ONE_VISITOR, Location: redirect.location },
        })
      : await next().catch((error: unknown) => replacePage(error, url, rewrite));
    // The headers of a fetched response, such as a picture in development, are immutable.
    const response = new Response(answer.body, answer);
    const policy = response.headers.get(POLICY);
    // Any other response may be the page of another route.
    if (policy !== null && response.ok) response.headers.set(POLICY, keepOwnStyles(policy, routePattern));

    for (const [name, value] of Object.entries(getSecurityHeaders(url.pathname))) {
      // Appended, because both policies apply, and a page brings its own for scripts and styles.
      if (name === POLICY) response.headers.append(name, value);
      else response.headers.set(name, value);
    }
    if (!response.headers.has('Cache-Control')) {
      for (const [name, value] of Object.entries(FOR_ONE_VISITOR)) response.headers.set(name, value);
    }
    return response;
  },
);

/**
 * Returns the response instead of a page that threw {@link NoPage}, or a 503, which the Worker turns into a page, if
 * the API is temporarily unavailable; rethrows other errors.
 */
function replacePage(error: unknown, { pathname }: URL, rewrite: APIContext['rewrite']) {
  const [, lang] = pathname.split('/');
  if (error instanceof NoPage)
    return (
      error.redirect ?? rewrite(`/${isLanguage(lang) ? lang : DEFAULT_LANGUAGE}/campaigns/not-found/page`)
    );
  if (error instanceof ApiUnavailable) return new Response(null, { status: 503 });
  throw error;
}

/** Matches the sources of styles in a policy, after 'self'. */
const STYLE_HASHES = /(?<=style-src 'self')[^;]*/;

const hashesOfRoutes = new Map<string, string>();

/**
 * Limits the policy of a page rendered on demand to the hashes of its own styles: Astro lists those of all pages, 3 kB
 * per page that cannot be compressed.
 */
function keepOwnStyles(policy: string, route: string): string {
  const hashes = hashesOfRoutes.get(route) ?? hashStyles(route);
  hashesOfRoutes.set(route, hashes);
  return hashes === '' ? policy : policy.replace(STYLE_HASHES, () => hashes);
}

/** Returns the sources of a route's inline styles; none in development, where styles are files. */
function hashStyles(route: string): string {
  const styles = manifest.routes.find(({ routeData }) => routeData.route === route)?.styles ?? [];
  const own = styles.flatMap((sheet) => (sheet.type === 'inline' ? [sheet.content] : []));
  return own.length === 0 ? '' : [...own, ISLAND_STYLES].map((css) => ` '${toPolicyHash(css)}'`).join('');
}
