import { runToEnd } from '../../edge-api/sandbox/local/processes.ts';

type Check = { readonly name: string; readonly run: readonly (readonly [string, ...string[]])[] };

/** What `npm run check` looks at, in the order of how quickly it answers. */
const CHECKS: readonly Check[] = [
  { name: 'format', run: [['prettier', '--check', '--log-level', 'warn', '.']] },
  {
    name: 'import rules',
    run: [['depcruise', '--config', '.dependency-cruiser.mjs', 'edge-api', 'site', 'widget', 'tests']],
  },
  { name: 'unused code', run: [['knip']] },
  {
    name: 'types',
    run: [
      ['wrangler', 'types', '--env-file=/dev/null', '--strict-vars=false', '--log-level=error'],
      ['astro', 'check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
      ['tsc', '-p', '.'],
    ],
  },
  { name: 'lint', run: [['eslint', '--max-warnings', '0', '.']] },
];

/** Runs every check, also after one that failed; says what passed, and whether all did. */
export async function runChecks(): Promise<boolean> {
  let areAllGood = true;
  for (const { name, run } of CHECKS) {
    const started = Date.now();
    const isGood = await passes(run);
    areAllGood &&= isGood;
    console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return areAllGood;
}

async function passes(run: Check['run']): Promise<boolean> {
  for (const [name, ...args] of run) {
    try {
      await runToEnd(name, args);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  }
  return true;
}
