import type { APIRoute } from 'astro';
import { answerXml, sitemapIndexOf } from '../features/sharing/sitemap.ts';

/** The list of sitemaps: pages are known when the site is built, campaigns are not. */
export const GET: APIRoute = ({ site, url }) =>
  answerXml(sitemapIndexOf(['/sitemap-pages.xml', '/sitemap-campaigns.xml'], site ?? url));
