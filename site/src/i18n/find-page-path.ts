import { toCanonicalPath, getPathLanguage } from './redirects.ts';

/** The slugs of the editors' pages by file. */
const SLUGS = import.meta.glob<string>('../../content/pages/*/*.json', { eager: true, import: 'slug' });

/** Finds the address of a page by its file, such as site/content/pages/nl/terms.json. */
export function findPagePath(file: string): string | undefined {
  const contentPath = file.replace(/^site\/content/, '');
  return toCanonicalPath(
    getPathLanguage(contentPath.replace(/^\/pages/, '')),
    SLUGS[`../../content${contentPath}`],
  );
}
