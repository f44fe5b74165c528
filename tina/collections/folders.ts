import { LANGUAGES } from '#api/platform/rules.ts';
import { slugOf } from '#api/campaigns/rules.ts';

/** The folder in which the editor makes something new, from the address of its page: empty for the collection's own. */
function openFolder(): string {
  return /\/new\/[\w-]+\/~\/(?<folder>[^?]+)/.exec(location.hash)?.groups?.['folder'] ?? '';
}

/** A name for a new file after `title`: with the language in front, unless its folder is open. */
export function fileNameAfter(title: unknown, otherwise: string): string {
  const name = slugOf(typeof title === 'string' ? title : '') || otherwise;
  return openFolder() === '' ? `nl/${name}` : name;
}

/** What is wrong with where a file would lie, in a collection that has a folder for each language. */
export function refusePlace(path: string): string | undefined {
  const [language = '', ...rest] = path.replace(/^site\/content\/[\w-]+\/+/, '').split('/');
  const isPlaced = LANGUAGES.some((one) => one === language) && rest.length === 1;
  return isPlaced ? undefined : 'Begin the file name with the language, as nl/about or en/about.';
}
