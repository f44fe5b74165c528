import type { APIRoute } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { toXmlResponse, toLocalizedUrls, renderSitemap } from '../features/sharing/sitemap.ts';

const CACHE = 'public, max-age=3600';

/** Returns the sitemap of every campaign's page, or of every approved charity's, in both languages. */
export const GET: APIRoute = async ({ params: { list }, request, site, url }) => {
  if (list !== 'campaigns' && list !== 'charities') return new Response('', { status: 404 });
  const { api } = createServerClient(request);
  const lists = { campaigns: api['campaigns-list'], charities: api.charities };
  const response = await lists[list].addresses.$get();
  if (!response.ok) throw new Error(`the addresses of ${list} answered ${response.status}`);
  const { docs } = await response.json();
  const urls = docs.flatMap(({ slug, updatedAt }) => toLocalizedUrls(`/${list}/${slug}`, updatedAt));
  return toXmlResponse(renderSitemap(urls, site ?? url), { 'Cache-Control': CACHE });
};
