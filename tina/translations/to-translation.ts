import { isRecord, type Language } from '../../edge-api/platform/rules.ts';
import { findTranslation } from '../../site/src/blocks/find-translation.ts';
import type { PageSummary } from './list-pages.ts';

type Target = { readonly language: Language; readonly pages: readonly PageSummary[] };

/** Returns a page's translation: a draft copy, with links to translated pages where they exist. */
export function toTranslation(
  values: Readonly<Record<string, unknown>>,
  source: PageSummary,
  { language, pages }: Target,
): Record<string, unknown> {
  const translateLinks = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      return name === 'url' ? toOtherLanguage(value, source.language, language) : findTwin(value, pages);
    }
    if (Array.isArray(value)) return value.map((part: unknown) => translateLinks(part));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, translateLinks(part, own)]));
  };
  const copy = Object.entries(values).map(([name, value]) => [name, translateLinks(value, name)] as const);
  return { ...Object.fromEntries(copy), draft: true, translation: source.file };
}

/** Returns the file name of a translation: the page's own, with a number if that is taken. */
export function toFileName(source: PageSummary, { language, pages }: Target): string {
  const taken = new Set(pages.filter((page) => page.language === language).map(({ name }) => name));
  let name = source.name;
  for (let number = 2; taken.has(name); number += 1) name = `${source.name}-${number}`;
  return name;
}

function findTwin(file: string, pages: readonly PageSummary[]): string {
  const page = pages.find((candidate) => candidate.file === file);
  return (page && findTranslation(page, pages)) ?? file;
}

/** Returns an address of this site in the other language; any other address unchanged. */
function toOtherLanguage(url: string, from: Language, to: Language): string {
  return url.replace(new RegExp(`^/${from}(?=[/#?]|$)`), `/${to}`);
}
