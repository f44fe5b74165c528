import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startLibsql } from './start-libsql.ts';

/**
 * Runs tests of tests/api with libSQL in D1's place: the files that match the arguments, else those of the main ways in,
 * money and outcome. The Worker reaches the database over HTTP, as in production.
 */
const MAIN_FILES = ['health.test', 'accounts-', 'subscriptions-subscribe', 'payments-webhook', 'outcome'].map(
  (name) => `tests/api/${name}`,
);
const files = process.argv.length > 2 ? process.argv.slice(2) : MAIN_FILES;
const libsql = await startLibsql();
const vitest = spawn('node_modules/.bin/vitest', ['run', '--project', 'worker', ...files], {
  env: { ...process.env, TEST_LIBSQL_URL: libsql.url },
  stdio: 'inherit',
});
await once(vitest, 'close');
libsql.stop();
process.exitCode = vitest.exitCode ?? 1;
