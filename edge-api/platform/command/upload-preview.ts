import { parseArgs } from 'node:util';
import { runProgram, runCommand } from './run-command.ts';
import { readProduction } from './deploy/production.ts';
import { uploadPreview } from './upload-preview/upload-preview.ts';

const USAGE = `Usage: npm run preview:upload -- <alias>
Uploads this code as a version of the preview Worker, at an address of its own, with the preview's database and pictures.
PREVIEW_SUBDOMAIN and PREVIEW_DATABASE_ID are the account's (edge-api/README.md, "A preview for each pull request").`;

await runCommand(USAGE, () => {
  const [alias, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (alias === undefined || more.length > 0) throw new Error(USAGE);
  const { PREVIEW_SUBDOMAIN: subdomain, PREVIEW_DATABASE_ID: databaseId } = process.env;
  const code = uploadPreview(
    { ...readProduction(), alias, subdomain, databaseId, folder: 'dist/server' },
    { run: runProgram, print: (line) => console.log(line) },
  );
  return Promise.resolve(code);
});
