import { createMiddleware } from 'hono/factory';
import { WEBHOOK_PATH } from './body-limits.ts';
import type { AppEnv } from './context.ts';
import { originNotAllowed } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a request came from our own pages. Every browser sends Origin with a state-changing request; a
 * client that sends neither header is not a browser, and so carries nobody's cookies.
 */
function isOwnOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return ownOrigins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/**
 * Throws 403 for state-changing calls from other sites, but for the provider's server; Hono's csrf checks only the content
 * types of forms.
 */
export const requireOwnOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || WEBHOOK_PATH.test(c.req.path)) return next();
  const ctx = c.get('ctx');
  const ownOrigins = [ctx.settings.PUBLIC_ORIGIN, new URL(c.req.url).origin];
  if (!isOwnOrigin(c.req.raw.headers, ownOrigins)) {
    ctx.log.warn('origin_refused', { origin: c.req.header('origin') });
    throw originNotAllowed();
  }
  await next();
});
