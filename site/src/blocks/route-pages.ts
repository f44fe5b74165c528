import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { toCanonicalPath, getPathLanguage } from '../i18n/redirects.ts';
import { HOME_SLUG, LEGAL_NAMES, RESERVED_SLUGS } from '../i18n/reserved-slugs.ts';
import type { PageContent } from './collections.ts';
import { findExampleText } from './find-example-text.ts';
import { findTranslation, findTranslationProblem } from './find-translation.ts';

/** A page in its collection; the id is its path below site/content/pages, such as nl/about. */
export type PageEntry = { readonly id: string; readonly data: PageContent };

/** A public page of the editors with its addresses. */
export type RoutedPage<Page extends PageEntry> = {
  readonly language: Language;
  readonly page: Page;
  readonly path: string;
  /** The address of its translation; null if there is none, or only a draft. */
  readonly alternate: string | null;
};

/**
 * Returns the public pages with their addresses; drafts have none.
 * Throws with the file's name when a page is outside the folders of the languages, takes an address of another page or
 * of the product, names an invalid translation, or still has an example text; when a language has no home page; and
 * when a page that forms link to is a draft.
 */
export function routePages<Page extends PageEntry>(pages: readonly Page[]): RoutedPage<Page>[] {
  const files = pages.map((page) => ({ file: getPageFile(page), translation: page.data.translation }));
  const paths = new Map<string, string>();
  const owners = new Map<string, string>();
  for (const page of pages) {
    const file = getPageFile(page);
    const problem = findTranslationProblem({ file, translation: page.data.translation }, files);
    if (problem !== undefined) throw new Error(`${file}: ${problem}.`);
    requirePublicWhereLinked(page);
    if (page.data.draft) continue;
    const path = requirePath(page);
    const first = owners.get(path);
    if (first !== undefined) {
      throw new Error(`${file}: the slug is already taken by ${first}. Give one of them another.`);
    }
    requireOwnTexts(page);
    owners.set(path, file);
    paths.set(file, path);
  }
  requireHomePages(owners);
  return pages.flatMap((page) => {
    const file = getPageFile(page);
    const path = paths.get(file);
    const language = getPathLanguage(path ?? '');
    if (path === undefined || language === undefined) return [];
    const translation = findTranslation({ file, translation: page.data.translation }, files);
    return [{ language, page, path, alternate: paths.get(translation ?? '') ?? null }];
  });
}

function requirePath(page: PageEntry): string {
  const path = toCanonicalPath(getPathLanguage(`/${page.id}`), page.data.slug);
  if (path === undefined) {
    throw new Error(
      `${getPageFile(page)}: pages lie in a folder of their language, one of ${LANGUAGES.join(', ')}.`,
    );
  }
  if (RESERVED_SLUGS.includes(page.data.slug)) {
    throw new Error(
      `${getPageFile(page)}: the slug ${page.data.slug} is the product's own. Give the page another.`,
    );
  }
  return path;
}

function requirePublicWhereLinked(page: PageEntry): void {
  if (!page.data.draft || !LEGAL_NAMES.some((name) => page.id.endsWith(`/${name}`))) return;
  throw new Error(`${getPageFile(page)}: forms link to this page, so it cannot be a draft.`);
}

function requireOwnTexts(page: PageEntry): void {
  for (const [index, block] of (page.data.blocks ?? []).entries()) {
    const example = findExampleText(block);
    if (!example) continue;
    throw new Error(
      `${getPageFile(page)}: block ${index + 1} (${block._template}) still has the example "${example.text}" as its ${example.place.join('.')}. Write your own text, remove the block, or make the page a draft.`,
    );
  }
}

function requireHomePages(owners: ReadonlyMap<string, string>): void {
  for (const language of LANGUAGES) {
    if (owners.has(`/${language}`)) continue;
    throw new Error(
      `site/content/pages/${language}: no public page has the slug ${HOME_SLUG}. Give it to the first page again.`,
    );
  }
}

const getPageFile = ({ id }: PageEntry): string => `site/content/pages/${id}.json`;
