import { createMiddleware } from 'hono/factory';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';

/** Pictures, which partners' pages and mails may show. */
const SHARED_FILES = '/api/media/file/';

/** The page of a check, which forms show in a frame; its own policy says who may. */
const FRAMED_PAGE = '/api/human-check';

/** Puts the security headers on every response of the API. A file's own policy stays, and is not framed either. */
export const withSecurityHeaders = createMiddleware(async (c, next) => {
  await next();
  const own = c.res.headers.get('content-security-policy');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  c.header('Content-Security-Policy', toPolicy(own));
  if (c.req.path === FRAMED_PAGE && c.res.ok) c.res.headers.delete('X-Frame-Options');
  if (c.req.path.startsWith(SHARED_FILES)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
});

function toPolicy(own: string | null): string {
  if (own === null) return DATA_POLICY;
  return own.includes('frame-ancestors') ? own : `${own}; frame-ancestors 'none'`;
}
