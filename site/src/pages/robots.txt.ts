import type { APIRoute } from 'astro';

export const prerender = true;

/*
 * Pages that must not be indexed say so themselves (noindex), so crawlers have to be able to read them. Pictures of
 * campaigns are under /api/ and appear in shared links.
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
