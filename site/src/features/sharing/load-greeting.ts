import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { EDGE_LIFE_HEADER } from '#api/platform/edge-rules.ts';
import { readLinkSource } from './read-link-source.ts';

/**
 * Returns the first name of the fan by whose link a visitor came, if that fan allows it. Such a page is kept nowhere: the
 * name may be taken back at any time. A greeting that cannot be read is left out.
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
