import type { AstroGlobal } from 'astro';
import { EDGE_LIFE_HEADER } from '#api/platform/edge-rules.ts';

/**
 * Lets the edge cache a page as long as it may cache the API's response that the page shows: not at all if it may not.
 */
export function copyEdgeLife(
  page: Pick<AstroGlobal, 'response'>,
  { headers }: { readonly headers: Headers },
): void {
  const life = headers.get(EDGE_LIFE_HEADER);
  if (life !== null) page.response.headers.set(EDGE_LIFE_HEADER, life);
}
