import { migrateDatabase } from './migrate/migrate-database.ts';
import { DATABASE_USAGE, readPlace, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run migrate [-- --remote | --persist-to <folder>]
Brings a database up to date; run it before each deploy.
${DATABASE_USAGE}`;

await runCommand(USAGE, async () => {
  const { positionals, ...place } = readPlace();
  if (positionals.length > 0) throw new Error(USAGE);
  await migrateDatabase(place);
  console.log(`${place.libsql ? 'libSQL' : 'D1'}: up to date.`);
  return 0;
});
