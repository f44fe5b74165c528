import { migrate } from 'drizzle-orm/libsql/migrator';
import { openLibsql } from '../db.ts';
import { runProgram, DATABASE_USAGE, readPlace, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run migrate [-- --remote | --persist-to <folder>]
Brings a database up to date; run it before each deploy.
${DATABASE_USAGE}`;

await runCommand(async () => {
  const { positionals, remote, persistTo, libsql } = readPlace();
  if (positionals.length > 0) throw new Error(USAGE);
  if (libsql) {
    const db = openLibsql(libsql.url, libsql.authToken);
    await migrate(db, { migrationsFolder: 'migrations' });
    db.$client.close();
  } else {
    const place = remote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', persistTo];
    runProgram(['wrangler', 'd1', 'migrations', 'apply', 'DB', ...place]);
  }
  console.log(`${libsql ? 'libSQL' : 'D1'}: up to date.`);
  return 0;
});
