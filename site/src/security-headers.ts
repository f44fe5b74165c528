import { createHash } from 'node:crypto';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';

/** Paths of the pages shown in a frame on partners' pages; every other page refuses to be framed. */
const FRAMED = /^\/embed\/[\w-]+$/;

/**
 * Returns the headers of a page rendered on demand. Only what is made for a frame may be framed, and only by safe
 * pages. The script and style policy is Astro's (astro.config.mjs); frame-ancestors has to be a header, because a meta
 * tag cannot say it.
 */
export function getSecurityHeaders(pathname: string): Readonly<Record<string, string>> {
  if (!FRAMED.test(pathname)) return SECURITY_HEADERS;
  const { 'X-Frame-Options': _, ...others } = SECURITY_HEADERS;
  return {
    ...others,
    // A page with Cross-Origin-Embedder-Policy frames only what allows it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': 'frame-ancestors https: http://localhost:* http://127.0.0.1:*',
  };
}

/** Returns the source by which a content security policy allows an inline script or style. */
export function toPolicyHash(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
