import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { getPathLanguage } from '../i18n/redirects.ts';
import { routePages, type RoutedPage as Routed } from './route-pages.ts';

/** A public page of the editors with its addresses. */
export type RoutedPage = Routed<CollectionEntry<'pages'>>;

/** Lists the editors' public pages with their addresses. Throws like {@link routePages}. */
export async function listPages(): Promise<RoutedPage[]> {
  return routePages(await getCollection('pages'));
}

/** Finds the page of a content file that a link names; a draft has no address. */
export async function findPage(file: string): Promise<{ href: string | undefined } | undefined> {
  const id = /^site\/content\/pages\/(?<id>[\w/-]+)\.json$/.exec(file)?.groups?.['id'];
  const page = id === undefined ? undefined : await getEntry('pages', id);
  const language = getPathLanguage(`/${id ?? ''}`);
  if (!page || !language) return undefined;
  return { href: page.data.draft ? undefined : `/${language}/pages/${page.data.slug}` };
}
