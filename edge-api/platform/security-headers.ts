import { createMiddleware } from 'hono/factory';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';

/** Pictures, which partners' pages and mails may show. */
const SHARED_FILES = '/api/media/file/';

/** The page of a check, which forms show in a frame; its own policy says who may. */
const FRAMED_PAGE = '/api/human-check';

/** Puts the security headers on every response of the API. A file's own policy stays, and is not framed either. */
export const withSecurityHeaders = createMiddleware(async (c, next) => {
  await next();
  const policy = toPolicy(c.res.headers.get('content-security-policy'));
  // The first makes a response whose headers can be set; Hono would make another for each of them.
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
