import { parseArgs } from 'node:util';
import type { Place } from './backup/store.ts';
import { openD1, openLibsql } from './open-database.ts';

/** The options with which a command chooses where it works, for `parseArgs`. */
export const DATABASE_OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string', default: '.wrangler/state' },
} as const;

/** What a command's usage says about them. */
export const DATABASE_USAGE = `  --remote       production: LIBSQL_URL when it is set, else D1; and R2. It needs \`wrangler login\`
  --persist-to   local state, .wrangler/state by default`;

/** Opens the database that the options choose. */
export function openDatabase(options: { readonly remote: boolean; readonly 'persist-to': string }) {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  if (!options.remote) return openD1(['--local', '--persist-to', options['persist-to']]);
  return LIBSQL_URL ? openLibsql(LIBSQL_URL, LIBSQL_AUTH_TOKEN) : openD1(['--remote', '--env', 'production']);
}

/** Reads where a command works that has no other options, and its arguments. LIBSQL_URL counts on this machine too. */
export function readPlace(): Place & { readonly positionals: readonly string[] } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: DATABASE_OPTIONS });
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  const libsql = url ? { url, authToken } : undefined;
  return { remote: values.remote, persistTo: values['persist-to'], libsql, positionals };
}

/** Runs a command and sets the exit code that it returns; prints why it failed and sets 2 when it throws. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
