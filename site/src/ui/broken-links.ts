import { isSafeUrl } from './link.ts';
import { isRecord } from '#api/platform/rules.ts';

/** Field names of links in the editors' files. */
const LINKS = /^(?:links?|ctas|button|header|footer|legal)$/;

/** The path of a value in an editor's content: field names, and indexes in lists. */
export type Place = readonly (string | number)[];

type BrokenLink = { readonly place: Place; readonly words: string };

/**
 * Finds the links in `value` that have a label but no target, so that they lead to '#' (RULES.md, "Addresses"). A
 * reference must name a page for which `pageExists`, unless there is an address to fall back to.
 */
export function findBrokenLinks(
  value: unknown,
  pageExists: (file: string) => boolean,
  place: Place = [],
): BrokenLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).map(
    ([name, part]) => [Array.isArray(value) ? Number(name) : name, part] as const,
  );
  const isLink = LINKS.test(String(place.findLast((name) => typeof name === 'string')));
  const words = getTextField(value, 'label');
  const own = isLink && words !== '' && !hasTarget(value, pageExists) ? [{ place, words }] : [];
  const deeper = parts.flatMap(([name, part]) => findBrokenLinks(part, pageExists, [...place, name]));
  // The label of a column's link is a field beside it.
  const aside = getTextField(value, 'ctaText');
  const target: unknown = 'link' in value ? value.link : undefined;
  if (aside === '' || hasTarget(target ?? {}, pageExists)) return [...own, ...deeper];
  return [...own, ...deeper, { place: [...place, 'link'], words: aside }];
}

function hasTarget(link: unknown, pageExists: (file: string) => boolean): boolean {
  if (!isRecord(link)) return false;
  const reference = getTextField(link, 'reference');
  if (getTextField(link, 'type') === 'reference' && reference !== '') return pageExists(reference);
  return isSafeUrl(getTextField(link, 'url'));
}

function getTextField(value: object, name: string): string {
  const text: unknown = Object.entries(value).find(([own]) => own === name)?.[1];
  return typeof text === 'string' ? text.trim() : '';
}
