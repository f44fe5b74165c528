import { getCollection, type CollectionEntry } from 'astro:content';
import { LANGUAGES, type Language } from '../../../edge-api/platform/rules.ts';
import { canonicalPage, languageOfPath, otherLanguage } from '../i18n/redirects.ts';

/** A page of the editors with the addresses it has. */
export type PlacedPage = {
  language: Language;
  page: CollectionEntry<'pages'>;
  path: string;
  /** The address of the file with the same name in the other language; null when there is none. */
  alternate: string | null;
};

/**
 * Every page of the editors, placed. Files of the same name are twins.
 * Throws with the file's name when a page lies in no language's folder or takes another page's address.
 */
export async function placedPages(): Promise<PlacedPage[]> {
  const pages = await getCollection('pages');
  const placed = pages.map((page) => ({ page, ...addressOf(page) }));
  const owners = new Map<string, CollectionEntry<'pages'>>();
  for (const { page, path } of placed) {
    const first = owners.get(path);
    if (first) {
      throw new Error(
        `${fileOf(page)}: the slug is already taken by ${fileOf(first)}. Give one of them another.`,
      );
    }
    owners.set(path, page);
  }
  const paths = new Map(placed.map(({ page, path }) => [page.id, path]));
  return placed.map(({ page, language, path }) => {
    const name = page.id.slice(language.length + 1);
    return { language, page, path, alternate: paths.get(`${otherLanguage(language)}/${name}`) ?? null };
  });
}

function addressOf(page: CollectionEntry<'pages'>): { language: Language; path: string } {
  const language = languageOfPath(`/${page.id}`);
  const path = canonicalPage(language, page.data.slug);
  if (language === undefined || path === undefined) {
    throw new Error(
      `${fileOf(page)}: pages lie in a folder of their language, one of ${LANGUAGES.join(', ')}.`,
    );
  }
  return { language, path };
}

function fileOf(page: CollectionEntry<'pages'>): string {
  return `site/content/pages/${page.id}.json`;
}
