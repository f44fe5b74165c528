import { runToEnd } from '../../edge-api/sandbox/local/processes.ts';
import { buildForTests, TEST_FOLDER } from './test-house.ts';

type Check = {
  readonly name: string;
  readonly before?: () => Promise<void>;
  readonly run: readonly (readonly [string, ...string[]])[];
};

/** What `npm run check` looks at, in the order of how quickly it answers. */
const CHECKS: readonly Check[] = [
  { name: 'format', run: [['prettier', '--check', '--log-level', 'warn', '.']] },
  {
    name: 'import rules',
    run: [
      ['depcruise', '--config', '.dependency-cruiser.mjs', 'edge-api', 'site', 'widget', 'tina', 'tests'],
    ],
  },
  { name: 'unused code', run: [['knip']] },
  {
    name: 'types',
    before: generateTypes,
    run: [
      ['astro', 'check', '--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'],
      ['tsc', '-p', '.'],
    ],
  },
  { name: 'size budgets', before: buildForTests, run: [['size-limit', '--silent']] },
  { name: 'lint', run: [['eslint', '--max-warnings', '0', '.']] },
];

/** Runs every check, also after one that failed; says what passed, and whether all did. */
export async function runChecks(): Promise<boolean> {
  let areAllGood = true;
  for (const { name, before, run } of CHECKS) {
    const started = Date.now();
    const isGood = await passes(run, before);
    areAllGood &&= isGood;
    console.log(`${isGood ? 'passed' : 'FAILED'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return areAllGood;
}

/** The Worker's types from wrangler.toml. */
function generateTypes(): Promise<void> {
  const log = `${TEST_FOLDER}/types.log`;
  return runToEnd('wrangler', ['types', '--env-file=/dev/null', '--strict-vars=false'], { log });
}

async function passes(run: Check['run'], before?: Check['before']): Promise<boolean> {
  try {
    await before?.();
    for (const [name, ...args] of run) await runToEnd(name, args);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
