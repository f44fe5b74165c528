import { EDGE_LIFE_HEADER, matchesTag, readEdgeLife, toEdgeKey } from './edge-rules.ts';
import { isRecord, SECOND_MS } from './rules.ts';

/** Names the generation of the edge cache; a response of another generation is out of date. */
const GENERATION_URL = 'https://edge-cache.invalid/generation';
const GENERATION_LIFE_SECONDS = 86_400;
const GENERATION_HEADER = 'x-edge-generation';
/** Names the headers of a response as a visitor gets them, apart from those that the edge acts upon. */
const VISIBLE_HEADER = 'x-edge-visible';

/** Opens what the edge keeps in this place (https://developers.cloudflare.com/workers/runtime-apis/cache/). */
export function openEdgeCache(): Promise<Cache> {
  return caches.open('power-hour');
}

/** What the edge's cache needs of the Worker. */
export type Edge = {
  readonly cache: Pick<Cache, 'match' | 'put'>;
  /** Longest life of an answer; 0 keeps none. */
  readonly seconds: number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Returns the response that the edge keeps for a request, else that of `answer`, which is kept where its
 * {@link EDGE_LIFE_HEADER} says that it is the same for everyone. Nothing is kept for, or shared with, a person.
 */
export async function answerFromEdge(
  edge: Edge,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = edge.seconds > 0 ? toEdgeKey(request) : undefined;
  if (key === undefined) return withoutLife(await answer());
  const [generation, kept] = await Promise.all([readGeneration(edge.cache), edge.cache.match(key)]);
  if (kept && (kept.headers.get(GENERATION_HEADER) ?? '') === generation) return restore(request, kept);
  const response = await answer();
  const seconds = Math.min(readEdgeLife(response), edge.seconds);
  if (seconds > 0) edge.waitUntil(edge.cache.put(key, toKept(response.clone(), generation, seconds)));
  return withoutLife(response);
}

/**
 * Handles a request that may change what everyone sees; purges the edge afterwards, and again after its background work.
 */
export async function answerAndPurge(
  edge: Edge,
  answer: (context: Pick<Edge, 'waitUntil'>) => Promise<Response>,
): Promise<Response> {
  const purge = () => (edge.seconds > 0 ? purgeEdge(edge.cache) : Promise.resolve());
  const response = await answer({ waitUntil: (work) => edge.waitUntil(work.finally(purge)) });
  if (response.status < 400) await purge();
  return response;
}

const FIGURES_PAUSE_MS = SECOND_MS;
/** Until when a purge is under way that also counts for what changes before it. */
let purgedUntil = 0;

/** Makes a call that only changes a campaign's figures, as every payment does, and purges the edge. */
export async function answerAndPurgeFigures(edge: Edge, answer: () => Promise<Response>): Promise<Response> {
  const response = await answer();
  if (response.status < 400) await purgeFigures(edge);
  return response;
}

/** Purges the edge after a change of campaigns' figures: at once, and for all that follow within a second together. */
export async function purgeFigures(edge: Edge): Promise<void> {
  const now = Date.now();
  if (edge.seconds === 0 || now < purgedUntil) return;
  purgedUntil = now + FIGURES_PAUSE_MS;
  await purgeEdge(edge.cache);
  edge.waitUntil(scheduler.wait(FIGURES_PAUSE_MS).then(() => purgeEdge(edge.cache)));
}

/** Makes everything that the edge keeps in this place out of date. */
export async function purgeEdge(cache: Pick<Cache, 'put'>): Promise<void> {
  const headers = {
    'cache-control': `public, max-age=${GENERATION_LIFE_SECONDS}`,
    [GENERATION_HEADER]: crypto.randomUUID(),
  };
  await cache.put(GENERATION_URL, new Response(null, { headers }));
}

async function readGeneration(cache: Pick<Cache, 'match'>): Promise<string> {
  const kept = await cache.match(GENERATION_URL);
  return kept?.headers.get(GENERATION_HEADER) ?? '';
}

function toKept(response: Response, generation: string, seconds: number): Response {
  const headers = new Headers(response.headers);
  headers.delete(EDGE_LIFE_HEADER);
  return new Response(response.body, {
    headers: {
      'cache-control': `public, max-age=${seconds}`,
      [GENERATION_HEADER]: generation,
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
