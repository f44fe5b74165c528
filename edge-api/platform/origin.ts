import { createMiddleware } from 'hono/factory';
import { getCtx, type AppEnv } from './context.ts';
import { originNotAllowed } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser's headers show that a request came from our own pages. Every browser sends Origin with a
 * state-changing request; a client that sends neither header is no browser, and so carries nobody's cookies.
 */
export function isOwnOrigin(headers: Headers, ownOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return ownOrigins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** Refuses state-changing calls from other sites, whatever their content type (toolchain: Hono's csrf sees forms only). */
export const requireOwnOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const ctx = getCtx(c);
  const own = [ctx.settings.PUBLIC_ORIGIN, new URL(c.req.url).origin];
  if (!SAFE_METHODS.has(c.req.method) && !isOwnOrigin(c.req.raw.headers, own)) {
    ctx.log.warn('origin_refused', { origin: c.req.header('origin') });
    throw originNotAllowed();
  }
  await next();
});
