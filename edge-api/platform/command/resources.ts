import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readProgram, runProgram, runCommand } from './run-command.ts';
import { readProduction } from './deploy/production.ts';
import { createResources } from './resources/create-resources.ts';
import { listResources } from './resources/list-resources.ts';

const USAGE = `Usage: npm run resources [-- --dry-run | --yes]
Says which of production's resources the account holds, and creates what is missing, each after asking.
  --dry-run   prints the commands, and asks no account
  --yes       asks nothing, and creates what is missing`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
  if (positionals.length > 0) throw new Error(USAGE);
  const { databaseId } = readProduction();
  return createResources(
    { ...listResources(), databaseId, isDryRun: values['dry-run'] },
    {
      run: runProgram,
      read: readProgram,
      print: (line) => console.log(line),
      ask: async (question) => values.yes || askPerson(question),
    },
  );
});

async function askPerson(question: string): Promise<boolean> {
  // Closed after each answer, because wrangler reads from the same terminal.
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`  ${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
