import { EDGE_LIFE_HEADER, matchesTag, readEdgeLife, toEdgeKey } from './edge-rules.ts';
import { isRecord } from './rules.ts';

/** The header in which a cached response stores the headers for visitors, apart from those that the edge acts on. */
const VISIBLE_HEADER = 'x-edge-visible';

/** Opens the cache of this edge location (https://developers.cloudflare.com/workers/runtime-apis/cache/). */
export function openEdgeCache(): Promise<Cache> {
  return caches.open('power-hour');
}

/** What the edge cache needs from the Worker. */
export type Edge = {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  /** Maximum lifetime of a cached response; 0 disables the cache. */
  readonly seconds: number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns the cached response for a request, or else that of `answer`, which is cached if its {@link EDGE_LIFE_HEADER}
 * says that it is the same for everyone. Requests that may belong to a person bypass the cache.
 */
export async function answerFromEdge(
  edge: Edge,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = edge.seconds > 0 ? toEdgeKey(request) : undefined;
  if (key === undefined) return withoutLife(await answer());
  const kept = await edge.cache.match(key);
  if (kept) return restore(request, kept);
  const response = await answer();
  const seconds = Math.min(readEdgeLife(response), edge.seconds);
  if (seconds > 0) edge.waitUntil(edge.cache.put(key, toKept(response.clone(), seconds)));
  return withoutLife(response);
}

function toKept(response: Response, seconds: number): Response {
  const headers = new Headers(response.headers);
  headers.delete(EDGE_LIFE_HEADER);
  return new Response(response.body, {
    headers: {
      'cache-control': `public, max-age=${seconds}`,
      [VISIBLE_HEADER]: JSON.stringify(Object.fromEntries(headers)),
    },
  });
}

function restore(request: Request, kept: Response): Response {
  const headers = parseVisible(kept.headers.get(VISIBLE_HEADER) ?? '{}');
  const known = request.headers.get('if-none-match');
  const isKnown = known !== null && matchesTag(known, headers['etag'] ?? null);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(kept.body, { headers });
}

function parseVisible(text: string): Record<string, string> {
  const headers: unknown = JSON.parse(text);
  const entries = isRecord(headers) ? Object.entries(headers) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function withoutLife(response: Response): Response {
  if (!response.headers.has(EDGE_LIFE_HEADER)) return response;
  const visible = new Response(response.body, response);
  visible.headers.delete(EDGE_LIFE_HEADER);
  return visible;
}
