import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { parseArgs } from 'node:util';
import { listMessages } from '../db.ts';
import { explainFailure } from './explain-failure.ts';
import { openStore, type Place, type Store } from './store.ts';

/** Options by which a command chooses its database. */
export const DATABASE_OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string', default: '.wrangler/state' },
} as const;

/** Usage text of {@link DATABASE_OPTIONS}. */
export const DATABASE_USAGE = `  --remote       production: LIBSQL_URL when it is set, else D1; and R2. It needs \`wrangler login\`
  --persist-to   local state, .wrangler/state by default`;

/** Reads the arguments of a command that has no other options. */
export const readOptions = () => parseArgs({ allowPositionals: true, options: DATABASE_OPTIONS });

type Options = { readonly remote: boolean; readonly 'persist-to': string };

/** Runs work on the database chosen by the options. */
export function withDatabase<Result>(
  options: Options,
  work: (db: Store['db']) => Promise<Result>,
): Promise<Result> {
  return withStore(toPlace(options, options.remote), ({ db }) => work(db));
}

/** Opens a store, runs work on it and closes it. */
export async function withStore<Result>(
  place: Place,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Reads the database and the arguments of a command. LIBSQL_URL also applies on this machine. */
export function readPlace(): Place & { readonly positionals: readonly string[] } {
  const { values, positionals } = readOptions();
  return { ...toPlace(values, true), positionals };
}

function toPlace({ remote, 'persist-to': persistTo }: Options, isLibsql: boolean): Place {
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  return { remote, persistTo, libsql: isLibsql && url ? { url, authToken } : undefined };
}

const NOT_MIGRATED =
  'The database is empty, or older than this code: run `npm run migrate` with the same options first.';

/** Runs a command and sets the exit code it returns; when it throws, prints the reason, or `usage`, and sets 2. */
export async function runCommand(usage: string, run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const reason = listMessages(error).join('\n');
    console.error(/no such (table|column)/.test(reason) ? NOT_MIGRATED : reason);
    const isWrongOption =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (isWrongOption) console.error(usage);
    process.exitCode = 2;
  }
}

/** npm puts the project's programs first in PATH; a command not started by npm finds them last. */
const PATH = `${process.env['PATH'] ?? ''}${delimiter}node_modules/.bin`;
const ENV = { PATH, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' };

/** Larger than any program's output. */
const OUTPUT = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;

type Variables = Readonly<Record<string, string>>;

/** Runs a program in this terminal until it exits. When it fails, throws an error that explains what to do. */
export function runProgram([name = '', ...args]: readonly string[], variables: Variables = {}): void {
  const env = { ...process.env, ...ENV, ...variables };
  const { status, stderr } = spawnSync(toPath(name), args, {
    ...OUTPUT,
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  process.stderr.write(stderr);
  if (status !== 0) throw new Error(`${name} ${args.join(' ')} failed. ${explainFailure(stderr)}`);
}

/** Runs a program and returns its output. When it fails, throws its error output and what to do. */
export function readProgram([name = '', ...args]: readonly string[]): string {
  const env = { ...process.env, ...ENV };
  const { status, stdout, stderr } = spawnSync(toPath(name), args, { ...OUTPUT, env });
  if (status === 0) return stdout;
  const output = stderr.trim() || stdout.trim();
  throw new Error(`${output}\n${name} ${args.join(' ')} failed. ${explainFailure(output)}`);
}

function toPath(name: string): string {
  return name === 'node' ? process.execPath : name;
}
