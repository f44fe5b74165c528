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
