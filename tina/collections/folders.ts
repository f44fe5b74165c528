import { LANGUAGES } from '#api/platform/rules.ts';
import { toSlug } from '#api/campaigns/rules.ts';

/** The folder in which the editor makes something new, from the address of its page: empty for the collection's own. */
function getOpenFolder(): string {
  return /\/new\/[\w-]+\/~\/(?<folder>[^?]+)/.exec(location.hash)?.groups?.['folder'] ?? '';
}

/** A name for a new file after `title`: with the language in front, unless its folder is open. */
export function toFileName(title: unknown, otherwise: string): string {
  const name = toSlug(typeof title === 'string' ? title : '') || otherwise;
  return getOpenFolder() === '' ? `nl/${name}` : name;
}

/** What is wrong with where a file would lie, in a collection that has a folder for each language. */
export function validateFilePath(path: string): string | undefined {
  const [language = '', ...rest] = path.replace(/^site\/content\/[\w-]+\/+/, '').split('/');
  const isValid = LANGUAGES.some((one) => one === language) && rest.length === 1;
  return isValid ? undefined : 'Begin the file name with the language, as nl/about or en/about.';
}
