import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deploy } from './deploy/deploy.ts';
import { runProgram, readProgram, runCommand } from './run-command.ts';
import { readProduction } from './deploy/production.ts';

const USAGE = `Usage: npm run deploy [-- --gradual | --dry-run [--built <folder>]]
Checks production's settings, builds, migrates, deploys, checks the running site, and rolls back if a check fails.
  --gradual   gives the new version 10, 50 and 100 % of the traffic, and checks it at each step
  --dry-run   does everything that needs no account, and changes nothing
  --built     uses this build instead of making one`;

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      gradual: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      built: { type: 'string' },
    },
  });
  const { 'dry-run': isDryRun, gradual: isGradual, built } = values;
  if (built !== undefined && !isDryRun) throw new Error(USAGE);
  const healthToken = process.env['HEALTH_TOKEN'] || undefined;
  return deploy(
    { isDryRun, isGradual, built, healthToken, ...readProduction() },
    {
      run: runProgram,
      read: readProgram,
      fetch,
      print: (line) => console.log(line),
      now: () => new Date(),
      wait,
    },
  );
});
