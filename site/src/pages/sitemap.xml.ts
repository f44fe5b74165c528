import type { APIRoute } from 'astro';
import { toXmlResponse, renderSitemapIndex } from '../features/sharing/sitemap.ts';

/** The list of sitemaps: pages are known when the site is built, campaigns are not. */
export const GET: APIRoute = ({ site, url }) =>
  toXmlResponse(renderSitemapIndex(['/sitemap-pages.xml', '/sitemap-campaigns.xml'], site ?? url));
