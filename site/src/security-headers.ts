/**
 * What every answer of the site carries beside its content. Static files get the list from public/_headers, pages
 * rendered on demand from middleware.ts; a test holds the two together. The script and style policy is Astro's
 * (astro.config.mjs); frame-ancestors has to be a header, because a meta tag cannot say it.
 */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
} as const;

/** Paths of the pages that stand in a frame on partners' pages; every other page refuses to be framed. */
const FRAMED = /^\/embed\/[\w-]+$/;

/** The headers of a page rendered on demand. Only what is made for a frame may be framed, and only by safe pages. */
export function getSecurityHeaders(pathname: string): Readonly<Record<string, string>> {
  if (!FRAMED.test(pathname)) return SECURITY_HEADERS;
  const { 'X-Frame-Options': _, ...others } = SECURITY_HEADERS;
  return {
    ...others,
    'Content-Security-Policy': 'frame-ancestors https: http://localhost:* http://127.0.0.1:*',
  };
}
