import type { APIRoute } from 'astro';
import { toXmlResponse, renderSitemapIndex } from '../features/sharing/sitemap.ts';

export const prerender = true;

/** Returns the index of sitemaps: pages are known at build time, campaigns and charities are not. */
export const GET: APIRoute = ({ site, url }) =>
  toXmlResponse(
    renderSitemapIndex(
      ['/sitemap-pages.xml', '/sitemap-campaigns.xml', '/sitemap-charities.xml'],
      site ?? url,
    ),
  );
