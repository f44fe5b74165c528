import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { ensurePackages } from '#tests/support/ensure-packages.ts';

const VERSION = '10.1.1';
/**
 * Where Stryker lies: outside package.json, because it would add about 150 packages to every install, and below the
 * project's folder, so that it finds the project's own Vitest.
 */
const FOLDER = '.local/mutation';
const CONFIG = `${FOLDER}/stryker.json`;
const REPORT = `${FOLDER}/report.json`;

const Place = z.object({ line: z.int(), column: z.int() });
/** One small change of a file, and what became of it. */
const Mutant = z.object({
  status: z.enum(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError']),
  location: z.object({ start: Place, end: Place }),
  replacement: z.string().default(''),
});
export type Mutant = z.infer<typeof Mutant>;
const Report = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(Mutant) })) });

/** Installs Stryker unless this version of it is there. */
export function ensureStryker(): void {
  const versions = { '@stryker-mutator/core': VERSION, '@stryker-mutator/vitest-runner': VERSION };
  // Without the flag npm would install a Vitest of its own beside it.
  ensurePackages(FOLDER, versions, ['--legacy-peer-deps']);
}

/** Mutates one file, runs its tests against each change, and returns the changes. Throws when its tests fail as it is. */
export function mutateFile(file: string): readonly Mutant[] {
  const config = {
    mutate: [file],
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-texts.mjs'],
    ignorers: ['texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    ignorePatterns: [
      '**',
      '!edge-api/**',
      '!tests/mutation/**',
      '!package.json',
      '!tsconfig.json',
      '!wrangler.toml',
    ],
    tempDirName: `${FOLDER}/sandbox`,
    concurrency: 1,
    allowEmpty: true,
    reporters: ['json'],
    jsonReporter: { fileName: REPORT },
    logLevel: 'error',
  };
  writeFileSync(CONFIG, JSON.stringify(config));
  run(process.execPath, [`${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', CONFIG]);
  return Report.parse(readJson(REPORT)).files[file]?.mutants ?? [];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
