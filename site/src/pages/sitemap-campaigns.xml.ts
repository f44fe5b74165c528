import type { APIRoute } from 'astro';
import { env } from 'cloudflare:workers';
import { createServerClient } from '#api/client.server.ts';
import { toXmlResponse, toLocalizedUrls, renderSitemap } from '../features/sharing/sitemap.ts';

export const prerender = false;

const CACHE = 'public, max-age=3600';

/** Returns the sitemap of every campaign's page, in both languages. */
export const GET: APIRoute = async ({ request, site, url }) => {
  const response = await createServerClient(env, request).api['campaigns-list'].addresses.$get();
  if (!response.ok) throw new Error(`campaigns-list/addresses answered ${response.status}`);
  const { docs } = await response.json();
  const urls = docs.flatMap(({ slug, updatedAt }) => toLocalizedUrls(`/campaigns/${slug}`, updatedAt));
  return toXmlResponse(renderSitemap(urls, site ?? url), { 'Cache-Control': CACHE });
};
