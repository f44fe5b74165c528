import { useRef } from 'react';
import type { Outcome } from './outcome.ts';
import { useResource, type Resource, type ResourceOptions } from './use-resource.ts';

export type Pages<T> = { readonly docs: readonly T[]; readonly next: string | null };
/** The cursor of a page, from the previous page; none for the first. */
export type Place = { readonly after?: string };
type ReadPage<T> = (place: Place, signal: AbortSignal) => Promise<Outcome<Pages<T>>>;

/** A resource that is loaded page by page; `refresh` reloads all pages on the screen. */
export function usePages<T extends { readonly id: string }>(
  readPage: ReadPage<T>,
  options?: ResourceOptions<Pages<T>>,
) {
  const count = useRef(1);
  const { resource, reload, refresh, update } = useResource(
    (signal) => readPages(readPage, count.current, signal),
    options,
  );

  /** Returns whether the next page was loaded. */
  async function loadMore(): Promise<boolean> {
    count.current += 1;
    const outcome = await refresh();
    if (outcome === undefined || outcome.kind === 'done') return true;
    count.current -= 1;
    return false;
  }

  const { docs, next } = toPages(resource);
  return { resource, docs, hasMore: next !== null, reload, refresh, update, loadMore };
}

/** Returns the pages of a resource; empty until it is loaded. */
export function toPages<T>(resource: Resource<Pages<T>>): Pages<T> {
  return resource.kind === 'ready' ? resource.value : { docs: [], next: null };
}

/** Reads the first `count` pages; a doc that moves to a later page meanwhile is listed once. */
async function readPages<T extends { readonly id: string }>(
  readPage: ReadPage<T>,
  count: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<T>>> {
  const byId = new Map<string, T>();
  let place: Place = {};
  let next: string | null = null;
  for (let page = 1; page <= count; page += 1) {
    const outcome = await readPage(place, signal);
    if (outcome.kind !== 'done') return outcome;
    for (const doc of outcome.value.docs) byId.set(doc.id, doc);
    ({ next } = outcome.value);
    if (next === null) break;
    place = { after: next };
  }
  return { kind: 'done', value: { docs: [...byId.values()], next } };
}
