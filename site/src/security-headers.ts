import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';

/** Matches the pages shown in a frame on partners' pages; all others forbid framing. */
const FRAMED = /^\/embed\/[\w-]+$/;

/**
 * Returns the headers of a page rendered on demand. Only pages made for a frame may be framed, and only by secure
 * pages. The policy for scripts and styles is Astro's (astro.config.mjs); frame-ancestors must be a header, because a
 * meta tag cannot set it.
 */
export function getSecurityHeaders(pathname: string): Readonly<Record<string, string>> {
  if (!FRAMED.test(pathname)) return SECURITY_HEADERS;
  const { 'X-Frame-Options': _, ...others } = SECURITY_HEADERS;
  return {
    ...others,
    // A page with Cross-Origin-Embedder-Policy can only frame what allows it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': 'frame-ancestors https: http://localhost:* http://127.0.0.1:*',
  };
}

/** Returns the source that allows an inline script or style in a content security policy. */
export function toPolicyHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
