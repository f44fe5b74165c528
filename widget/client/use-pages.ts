import { useRef } from 'react';
import type { Outcome } from './outcome.ts';
import { useResource, type Resource, type ResourceOptions } from './use-resource.ts';

export type Pages<T> = { readonly docs: readonly T[]; readonly next: string | null };
/** The place in a list that a page begins after, as the one before it said; none for the first. */
export type Place = { readonly after?: string };
type ReadPage<T> = (place: Place, signal: AbortSignal) => Promise<Outcome<Pages<T>>>;

/** A resource that comes in pages, the first one at first; `refresh` reads all pages on the screen again. */
export function usePages<T extends { readonly id: string }>(
  readPage: ReadPage<T>,
  options?: ResourceOptions<Pages<T>>,
) {
  const count = useRef(1);
  const { resource, reload, refresh, update } = useResource(
    (signal) => readPages(readPage, count.current, signal),
    options,
  );

  const { docs, next } = toPages(resource);

  /**
   * Adds the next page, in one call however many there are by then, unless its place is a number of rows, of which some may
   * have left; returns whether it could.
   */
  async function loadMore(): Promise<boolean> {
    const { signal } = new AbortController();
    const outcome = next?.includes('.')
      ? await readPage({ after: next }, signal)
      : await readPages(readPage, count.current + 1, signal);
    if (outcome.kind !== 'done') return false;
    count.current += 1;
    update((now) => ({ ...outcome.value, docs: mergeDocs(now.docs, outcome.value.docs) }));
    return true;
  }

  return { resource, docs, hasMore: next !== null, reload, refresh, update, loadMore };
}

/** Returns the pages of a resource, none while there are none. */
export function toPages<T>(resource: Resource<Pages<T>>): Pages<T> {
  return resource.kind === 'ready' ? resource.value : { docs: [], next: null };
}

/** Returns the docs of both; one that moved from page to page meanwhile counts once. */
const mergeDocs = <T extends { readonly id: string }>(docs: readonly T[], more: readonly T[]): T[] => [
  ...new Map([...docs, ...more].map((doc) => [doc.id, doc])).values(),
];

/** Reads the first pages. */
export async function readPages<T extends { readonly id: string }>(
  readPage: ReadPage<T>,
  count: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<T>>> {
  let docs: T[] = [];
  let place: Place = {};
  let next: string | null = null;
  for (let page = 1; page <= count; page += 1) {
    const outcome = await readPage(place, signal);
    if (outcome.kind !== 'done') return outcome;
    docs = mergeDocs(docs, outcome.value.docs);
    ({ next } = outcome.value);
    if (next === null) break;
    place = { after: next };
  }
  return { kind: 'done', value: { docs, next } };
}
