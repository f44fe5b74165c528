import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync, globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProcess, startProcess, waitForUrl, type ManagedProcess } from './processes.ts';

/** The files that the build reads. */
const SOURCES = [
  'site/**/{*,.*/*}',
  'widget/**/*',
  'edge-api/**/*.ts',
  'migrations/meta/_journal.json',
  'astro.config.mjs',
  'wrangler.toml',
  'package-lock.json',
  'tsconfig.json',
];
const EXCLUDED_FILES = /\.test\.tsx?$|^edge-api\/sandbox\//;

/** Builds the site and the Worker into `outDir` for `origin`; returns false when `outDir` is up to date. */
export async function buildIfChanged(outDir: string, origin: string): Promise<boolean> {
  const stampFile = `${outDir}/.built-from`;
  const stamp = hashFiles(SOURCES, origin, EXCLUDED_FILES);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  await runProcess('astro', ['build', '--silent'], { env: { OUT_DIR: outDir, PUBLIC_ORIGIN: origin } });
  writeFileSync(stampFile, stamp);
  return true;
}

/** Hashes the names and contents of all matching files, and `extra`. */
export function hashFiles(patterns: readonly string[], extra = '', excluded?: RegExp): string {
  const files = globSync([...patterns])
    .filter((file) => !excluded?.test(file) && statSync(file).isFile())
    .toSorted();
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** A copy of the product running on this machine: its ports, and the folder of its state and logs. */
export type Instance = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly folder: string;
  readonly outDir: string;
  /** Additional variables of the Worker. */
  readonly vars?: Readonly<Record<string, string>>;
};

/** Returns the origins of the site and of the sandbox. */
export function getAddresses({ port, sandboxPort }: Instance) {
  return { site: `http://localhost:${port}`, sandbox: `http://localhost:${sandboxPort}` };
}

/** Builds an instance while its database is migrated and seeded, each only when something changed. */
export async function prepareInstance(instance: Instance, print: (line: string) => void): Promise<void> {
  print('Building the site and the Worker (about a minute when they have changed) …');
  const [wasBuilt] = await Promise.all([
    buildIfChanged(instance.outDir, getAddresses(instance).site),
    migrateAndSeed(instance, print),
  ]);
  if (!wasBuilt) print('  nothing changed since the last build');
}

/** Migrates the database and fills it with demo data, once per version of migrations and demo. */
export async function migrateAndSeed(instance: Instance, print: (line: string) => void): Promise<void> {
  const { folder } = instance;
  const stampFile = `${folder}/state/.migrated-from`;
  const stamp = hashFiles(['migrations/*.sql', 'edge-api/sandbox/demo/**/*.{ts,json,svg}']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  print('Preparing the database and the demo data (about a minute, once) …');
  await runProcess(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', `${folder}/state`],
    { log: `${folder}/migrations.log`, env: { CI: 'true' } },
  );
  const seed = ['--persist-to', `${folder}/state`, '--sandbox-state', `${folder}/sandbox.json`];
  await runProcess('node', ['edge-api/sandbox/demo/seed.ts', ...seed], {
    env: { ...getWorkerVars(instance), WRANGLER_LOG: 'error' },
  });
  writeFileSync(stampFile, stamp);
}

export function startSandbox(instance: Instance): ManagedProcess {
  const { site } = getAddresses(instance);
  return startProcess('node', ['edge-api/sandbox/server.ts'], {
    log: `${instance.folder}/sandbox.log`,
    env: {
      SANDBOX_PORT: String(instance.sandboxPort),
      WEBHOOK_URL: `${site}/api/stripe/webhook`,
      SANDBOX_STATE: `${instance.folder}/sandbox.json`,
    },
  });
}

/** Returns the Worker's variables for the instance's addresses. */
export function getWorkerVars(instance: Instance): Record<string, string> {
  const { site, sandbox } = getAddresses(instance);
  return {
    PUBLIC_ORIGIN: site,
    STRIPE_API_URL: sandbox,
    MAIL_API_URL: sandbox,
    TURNSTILE_API_URL: `${sandbox}/turnstile/v0`,
    TURNSTILE_SITE_KEY: 'sandbox',
    TURNSTILE_SECRET_KEY: 'sandbox',
    ...instance.vars,
  };
}

/** Starts the built Worker and the sandbox, and waits until both answer. */
export async function startInstance(instance: Instance): Promise<readonly ManagedProcess[]> {
  const { site, sandbox } = getAddresses(instance);
  const processes = [startSandbox(instance), startWorker(instance)];
  await waitForUrl(`${sandbox}/health`, processes);
  await waitForUrl(`${site}/api/health`, processes);
  return processes;
}

/** Starts the built Worker with its variables. */
export function startWorker(instance: Instance): ManagedProcess {
  const vars = Object.entries(getWorkerVars(instance)).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ]);
  const devVars = existsSync('.dev.vars') ? ['--env-file', resolve('.dev.vars')] : [];
  return startWrangler(`${instance.outDir}/server/wrangler.json`, instance, [...devVars, ...vars]);
}

/** Starts the Worker of a configuration, with its state and log in a folder. */
export function startWrangler(
  config: string,
  { port, folder }: Pick<Instance, 'port' | 'folder'>,
  more: readonly string[],
): ManagedProcess {
  return startProcess(
    'wrangler',
    [
      'dev',
      `--config=${config}`,
      `--port=${port}`,
      '--inspector-port=0',
      `--persist-to=${folder}/state`,
      '--show-interactive-dev-session=false',
      ...more,
    ],
    { log: `${folder}/worker.log` },
  );
}
