import { toCanonicalPath, getPathLanguage } from './redirects.ts';

/** The slugs of the editors' pages by file. */
const SLUGS = import.meta.glob<string>('../../content/pages/*/*.json', { eager: true, import: 'slug' });

/** The address of the page that an editor's link names by its file, site/content/pages/nl/terms.json. */
export function findPagePath(file: string): string | undefined {
  const contentPath = file.replace(/^site\/content/, '');
  return toCanonicalPath(
    getPathLanguage(contentPath.replace(/^\/pages/, '')),
    SLUGS[`../../content${contentPath}`],
  );
}
