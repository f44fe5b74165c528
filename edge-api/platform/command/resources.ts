import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readProgram, runProgram, runCommand } from './run-command.ts';
import { readProduction } from './deploy/production.ts';
import { createResources } from './resources/create-resources.ts';
import { listResources } from './resources/list-resources.ts';

const USAGE = `Usage: npm run resources [-- --dry-run | --yes]
Lists which of production's resources the account has, and creates the missing ones, asking before each.
  --dry-run   prints the commands, without contacting the account
  --yes       creates the missing ones without asking`;

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  });
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
