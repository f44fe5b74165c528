import { spawnSync } from 'node:child_process';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import type { Place } from './backup/store.ts';
import { DATABASE_USAGE, readPlace, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run migrate [-- --remote | --persist-to <folder>]
Brings a database up to date; run it before each deploy.
${DATABASE_USAGE}`;

async function migrateLibsql({ url, authToken }: NonNullable<Place['libsql']>): Promise<void> {
  const client = createClient({ url, ...(authToken && { authToken }) });
  try {
    await migrate(drizzle(client), { migrationsFolder: 'migrations' });
  } finally {
    client.close();
  }
}

function migrateD1({ remote, persistTo }: Place): void {
  const place = remote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', persistTo];
  const { status } = spawnSync('node_modules/.bin/wrangler', ['d1', 'migrations', 'apply', 'DB', ...place], {
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('wrangler could not migrate the database.');
}

await runCommand(async () => {
  const { positionals, ...place } = readPlace();
  if (positionals.length > 0) throw new Error(USAGE);
  if (place.libsql) await migrateLibsql(place.libsql);
  else migrateD1(place);
  console.log(`${place.libsql ? 'libSQL' : 'D1'}: up to date.`);
  return 0;
});
