import { LANGUAGE_COOKIE, SECOND_MS } from './rules.ts';

/** The header by which a public response says how long the edge may cache it (RFC 9213); never sent to visitors. */
export const EDGE_LIFE_HEADER = 'CDN-Cache-Control';

/** The query parameters that a cached response may depend on; a request with any other gets a fresh response. */
const PARAMETERS = new Set(['after', 'page', 'limit', 'lang', 'theme', 'accent', 'background', 'shape']);

type EdgeRequest = Pick<Request, 'method' | 'url' | 'headers'>;

/**
 * Returns the key under which a response may be cached; undefined for a request that may belong to a person: one with
 * credentials, or with any cookie but the language's.
 */
export function toEdgeKey({ method, url, headers }: EdgeRequest): string | undefined {
  if (method !== 'GET' || headers.has('authorization') || headers.has('range')) return undefined;
  if (listCookieNames(headers).some((name) => name !== LANGUAGE_COOKIE)) return undefined;
  // The same result as below, for a tenth of the time that a cached response takes.
  if (!/[?#]/.test(url)) return `${url}?`;
  const { origin, pathname, searchParams } = new URL(url);
  if ([...searchParams.keys()].some((name) => !PARAMETERS.has(name))) return undefined;
  searchParams.sort();
  return `${origin}${pathname}?${searchParams.toString()}`;
}

function listCookieNames(headers: Headers): readonly string[] {
  const cookies = headers.get('cookie')?.split(';') ?? [];
  return cookies.map((cookie) => cookie.split('=')[0]?.trim() ?? '').filter((name) => name !== '');
}

/** Returns for how many seconds a response may be cached; 0 if it may not. */
export function readEdgeLife({ status, headers }: Pick<Response, 'status' | 'headers'>): number {
  if (status !== 200 || headers.has('set-cookie')) return 0;
  const [, seconds = '0'] = /^max-age=(\d+)$/.exec(headers.get(EDGE_LIFE_HEADER) ?? '') ?? [];
  return Number(seconds);
}

/** Returns the header's value for a response valid until the next of `changes`, and for `most` seconds at most. */
export function formatEdgeLife(now: Date, changes: readonly (Date | null)[], most: number): string {
  const left = changes.flatMap((change) => {
    const ms = (change?.getTime() ?? 0) - now.getTime();
    return ms > 0 ? [Math.floor(ms / SECOND_MS)] : [];
  });
  return `max-age=${Math.min(most, ...left)}`;
}

/** Returns whether an If-None-Match header names an entity tag, which a proxy may have made weak, or any (`*`). */
export function matchesTag(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null) return false;
  const strong = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((each) => each.trim() === '*' || strong(each) === strong(tag));
}
