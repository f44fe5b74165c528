import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';
import { HOME_SLUG } from './reserved-slugs.ts';

/** Paths, without a trailing slash, that also exist without a language (RULES.md, "Addresses"). */
const UNPREFIXED_PAGES = [
  '',
  '/login',
  '/logout',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/campaigns',
  '/terms',
  '/privacy',
  '/power-hour-protocol',
];

/** Folders whose paths all also exist without a language. */
const UNPREFIXED_FOLDERS = ['/dashboard/', '/campaigns/', '/charities/'];

/** The slug of an editors' page; it cannot be a host or a dot segment. */
const PAGE_SLUG = /^[\w-]+$/;

/** Links to pages (RULES.md, "Addresses"). */
const PAGE_LINK = /^\/(?<language>[^/]+)\/pages\/(?<slug>[^/]+)\/?$/;

/** Returns the language of a path, if it names one. */
export function getPathLanguage(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** A redirect within this site. */
export type Redirect = { status: 301 | 302; location: string };

/**
 * Finds the redirect, in one step, of a path that is not a page itself: /{language}/pages/{slug}, the form of links to
 * pages, permanently to the canonical address; a path without a language temporarily to the visitor's; and a path with
 * a trailing slash to the one without.
 */
export function findRedirect(
  pathname: string,
  search: string,
  visitorLanguage: Language,
): Redirect | undefined {
  const { language, slug } = PAGE_LINK.exec(pathname)?.groups ?? {};
  const page = toCanonicalPath(language, slug);
  if (page !== undefined) return { status: 301, location: page + search };
  // A double slash would turn the rest into a host, so such a path is not redirected.
  if (pathname.includes('//')) return undefined;
  const path = pathname.replace(/\/$/, '');
  if (UNPREFIXED_PAGES.includes(path) || UNPREFIXED_FOLDERS.some((folder) => path.startsWith(folder)))
    return { status: 302, location: `/${visitorLanguage}${path}${search}` };
  return path !== '' && path !== pathname ? { status: 301, location: path + search } : undefined;
}

/** Returns the canonical address of /{language}/pages/{slug}; undefined if either part is invalid. */
export function toCanonicalPath(language: string | undefined, slug: string | undefined): string | undefined {
  if (!isLanguage(language) || slug === undefined || !PAGE_SLUG.test(slug)) return undefined;
  return slug === HOME_SLUG ? `/${language}` : `/${language}/${slug}`;
}

/** Returns a path in another language, for the language switch. */
export function toLanguagePath(language: Language, pathname: string): string {
  const own = getPathLanguage(pathname);
  if (own === undefined) return `/${language}`;
  return `/${language}${pathname.slice(own.length + 1)}`;
}

/** Returns the language other than this one. */
export function otherLanguage(language: Language): Language {
  return language === DEFAULT_LANGUAGE ? 'en' : DEFAULT_LANGUAGE;
}
