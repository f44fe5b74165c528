import { restoreBackup } from './backup/restore-backup.ts';
import { DATABASE_USAGE, readPlace, runCommand, withStore } from './run-command.ts';

const USAGE = `Usage: npm run restore -- <folder of a backup> [--remote | --persist-to <folder>]
The database must be migrated (\`npm run migrate\`) and empty.
${DATABASE_USAGE}`;

await runCommand(async () => {
  const { positionals, ...place } = readPlace();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return withStore(place, async (store) => {
    const { takenAt, tables, files } = await restoreBackup(store, folder);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    console.log(
      `${store.kind}: restored ${rows} rows of ${tables.length} tables and ${files.length} files of ${takenAt}; all are as in the backup.`,
    );
    return 0;
  });
});
