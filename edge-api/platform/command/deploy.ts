import { parseArgs } from 'node:util';
import { deploy } from './deploy/deploy.ts';
import { runProgram, readProgram, runCommand } from './run-command.ts';
import { readProduction } from './deploy/production.ts';

const USAGE = `Usage: npm run deploy [-- --dry-run [--built <folder>]]
Checks production's settings, builds, migrates, deploys, and waits until the new version answers.
  --dry-run   does all that needs no account, and changes nothing anywhere
  --built     takes this build in place of a new one`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, built: { type: 'string' } },
  });
  const isDryRun = values['dry-run'];
  if (positionals.length > 0 || (values.built !== undefined && !isDryRun)) throw new Error(USAGE);
  return deploy(
    { isDryRun, built: values.built, ...readProduction() },
    { run: runProgram, read: readProgram, fetch, print: (line) => console.log(line) },
  );
});
