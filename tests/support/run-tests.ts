import { globSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getAddresses, migrateAndSeed, prepareInstance } from '#api/local/instance.ts';
import { runProcess, stopProcesses } from '#api/local/processes.ts';
import { runChecks } from './checks.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { keepTemporaryFilesInMemory } from './temporary-files.ts';
import {
  TEST_FOLDER,
  createTestInstance,
  createTestState,
  removeTestState,
  startTestInstance,
} from './test-instance.ts';

const VITEST_REPORT = `${TEST_FOLDER}/vitest.json`;
const BROWSER_REPORT = 'tests/e2e/results/report.json';

const USAGE = 'Usage: npm test [-- <word in the path of a test>… | --shard 2/4]';

const { words, shard, isFirst } = readArguments();
const files = globSync('{edge-api,site,tests,tina,widget}/**/*.{test.ts,test.tsx,spec.ts}', {
  exclude: ['**/node_modules/**', 'tests/{browsers,editor}/**'],
}).filter((file) => words.some((word) => file.includes(word)));
const browserFiles = files.filter((file) => file.startsWith('tests/e2e/'));
const vitestFiles = files.filter((file) => !browserFiles.includes(file));
const isWhole = words.length === 0;
if (!isWhole && files.length === 0) stop(`No test has ${words.join(' or ')} in its path.`);

const started = Date.now();
let seeding: Promise<void> | undefined;
let starting: Promise<void> | undefined;
keepTemporaryFilesInMemory();
await createTestState().catch((error: unknown) => stop(String(error)));
const instance = await createTestInstance();
rmSync(VITEST_REPORT, { force: true });
rmSync(BROWSER_REPORT, { force: true });

const parts: boolean[] = [];
if (isWhole && isFirst) parts.push(await runPart('check', runChecksBesideDemo));
if (isWhole || vitestFiles.length > 0)
  parts.push(await runPart('unit, Worker and component tests', runVitest));
if (isWhole || browserFiles.length > 0) parts.push(await runPart('browser tests', runBrowserTests));
await stopProcesses();
removeTestState();

const vitest = vitestFigures();
const browser = browserFigures();
const failedParts = parts.filter((isGood) => !isGood).length;
const passed = vitest.passed + browser.passed + (parts.length - failedParts);
const failed = Math.max(vitest.failed + browser.failed, failedParts);
console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Parses words, one of which a test's path must contain; without words, everything or the given shard runs. */
function readArguments() {
  try {
    const options = { shard: { type: 'string', default: '1/1' } } as const;
    const { values, positionals: words } = parseArgs({ options, allowPositionals: true });
    const [part = 0, parts = 0] = values.shard.split('/').map(Number);
    const shard = parts > 1 ? [`--shard=${values.shard}`] : [];
    if (part >= 1 && part <= parts) return { words, shard, isFirst: part === 1 };
  } catch {
    // An unknown option.
  }
  return stop(USAGE);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

async function runPart(name: string, run: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n== ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Runs the checks, and begins to create the demo data of the browser tests on the idle core. */
function runChecksBesideDemo(): Promise<boolean> {
  seeding = migrateAndSeed(instance, console.log);
  // A failure is reported by the browser tests, which wait for it.
  seeding.catch(() => undefined);
  return runChecks();
}

/** Runs Vitest, and meanwhile starts the product for the browser tests: Vitest first prepares tests on one core. */
async function runVitest(): Promise<boolean> {
  // A failure is reported by the browser tests, which wait for the same start.
  if (browserFiles.length > 0) void startOnce().catch(() => undefined);
  await runProcess('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
    ...shard,
    ...vitestFiles,
  ]);
  return true;
}

function startOnce(): Promise<void> {
  starting ??= Promise.resolve(seeding)
    .then(() => prepareInstance(instance, console.log))
    .then(() => startTestInstance(instance));
  return starting;
}

async function runBrowserTests(): Promise<boolean> {
  await ensureChromium();
  await startOnce();
  const { site, sandbox } = getAddresses(instance);
  await runProcess('playwright', ['test', ...shard, ...browserFiles], {
    env: { E2E_ORIGIN: site, E2E_SANDBOX: sandbox },
  });
  return true;
}

type Figures = { readonly passed: number; readonly failed: number };

function vitestFigures(): Figures {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(VITEST_REPORT);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

function browserFigures(): Figures {
  const { stats = {} } = readReport(BROWSER_REPORT);
  const { expected = 0, unexpected = 0 }: Record<string, unknown> = Object(stats);
  return { passed: Number(expected), failed: Number(unexpected) };
}

function readReport(file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
