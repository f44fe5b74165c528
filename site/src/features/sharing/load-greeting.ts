import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { EDGE_LIFE_HEADER } from '#api/platform/edge-rules.ts';
import { readLinkSource } from './read-link-source.ts';

/**
 * Returns the first name of the fan whose link a visitor followed, if that fan allows it; undefined if it cannot be
 * read. Such a page must not be cached, because the fan may withdraw the name at any time.
 */
export async function loadGreeting(
  page: Pick<AstroGlobal, 'request' | 'url' | 'response'>,
  slug: string,
): Promise<string | undefined> {
  const { share: code } = readLinkSource(page.url.searchParams);
  if (code === undefined) return undefined;
  page.response.headers.set('Cache-Control', 'private, no-store');
  page.response.headers.delete(EDGE_LIFE_HEADER);
  const { api } = createServerClient(page.request);
  const reply = await api.campaigns['by-slug'][':slug'].greeting.$get({ param: { slug }, query: { code } });
  return reply.ok ? ((await reply.json()).name ?? undefined) : undefined;
}
