import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const VERSION = '10.1.1';
/**
 * Where Stryker lies: outside of package.json, because it would add about 150 packages to every install, and below the
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
  if (readInstalledVersion() === VERSION) return;
  mkdirSync(FOLDER, { recursive: true });
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  // Without the flag npm would install a Vitest of its own beside it.
  const flags = ['--no-save', '--no-package-lock', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  run('npm', ['install', '--prefix', FOLDER, ...flags, ...packages]);
}

/** Mutates one file, runs its tests against each change, and returns the changes. Throws when its tests fail as it is. */
export function mutateFile(file: string): readonly Mutant[] {
  const config = {
    mutate: [file],
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-texts.mjs'],
    ignorers: ['texts'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    ignorePatterns: ['**', '!edge-api/**', '!tests/mutation/**', '!package.json', '!tsconfig.json'],
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

function readInstalledVersion(): string | undefined {
  try {
    const manifest = readJson(`${FOLDER}/node_modules/@stryker-mutator/core/package.json`);
    return z.object({ version: z.string() }).parse(manifest).version;
  } catch {
    return undefined;
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
