import { parseArgs } from 'node:util';
import type { Place } from './backup/store.ts';

/** Where a command works, as its last arguments say. */
export const PLACE_USAGE = `  --remote       production: LIBSQL_URL when it is set, else D1; and R2. It needs \`wrangler login\`
  --persist-to   local state, .wrangler/state unless told otherwise`;

/** Reads where a command works, and its other arguments. LIBSQL_URL counts on this machine too. */
export function readPlace(): Place & { readonly positionals: readonly string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  });
  const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env;
  return {
    remote: values.remote,
    persistTo: values['persist-to'],
    libsql: url ? { url, authToken } : undefined,
    positionals,
  };
}
