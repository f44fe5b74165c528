import type { APIRoute } from 'astro';

/*
 * Pages that are not to be indexed say so themselves (noindex), so they must be readable. Pictures of campaigns are
 * under /api/ and are shown with shared links.
 */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Allow: /api/media/file/',
      '',
      `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
      '',
    ].join('\n'),
  );
