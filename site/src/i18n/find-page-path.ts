import { toCanonicalPath, getPathLanguage } from './redirects.ts';

/** The slugs of the editors' pages by file, and whether they are drafts. */
const SLUGS = import.meta.glob<string>('../../content/pages/*/*.json', { eager: true, import: 'slug' });
const DRAFTS = import.meta.glob<boolean>('../../content/pages/*/*.json', { eager: true, import: 'draft' });

/** Finds the address of a public page by its file, such as site/content/pages/nl/terms.json. */
export function findPagePath(file: string): string | undefined {
  if (isDraft(file)) return undefined;
  return toCanonicalPath(getPathLanguage(toContentPath(file).replace(/^\/pages/, '')), SLUGS[toKey(file)]);
}

/** Returns whether a file is a page that is not published yet. */
export function isDraft(file: string | null | undefined): boolean {
  return DRAFTS[toKey(file ?? '')] === true;
}

const toContentPath = (file: string): string => file.replace(/^site\/content/, '');
const toKey = (file: string): string => `../../content${toContentPath(file)}`;
