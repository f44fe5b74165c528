import type { Language } from '#api/platform/rules.ts';

/** A link as stored by editors (RULES.md, "Addresses"). */
export type Link = {
  type?: string | null | undefined;
  url?: string | null | undefined;
  /** Path of a content file, as the editor stores it: site/content/pages/nl/terms.json. */
  reference?: string | null | undefined;
  newTab?: boolean | null | undefined;
  label?: string | null | undefined;
};

type LinkAttributes = { href: string; target?: '_blank'; rel?: 'noopener'; 'aria-current'?: 'page' };

/** The schemes allowed in a link; anything else leads to '#'. */
const SAFE_URL = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const PAGE_FILE = /^site\/content\/(?<collection>[\w-]+)\/[\w-]+\/(?<slug>[\w-]+)\.json$/;

/** Returns whether an address is allowed in a link. */
export function isSafeUrl(url: string): boolean {
  return SAFE_URL.test(url.trim());
}

/** Returns a mailto link, encoded so that the address cannot add a subject or another header. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Returns where a link leads: its url, a reference's page, or '#' without a target (RULES.md, "Addresses"). */
export function toHref(link: Link, language: Language): string {
  if (link.type === 'reference') {
    const { collection, slug } = PAGE_FILE.exec(link.reference ?? '')?.groups ?? {};
    if (collection !== undefined && slug !== undefined) return `/${language}/${collection}/${slug}`;
    if (link.reference) return '#';
  }
  const url = link.url?.trim() ?? '';
  return isSafeUrl(url) ? url : '#';
}

/** Returns the anchor attributes of a link; `page` is the path of the page that contains it, or path and query. */
export function toLinkAttributes(link: Link, language: Language, page?: string): LinkAttributes {
  const href = toHref(link, language);
  return {
    href,
    ...(link.newTab && { target: '_blank', rel: 'noopener' }),
    ...(href === page?.split('?')[0] && { 'aria-current': 'page' }),
  };
}
