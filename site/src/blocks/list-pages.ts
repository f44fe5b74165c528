import { getCollection, type CollectionEntry } from 'astro:content';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { toCanonicalPath, getPathLanguage, otherLanguage } from '../i18n/redirects.ts';
import { HOME_SLUG, RESERVED_SLUGS } from '../i18n/reserved-slugs.ts';

/** A page of the editors with the addresses it has. */
export type RoutedPage = {
  language: Language;
  page: CollectionEntry<'pages'>;
  path: string;
  /** The address of the file with the same name in the other language; null when there is none. */
  alternate: string | null;
};

/**
 * Lists the editors' pages with their addresses. Files of the same name are each other's translation.
 * Throws with the file's name when a page lies in no language's folder or takes the address of another page or of the
 * product, and when a language has no home page.
 */
export async function listPages(): Promise<RoutedPage[]> {
  const pages = await getCollection('pages');
  const routedPages = pages.map((page) => ({ page, ...resolvePagePath(page) }));
  const owners = new Map<string, CollectionEntry<'pages'>>();
  for (const { page, path } of routedPages) {
    const first = owners.get(path);
    if (first) {
      throw new Error(
        `${getPageFile(page)}: the slug is already taken by ${getPageFile(first)}. Give one of them another.`,
      );
    }
    owners.set(path, page);
  }
  for (const language of LANGUAGES) {
    if (owners.has(`/${language}`)) continue;
    throw new Error(
      `site/content/pages/${language}: no page has the slug ${HOME_SLUG}. Give it to the first page again.`,
    );
  }
  const paths = new Map(routedPages.map(({ page, path }) => [page.id, path]));
  return routedPages.map(({ page, language, path }) => {
    const name = page.id.slice(language.length + 1);
    return { language, page, path, alternate: paths.get(`${otherLanguage(language)}/${name}`) ?? null };
  });
}

function resolvePagePath(page: CollectionEntry<'pages'>): { language: Language; path: string } {
  const language = getPathLanguage(`/${page.id}`);
  const path = toCanonicalPath(language, page.data.slug);
  if (language === undefined || path === undefined) {
    throw new Error(
      `${getPageFile(page)}: pages lie in a folder of their language, one of ${LANGUAGES.join(', ')}.`,
    );
  }
  if (RESERVED_SLUGS.includes(page.data.slug)) {
    throw new Error(
      `${getPageFile(page)}: the slug ${page.data.slug} is the product's own. Give the page another.`,
    );
  }
  return { language, path };
}

function getPageFile(page: CollectionEntry<'pages'>): string {
  return `site/content/pages/${page.id}.json`;
}
