import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EDITOR_FOLDER } from '#api/local/install.mjs';
import { hashFiles } from '#api/local/instance.ts';
import { runProcess } from '#api/local/processes.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { buildForTests, TEST_FOLDER, TEST_OUT_DIR } from './test-instance.ts';

type Check = {
  readonly name: string;
  readonly before?: () => Promise<void>;
  readonly run: readonly (readonly [string, ...string[]])[];
};

/** Where tools cache the files that have passed, until packages are installed again. */
const CACHE_FOLDER = 'node_modules/.cache';
/** Stores the hash of the files in the last run that passed all checks. */
const STAMP_FILE = `${CACHE_FOLDER}/checked-files`;

const EDITOR_TYPES = ['tsc', '-p', EDITOR_FOLDER] as const;

const EDITOR_CHECKS: readonly Check[] = [
  { name: 'the editor’s types', run: [EDITOR_TYPES] },
  { name: 'the editor’s lint', run: [['oxlint', EDITOR_FOLDER]] },
  { name: 'the editor’s unit tests', run: [['vitest', 'run', '--project', 'node', `${EDITOR_FOLDER}/`]] },
];

/**
 * The checks of `npm run check`, in two groups that run in parallel, each in sequence. The editor's types are checked
 * only if its packages are installed.
 */
const CHECK_GROUPS: readonly (readonly Check[])[] = [
  [
    {
      name: 'types of .astro files',
      run: [
        [
          'astro',
          'check',
          '--noSync',
          '--tsconfig',
          'tsconfig.astro.json',
          '--minimumFailingSeverity',
          'warning',
          '--minimumSeverity',
          'warning',
        ],
        ...(existsSync(`${EDITOR_FOLDER}/node_modules`) ? [EDITOR_TYPES] : []),
      ],
    },
    { name: 'size budgets', before: buildForTests, run: [['size-limit', '--silent']] },
    {
      name: 'dry run of a deploy',
      run: [['node', 'edge-api/platform/command/deploy.ts', '--dry-run', '--built', TEST_OUT_DIR]],
    },
    { name: 'format', run: [['oxfmt', '--check', '.']] },
  ],
  [
    {
      name: 'import rules',
      run: [
        ['depcruise', '--config', '.dependency-cruiser.mjs', 'edge-api', 'site', 'widget', 'tina', 'tests'],
      ],
    },
    { name: 'unused code', run: [['knip'], ['knip', '--production']] },
    { name: 'lint, and types of .ts files', run: [['oxlint', '.']] },
  ],
];

/** Runs every check, even after a failure, unless all have passed on the same files; returns whether all passed. */
export async function runChecks(): Promise<boolean> {
  const stamp = hashCheckedFiles();
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp) {
    console.log('passed  all checks earlier; nothing has changed since');
    return true;
  }
  await generateTypes();
  const groups = await Promise.all(CHECK_GROUPS.map(runGroup));
  const havePassed = groups.flat().every(Boolean);
  if (havePassed) writeFileSync(STAMP_FILE, stamp);
  return havePassed;
}

/** Hashes every file that a check reads and does not generate, and the list of checks, which depends on the editor's packages. */
function hashCheckedFiles(): string {
  const patterns = ['*', '.*', `{edge-api,migrations,site,${EDITOR_FOLDER},tests,widget}/**/{*,.*,.*/*}`];
  return hashFiles(
    patterns,
    JSON.stringify(CHECK_GROUPS),
    /(^|\/)(node_modules|__generated__|results)\/|^site\/public\/admin\/|^worker-configuration/,
  );
}

/** Runs every check of the editor's code, even after a failure; returns whether all passed. */
export async function runEditorChecks(): Promise<boolean> {
  await generateTypes();
  return (await runGroup(EDITOR_CHECKS)).every(Boolean);
}

/** Generates the types of the Worker, from wrangler.toml, and of the content, which lint needs too. */
async function generateTypes(): Promise<void> {
  const log = `${TEST_FOLDER}/types.log`;
  await Promise.all([
    runProcess('wrangler', ['types', '--env-file=/dev/null', '--strict-vars=false'], { log }),
    runProcess('astro', ['sync'], { log: `${TEST_FOLDER}/sync.log` }),
  ]);
}

async function runGroup(checks: readonly Check[]): Promise<boolean[]> {
  const outcomes = [];
  for (const check of checks) outcomes.push(await runCheck(check));
  return outcomes;
}

/** Runs a check; prints the tool's output only if it fails. */
async function runCheck({ name, before, run }: Check): Promise<boolean> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  let log: string | undefined;
  try {
    await before?.();
    for (const [tool, ...args] of run) {
      log = `${TEST_FOLDER}/check-${tool}.log`;
      await runProcess(tool, args, { log });
    }
    console.log(`passed  ${name} (${seconds()} s)`);
    return true;
  } catch (error) {
    const output = log === undefined ? String(error) : readFileSync(log, 'utf8');
    console.error(`${output}\nFAILED  ${name} (${seconds()} s)`);
    return false;
  }
}

/** Lists packages with a newer version that is over a month old; empty if the registry does not respond. */
function listLatePackages(): Promise<string> {
  const before = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const args = ['outdated', `--before=${before}`, '--fetch-retries=0'];
  return new Promise((resolve) => {
    execFile('npm', args, { timeout: 60_000 }, (_, stdout) => resolve(stdout));
  });
}

if (import.meta.main) {
  const [havePassed, late] = await Promise.all([runChecks(), listLatePackages()]);
  if (late !== '')
    console.log(`\nPackages more than a month behind (no check fails because of them):\n\n${late}`);
  process.exit(havePassed ? 0 : 1);
}
