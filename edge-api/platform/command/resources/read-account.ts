import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Resource } from './list-resources.ts';

/** The names of what an account holds, by kind. */
type Account = Readonly<Record<Resource['kind'], readonly string[]>>;

type Read = (command: readonly string[]) => string;

const Databases = z.array(z.object({ name: z.string(), uuid: z.string() }));
const Named = z.array(z.object({ name: z.string() }));

/** Pages of queues that are read at most. */
const PAGES_MAX = 20;

/** Reads what the account holds; each list is one call of wrangler, the queues' one for each page. */
export function readAccount(read: Read): Account {
  const widgets = read(['wrangler', 'turnstile', 'widget', 'list', '--json']);
  return {
    'D1 database': [...readDatabaseIds(read).keys()],
    'R2 bucket': readBucketNames(read(['wrangler', 'r2', 'bucket', 'list'])),
    queue: readQueueNames(read),
    secret: readSecretNames(read),
    'Turnstile widget': Named.parse(JSON.parse(widgets)).map(({ name }) => name),
  };
}

/** Returns the ids of the account's databases by name. */
export function readDatabaseIds(read: Read): ReadonlyMap<string, string> {
  const listed: unknown = JSON.parse(read(['wrangler', 'd1', 'list', '--json']));
  return new Map(Databases.parse(listed).map(({ name, uuid }) => [name, uuid]));
}

/** Wrangler lists buckets as paragraphs with a line `name:`. */
function readBucketNames(output: string): string[] {
  return [...stripVTControlCharacters(output).matchAll(/^name:\s+(\S+)$/gm)].map(([, name = '']) => name);
}

/** Wrangler lists queues as a table, whose second column is the name. */
function readQueueNames(read: Read): string[] {
  const names: string[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const rows = stripVTControlCharacters(read(['wrangler', 'queues', 'list', '--page', String(page)]))
      .split('\n')
      .filter((line) => line.startsWith('│'))
      .map((line) => line.split('│')[2]?.trim() ?? '')
      .filter((name) => name !== 'name' && !names.includes(name));
    if (rows.length === 0) break;
    names.push(...rows);
  }
  return names;
}

/** A Worker that was never deployed has no secrets, which wrangler calls an error. */
function readSecretNames(read: Read): string[] {
  try {
    const listed: unknown = JSON.parse(read(['wrangler', 'secret', 'list', '--env', 'production']));
    return Named.parse(listed).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && /Worker "[^"]+".* not found/.test(error.message)) return [];
    throw error;
  }
}
