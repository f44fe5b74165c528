import type { APIRoute } from 'astro';

/*
 * Pages that nobody should find say so themselves (noindex), for which they have to be read. Pictures of campaigns
 * lie under /api/ and are shown with shared links.
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
