import { openD1, openLibsql } from './open-database.ts';

/** The options with which a command chooses its database, for `parseArgs`. */
export const DATABASE_OPTIONS = {
  remote: { type: 'boolean', default: false },
  'persist-to': { type: 'string', default: '.wrangler/state' },
} as const;

/** What a command's usage says about them. */
export const DATABASE_USAGE = `  --remote       the production database: LIBSQL_URL when it is set, else D1 by wrangler
  --persist-to   local state, .wrangler/state by default`;

/** Opens the database that the options choose. */
export function openDatabase(options: { readonly remote: boolean; readonly 'persist-to': string }) {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  if (!options.remote) return openD1(['--local', '--persist-to', options['persist-to']]);
  return LIBSQL_URL ? openLibsql(LIBSQL_URL, LIBSQL_AUTH_TOKEN) : openD1(['--remote', '--env', 'production']);
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
