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
  for (const { page, path } of placed) {
    const first = placed.find((other) => other.path === path);
    if (first && first.page.id !== page.id) {
      throw new Error(
        `${fileOf(page)}: the slug is already taken by ${fileOf(first.page)}. Give one of them another.`,
      );
    }
  }
  return placed.map(({ page, language, path }) => {
    const name = page.id.slice(language.length + 1);
    const twin = placed.find((other) => other.page.id === `${otherLanguage(language)}/${name}`);
    return { language, page, path, alternate: twin?.path ?? null };
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
