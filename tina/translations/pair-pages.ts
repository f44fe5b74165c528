import { LANGUAGES, type Language } from '../../edge-api/platform/rules.ts';
import { findTranslation } from '../../site/src/blocks/find-translation.ts';
import type { PageSummary } from './list-pages.ts';

/** A page in each language that it has. */
export type PagePair = Readonly<Partial<Record<Language, PageSummary>>>;

/** Puts each page and its translation together, in the order of the first of them. */
export function pairPages(pages: readonly PageSummary[]): PagePair[] {
  const placed = new Set<string>();
  return pages
    .toSorted((one, other) => LANGUAGES.indexOf(one.language) - LANGUAGES.indexOf(other.language))
    .flatMap((page) => {
      if (placed.has(page.file)) return [];
      const file = findTranslation(page, pages);
      const translation = pages.find((other) => other.file === file && !placed.has(other.file));
      placed.add(page.file);
      if (translation) placed.add(translation.file);
      return [{ [page.language]: page, ...(translation && { [translation.language]: translation }) }];
    });
}
