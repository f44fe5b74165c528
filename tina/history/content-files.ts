import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'astro/zod';
import type { Language } from '../../edge-api/platform/rules.ts';
import { Logo, PageContent, Testimonial } from '../../site/src/blocks/collections.ts';
import { prepareContent } from '../../site/src/blocks/prepare-content.ts';
import { Settings } from '../../site/src/i18n/settings.ts';
import { Navigation } from '../../site/src/ui/navigation-content.ts';
import { translateTo } from '../texts/translate.ts';

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  pages: PageContent,
  testimonials: Testimonial,
  logos: Logo,
  navigation: Navigation,
  settings: Settings,
};
const CONTENT_FILE = /^site\/content\/(?<collection>\w+)(?:\/[\w-]+){1,2}\.json$/;
const VERSION = /^[0-9a-f]{40}$|^\d{13}$/;
const MAX_VERSIONS = 30;
/** Where files replaced by a restore are kept, because they may not be in git yet. */
export const REPLACED_FOLDER = '.local/editor/replaced';

/** A former version of a file: a commit, or the file before a restore. */
type Version = { readonly id: string; readonly date: Date; readonly title: string };

export const isContentFile = (file: string): boolean => CONTENT_FILE.test(file) && fs.existsSync(file);

/** Returns the path if it is a content file; throws otherwise, so that no other file is read or written. */
export function requireContentFile(file: string): string {
  if (isContentFile(file)) return file;
  throw new Error(`There is no file of content ${file}.`);
}

/** Returns why the build could not read a text as the content of a file, if it could not. */
export function findDamage(language: Language, file: string, text: string): string | undefined {
  const schema = SCHEMAS[CONTENT_FILE.exec(file)?.groups?.['collection'] ?? ''];
  try {
    const issue = schema?.safeParse(prepareContent(JSON.parse(text))).error?.issues[0];
    return issue && `${issue.path.join(' › ')}: ${translateTo(language, issue.message)}`;
  } catch (error) {
    const line = /line (?<line>\d+)/.exec(String(error))?.groups?.['line'] ?? text.split('\n').length;
    return translateTo(language, BROKEN_JSON, { line });
  }
}

const BROKEN_JSON =
  'Something is missing or superfluous on line {line}, such as a quotation mark or a comma.';

/** Returns what is damaged in the current file, if anything. */
export const readDamage = (language: Language, file: string): string | undefined =>
  findDamage(language, file, fs.readFileSync(file, 'utf8'));

/** Lists the content files that the build could not read, each with the reason. */
export function listDamage(language: Language): { file: string; problem: string }[] {
  return fs.globSync('site/content/**/*.json').flatMap((file) => {
    const problem = readDamage(language, file);
    return problem === undefined ? [] : [{ file, problem }];
  });
}

/** Lists the former versions of a file on the branch itself, latest first; of a merge only its result. */
export function listVersions(file: string): Version[] {
  const log = git(
    'log',
    `--max-count=${MAX_VERSIONS}`,
    '--first-parent',
    '-m',
    '--diff-filter=AM',
    '--format=%H%x09%cI%x09%an: %s',
    '--',
    file,
  );
  const commits = log.split('\n').flatMap((line) => {
    const [id = '', date = '', title = ''] = line.split('\t');
    return id === '' ? [] : [{ id, date: new Date(date), title }];
  });
  const folder = `${REPLACED_FOLDER}/${file}`;
  const replaced = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return [...commits, ...replaced.map((id) => ({ id, date: new Date(Number(id)), title: '' }))].toSorted(
    (one, other) => other.date.getTime() - one.date.getTime(),
  );
}

/** Returns the text of a former version of a file. */
export function readVersion(file: string, id: string): string {
  if (!VERSION.test(id)) throw new Error(`${file} has no version ${id}.`);
  return id.length === 40
    ? git('show', `${id}:${file}`)
    : fs.readFileSync(`${REPLACED_FOLDER}/${file}/${id}`, 'utf8');
}

/** Overwrites a file with a former version, and keeps the replaced text as a version. */
export function restoreVersion(file: string, id: string, now: Date): void {
  const text = readVersion(file, id);
  const replaced = `${REPLACED_FOLDER}/${file}/${now.getTime()}`;
  fs.mkdirSync(dirname(replaced), { recursive: true });
  fs.writeFileSync(replaced, fs.readFileSync(file));
  // Atomically, because TinaCMS would keep what it reads from a half-written file.
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
