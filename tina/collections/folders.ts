import type { Collection } from 'tinacms';
import { LANGUAGES } from '../../edge-api/platform/rules.ts';
import { translate } from '../texts/translate.ts';
import { toSlug } from '../../edge-api/platform/slug-rules.ts';

/** Returns the folder in which the editor creates a file, from the address; empty for the collection's root. */
function getOpenFolder(): string {
  return /\/new\/[\w-]+\/~\/(?<folder>[^?]+)/.exec(location.hash)?.groups?.['folder'] ?? '';
}

/** Derives the name of a new file from `title`, prefixed with the language unless its folder is open. */
export function toFileName(title: unknown, fallback: string): string {
  const name = toSlug(typeof title === 'string' ? title : '') || fallback;
  return getOpenFolder() === '' ? `nl/${name}` : name;
}

/** Checks the path of a file in a collection with one folder per language; returns the problem, if any. */
export function validateFilePath(path: string): string | undefined {
  const [language = '', ...rest] = path.replace(/^site\/content\/[\w-]+\/+/, '').split('/');
  const isValid = LANGUAGES.some((known) => known === language) && rest.length === 1;
  return isValid
    ? undefined
    : translate('Begin the file name with the language, for example nl/about or en/about.');
}

/** The options of a collection with exactly one file per language; files cannot be added, removed or renamed. */
export const perLanguage: NonNullable<Collection['ui']> = {
  allowedActions: { create: false, delete: false, createFolder: false, createNestedFolder: false },
  filename: { readonly: true },
};
