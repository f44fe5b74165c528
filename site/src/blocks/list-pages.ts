import { getCollection, type CollectionEntry } from 'astro:content';
import { routePages, type RoutedPage as Routed } from './route-pages.ts';

/** A public page of the editors with the addresses it has. */
export type RoutedPage = Routed<CollectionEntry<'pages'>>;

/** Lists the editors' public pages with their addresses. Throws with the file's name what routePages throws. */
export async function listPages(): Promise<RoutedPage[]> {
  return routePages(await getCollection('pages'));
}
