import { parseArgs } from 'node:util';
import { openD1, openLibsql } from '#api/platform/command/open-database.ts';
import { createLog } from '#api/platform/log.ts';
import { logAccountEvent } from '../account-log.ts';
import { grantAdmin } from '../grant-admin.ts';

const USAGE = `Usage: npm run grant-admin -- <email> [--remote | --persist-to <folder>]
  --remote       the production database: LIBSQL_URL when it is set, else D1 by wrangler
  --persist-to   local state, .wrangler/state unless told otherwise`;
const FAILURE_MESSAGES = {
  already: 'is an admin already.',
  unknown: 'has no account. Let the person register first.',
  unverified: 'has not been confirmed yet. Let the person open the link in the verification mail first.',
} as const;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** Grants the role, prints the result and returns the exit code: 0 when the person is an admin now. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  });
  const [email] = positionals;
  if (!email || positionals.length > 1) throw new Error(USAGE);
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = process.env;
  const where = values.remote
    ? ['--remote', '--env', 'production']
    : ['--local', '--persist-to', values['persist-to']];
  const input = { email, now: new Date() };
  const granted =
    values.remote && LIBSQL_URL
      ? await grantAdmin(openLibsql(LIBSQL_URL, LIBSQL_AUTH_TOKEN), input)
      : await grantAdmin(openD1(where), input);
  if (granted.kind !== 'granted') {
    console.error(`${email} ${FAILURE_MESSAGES[granted.kind]}`);
    return granted.kind === 'already' ? 0 : 1;
  }
  const log = createLog({ remote: values.remote });
  logAccountEvent({ log }, 'role_granted', granted.id, { was: granted.was });
  console.log(`${email} is an admin now. They were logged out everywhere; it holds from their next login.`);
  return 0;
}
