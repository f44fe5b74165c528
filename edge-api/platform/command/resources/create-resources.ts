import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readSecretNames, type Tools as DeployTools } from '../deploy/production.ts';
import { IN_EU, type Resource } from './list-resources.ts';

type Options = {
  readonly resources: readonly Resource[];
  readonly madeByDeploy: readonly string[];
  /** The database's id in `wrangler.toml`; undefined while it names none. */
  readonly databaseId: string | undefined;
  readonly isDryRun: boolean;
};

type Tools = Pick<DeployTools, 'run' | 'read' | 'print'> & {
  readonly ask: (question: string) => Promise<boolean>;
};

/**
 * Prints which of production's resources the account has, and creates the missing ones, asking before each. A dry run
 * does not contact the account: it prints the commands. Returns the exit code: 1 while a required resource is missing.
 */
export async function createResources(options: Options, tools: Tools): Promise<number> {
  const { resources, madeByDeploy, isDryRun } = options;
  const missing = isDryRun ? printCommands(resources, tools) : await createMissing(resources, tools);
  if (!isDryRun) printDatabaseId(options, tools);
  tools.print(`The first deploy creates: ${madeByDeploy.join(', ')}.`);
  if (missing > 0) tools.print(`Still missing: ${missing}. npm run deploy would stop.`);
  return missing === 0 ? 0 : 1;
}

function printCommands(resources: readonly Resource[], { print }: Tools): number {
  for (const resource of resources) print(`npx ${resource.create.join(' ')}${toRemark(resource)}`);
  return 0;
}

async function createMissing(resources: readonly Resource[], tools: Tools): Promise<number> {
  const { print, read, run, ask } = tools;
  const account = readAccount(read);
  let missing = 0;
  for (const resource of resources) {
    const { kind, name, create, optional } = resource;
    const isThere = account[kind].includes(name);
    print(`${isThere ? 'there  ' : 'missing'}  ${kind} ${name}${toRemark(resource)}`);
    if (isThere) continue;
    // Secrets are typed in, so they need the prompt; for all others wrangler would offer to edit wrangler.toml.
    if (await ask(`Run npx ${create.join(' ')}?`)) run(create, kind === 'secret' ? { CI: '' } : {});
    else if (optional === undefined) missing += 1;
  }
  return missing;
}

function toRemark({ optional }: Resource): string {
  return optional === undefined ? '' : `   (optional: ${optional})`;
}

function printDatabaseId({ resources, databaseId }: Options, { read, print }: Tools): void {
  const name = resources.find(({ kind }) => kind === 'D1 database')?.name ?? '';
  const id = readDatabaseIds(read).get(name);
  if (id !== undefined && id !== databaseId)
    print(`Put database_id = "${id}" under [[env.production.d1_databases]] in wrangler.toml.`);
}

type Read = (command: readonly string[]) => string;

const Databases = z.array(z.object({ name: z.string(), uuid: z.string() }));
const Named = z.array(z.object({ name: z.string() }));

const PAGES_MAX = 20;

/** Reads an account's resources: one wrangler call per kind, and one per page of queues. */
function readAccount(read: Read): Readonly<Record<Resource['kind'], readonly string[]>> {
  const widgets = read(['wrangler', 'turnstile', 'widget', 'list', '--json']);
  return {
    'D1 database': [...readDatabaseIds(read).keys()],
    'R2 bucket': readBucketNames(read(['wrangler', 'r2', 'bucket', 'list', ...IN_EU])),
    queue: readQueueNames(read),
    secret: readSecretNames(read),
    'Turnstile widget': Named.parse(JSON.parse(widgets)).map(({ name }) => name),
  };
}

function readDatabaseIds(read: Read): ReadonlyMap<string, string> {
  const listed: unknown = JSON.parse(read(['wrangler', 'd1', 'list', '--json']));
  return new Map(Databases.parse(listed).map(({ name, uuid }) => [name, uuid]));
}

/** Wrangler lists buckets as paragraphs, each with a line `name:`. */
function readBucketNames(output: string): string[] {
  return [...stripVTControlCharacters(output).matchAll(/^name:\s+(\S+)$/gm)].map(([, name = '']) => name);
}

/** Wrangler lists queues as a table with the name in the second column. */
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
