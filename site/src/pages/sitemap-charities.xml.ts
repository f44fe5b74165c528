import type { APIRoute } from 'astro';
import { env } from 'cloudflare:workers';
import { createServerClient } from '#api/client.server.ts';
import { toXmlResponse, toLocalizedUrls, renderSitemap } from '../features/sharing/sitemap.ts';

export const prerender = false;

const CACHE = 'public, max-age=3600';

/** Returns the sitemap of every approved charity's page, in both languages. */
export const GET: APIRoute = async ({ request, site, url }) => {
  const response = await createServerClient(env, request).api.charities.addresses.$get();
  if (!response.ok) throw new Error(`charities/addresses answered ${response.status}`);
  const { docs } = await response.json();
  const urls = docs.flatMap(({ slug, updatedAt }) => toLocalizedUrls(`/charities/${slug}`, updatedAt));
  return toXmlResponse(renderSitemap(urls, site ?? url), { 'Cache-Control': CACHE });
};
