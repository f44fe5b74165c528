import { writeBackup } from './backup/write-backup.ts';
import { DATABASE_USAGE, readPlace, runCommand, withStore } from './run-command.ts';

const USAGE = `Usage: npm run backup -- <new folder> [--remote | --persist-to <folder>]
${DATABASE_USAGE}`;

await runCommand(USAGE, async () => {
  const { positionals, ...place } = readPlace();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return withStore(place, async (store) => {
    const { tables, files } = await writeBackup(store, folder, new Date());
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    console.log(
      `${store.kind}: ${rows} rows of ${tables.length} tables and ${files.length} files in ${folder}.`,
    );
    return 0;
  });
});
