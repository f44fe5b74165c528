import type { AstroGlobal } from 'astro';
import { EDGE_LIFE_HEADER } from '#api/platform/edge-rules.ts';

/** Lets the edge cache a page for as long as it may cache the API response shown on the page, if at all. */
export function copyEdgeLife(
  page: Pick<AstroGlobal, 'response'>,
  { headers }: { readonly headers: Headers },
): void {
  const life = headers.get(EDGE_LIFE_HEADER);
  if (life !== null) page.response.headers.set(EDGE_LIFE_HEADER, life);
}
