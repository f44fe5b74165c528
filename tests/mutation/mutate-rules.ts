import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ensurePackages } from '#tests/support/ensure-packages.ts';

/** Percentage of a file's changes that its tests have to notice. */
const SCORE_MIN = 85;
const RULES = ['edge-api/**/{*-,}rules.ts', 'edge-api/platform/body-limits.ts'];
const VERSION = '10.1.1';
/**
 * Where Stryker lies: outside package.json, because it would add about 180 packages to every install, and below the
 * project's folder, so that it finds the project's own Vitest.
 */
const FOLDER = '.local/mutation';
const CONFIG = `${FOLDER}/stryker.json`;
const REPORT = `${FOLDER}/report.json`;
const Report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

/**
 * Changes rules in small ways, one at a time, and runs their tests: Stryker prints each change that no test notices. Takes
 * parts of paths; exits with 1 when a file scores too low, or none matches.
 */
const parts = process.argv.slice(2);
const files = globSync(RULES).filter(
  (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
);
if (files.length === 0) {
  console.error(`No file of rules has any of these in its path: ${parts.join(', ')}.`);
  process.exit(1);
}

const versions = { '@stryker-mutator/core': VERSION, '@stryker-mutator/vitest-runner': VERSION };
// Without the flag npm would install a Vitest of its own beside it.
ensurePackages(FOLDER, versions, ['--legacy-peer-deps']);
const config = {
  mutate: files,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-texts.mjs'],
  ignorers: ['texts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  ignorePatterns: [
    '**',
    '!edge-api/**',
    '!tests/mutation/**',
    '!tests/support/**',
    '!package.json',
    '!tsconfig.json',
    '!wrangler.toml',
  ],
  tempDirName: `${FOLDER}/sandbox`,
  concurrency: 1,
  allowEmpty: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: REPORT },
  logLevel: 'error',
};
writeFileSync(CONFIG, JSON.stringify(config));
const stryker = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;
const { status } = spawnSync(process.execPath, [stryker, 'run', CONFIG], { stdio: 'inherit' });
if (status !== 0) throw new Error(`Stryker ended with ${status}`);

const report: unknown = JSON.parse(readFileSync(REPORT, 'utf8'));
const low = Object.entries(Report.parse(report).files).filter(
  ([, { mutants }]) => toScore(mutants.map((mutant) => mutant.status)) < SCORE_MIN,
);
for (const [file] of low) console.error(`${file}: less than ${SCORE_MIN} %`);
process.exitCode = low.length === 0 ? 0 : 1;

/** Returns the percentage of changes that a test noticed, of those that could be tried. */
function toScore(statuses: readonly string[]): number {
  const count = (...kinds: readonly string[]) => statuses.filter((kind) => kinds.includes(kind)).length;
  const noticed = count('Killed', 'Timeout');
  const tried = noticed + count('Survived', 'NoCoverage');
  return tried === 0 ? 100 : (100 * noticed) / tried;
}
