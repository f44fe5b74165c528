import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from './build.ts';
import { contentHash } from './content-hash.ts';
import { runToEnd, startBeside, waitFor, type Companion } from './processes.ts';

/** One running copy of the product on this machine: its ports, and the folder that holds all that it keeps. */
export type House = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly folder: string;
  readonly outDir: string;
  /** Further variables of the Worker. */
  readonly vars?: Readonly<Record<string, string>>;
};

/** Addresses of a copy: the product's, and the sandbox's. */
export function addressesOf({ port, sandboxPort }: House) {
  return { site: `http://localhost:${port}`, sandbox: `http://localhost:${sandboxPort}` };
}

/** Builds, migrates and seeds a copy, each only when something changed; says what it does. */
export async function prepare(house: House, say: (line: string) => void): Promise<void> {
  say('Building the site and the Worker …');
  const wasBuilt = await buildIfChanged(house.outDir, addressesOf(house).site);
  if (!wasBuilt) say('  nothing changed since the last build');
  await migrateAndSeed(house, say);
}

/** Brings the database of a copy up to date and fills it with demo data, once for each set of migrations. */
export async function migrateAndSeed(house: House, say: (line: string) => void): Promise<void> {
  const { folder } = house;
  const stampFile = `${folder}/state/.migrated-from`;
  const stamp = contentHash(['migrations/*.sql', 'edge-api/sandbox/demo/**/*.{ts,json,svg}']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Preparing the database and the demo data …');
  await runToEnd(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', `${folder}/state`],
    { log: `${folder}/migrations.log`, env: { CI: 'true' } },
  );
  const seed = ['--persist-to', `${folder}/state`, '--sandbox-state', `${folder}/sandbox.json`];
  await runToEnd('node', ['edge-api/sandbox/demo/seed.ts', ...seed], {
    env: { ...varsOf(house), WRANGLER_LOG: 'error' },
  });
  writeFileSync(stampFile, stamp);
}

/** Starts the sandbox of a copy. */
export function startSandbox(house: House): Companion {
  const { site } = addressesOf(house);
  return startBeside('node', ['edge-api/sandbox/server.ts'], {
    log: `${house.folder}/sandbox.log`,
    env: {
      SANDBOX_PORT: String(house.sandboxPort),
      WEBHOOK_URL: `${site}/api/stripe/webhook`,
      SANDBOX_STATE: `${house.folder}/sandbox.json`,
    },
  });
}

/** Variables of the Worker that follow from where a copy runs. */
export function varsOf(house: House): Record<string, string> {
  const { site, sandbox } = addressesOf(house);
  return { PUBLIC_ORIGIN: site, STRIPE_API_URL: sandbox, MAIL_API_URL: sandbox, ...house.vars };
}

/** Starts the built Worker and the sandbox of a copy, and waits until both answer. */
export async function serve(house: House): Promise<readonly Companion[]> {
  const { site, sandbox } = addressesOf(house);
  const vars = Object.entries(varsOf(house)).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const devVars = existsSync('.dev.vars') ? ['--env-file', '.dev.vars'] : [];
  const worker = startBeside(
    'wrangler',
    [
      'dev',
      ...['-c', `${house.outDir}/server/wrangler.json`],
      ...['--port', String(house.port), '--inspector-port', '0', '--persist-to', `${house.folder}/state`],
      ...['--show-interactive-dev-session=false', ...devVars, ...vars],
    ],
    { log: `${house.folder}/worker.log` },
  );
  const companions = [startSandbox(house), worker];
  await waitFor(`${sandbox}/health`, companions);
  await waitFor(`${site}/api/health`, companions);
  return companions;
}
