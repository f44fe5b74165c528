import { restoreBackup } from './backup/restore-backup.ts';
import { DATABASE_USAGE, readPlace, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run restore -- <folder of a backup> [--remote | --persist-to <folder>]
The database and the bucket must be new; a backup of an older version is brought up to date.
${DATABASE_USAGE}`;

await runCommand(USAGE, async () => {
  const { positionals, ...place } = readPlace();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  const { takenAt, migration, tables, files } = await restoreBackup(place, folder);
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  console.log(
    `${place.libsql ? 'libSQL' : 'D1'}: restored ${rows} rows of ${tables.length} tables and ${files.length} files of ${takenAt}; all match the backup (at ${migration}), and the database is now up to date.`,
  );
  return 0;
});
