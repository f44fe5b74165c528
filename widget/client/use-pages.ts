import { useRef } from 'react';
import type { Outcome } from './outcome.ts';
import { useResource, type Resource, type ResourceOptions } from './use-resource.ts';

export type Pages<T> = { readonly docs: readonly T[]; readonly next: string | null };
/** The cursor of a page, from the previous page; none for the first. */
export type Place = { readonly after?: string };
/** What identifies a doc of a list: its own id, or that of the answer, the transfer or the campaign it is about. */
export type Keyed =
  | { readonly id: string }
  | { readonly submissionId: string }
  | { readonly reference: string }
  | { readonly campaign: { readonly id: string } };
type ReadPage<T> = (place: Place, signal: AbortSignal) => Promise<Outcome<Pages<T>>>;

/** A resource that is loaded page by page; `refresh` reloads all pages on the screen. */
export function usePages<T extends Keyed>(readPage: ReadPage<T>, options?: ResourceOptions<Pages<T>>) {
  const count = useRef(1);
  const { resource, reload, refresh } = useResource(
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
  return { resource, docs, hasMore: next !== null, reload, refresh, loadMore };
}

/** Returns the pages of a resource; empty until it is loaded. */
export function toPages<T>(resource: Resource<Pages<T>>): Pages<T> {
  return resource.kind === 'ready' ? resource.value : { docs: [], next: null };
}

/** Returns the key of a doc among those of its list. */
export function toKey(doc: Keyed): string {
  if ('id' in doc) return doc.id;
  if ('submissionId' in doc) return doc.submissionId;
  return 'reference' in doc ? doc.reference : doc.campaign.id;
}

/** Reads the first `count` pages; a doc that moves to a later page meanwhile is listed once. */
async function readPages<T extends Keyed>(
  readPage: ReadPage<T>,
  count: number,
  signal: AbortSignal,
): Promise<Outcome<Pages<T>>> {
  const byKey = new Map<string, T>();
  let place: Place = {};
  let next: string | null = null;
  for (let page = 1; page <= count; page += 1) {
    const outcome = await readPage(place, signal);
    if (outcome.kind !== 'done') return outcome;
    for (const doc of outcome.value.docs) byKey.set(toKey(doc), doc);
    ({ next } = outcome.value);
    if (next === null) break;
    place = { after: next };
  }
  return { kind: 'done', value: { docs: [...byKey.values()], next } };
}
