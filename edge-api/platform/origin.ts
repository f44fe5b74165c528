import { createMiddleware } from 'hono/factory';
import { WEBHOOK_PATH } from './body-limits.ts';
import type { AppEnv } from './context.ts';
import { originNotAllowed } from './errors.ts';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns whether a request came from our own pages. Every browser sends Origin with a state-changing request; a client
 * that sends neither header is no browser, so it carries nobody's cookies.
 */
function isOwnOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return ownOrigins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** Throws 403 for state-changing calls from other sites; Hono's csrf only checks form content types. */
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

/** Pictures that partners' pages and mails may show. */
const SHARED_FILES = '/api/media/file/';

/** The page of a check, which forms show in a frame; its own policy says who may frame it. */
const FRAMED_PAGE = '/api/human-check';

/** Sets the security headers on every API response. A file keeps its own policy and cannot be framed either. */
export const withSecurityHeaders = createMiddleware(async (c, next) => {
  await next();
  const policy = toPolicy(c.res.headers.get('content-security-policy'));
  // `c.header` makes the response's headers mutable; Hono would create a new response for each further header.
  c.header('Content-Security-Policy', policy);
  const headers = { ...SECURITY_HEADERS, 'Content-Security-Policy': policy };
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  if (c.req.path === FRAMED_PAGE && c.res.ok) c.res.headers.delete('X-Frame-Options');
  if (c.req.path.startsWith(SHARED_FILES)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});

function toPolicy(own: string | null): string {
  if (own === null) return DATA_POLICY;
  return own.includes('frame-ancestors') ? own : `${own}; frame-ancestors 'none'`;
}
