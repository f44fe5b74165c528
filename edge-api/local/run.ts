import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import {
  getAddresses,
  migrateAndSeed,
  prepareInstance,
  startInstance,
  startSandbox,
  getWorkerVars,
  type Instance,
} from './instance.ts';
import { EDITOR_FOLDER, ensureInstalled } from './install.mjs';
import { startSchedule } from './schedule.ts';
import { runProcess, runUntilStopped, startProcess, waitForUrl, type ManagedProcess } from './processes.ts';

const isEditing = process.argv.includes('--edit');
const isLive = isEditing || process.argv.includes('--live');
const instance: Instance = {
  port: readPort('PORT', 8787),
  sandboxPort: readPort('SANDBOX_PORT', 8788),
  folder: '.wrangler',
  outDir: './dist',
};
/** Astro bundles its dependencies at the first start, which takes longer beside the editor. */
const LIVE_TIMEOUT_MS = 180_000;
/** The folder that TinaCMS generates: the page that loads the editor. */
const ADMIN_PAGE = 'site/public/admin';
const print = (line: string) => console.log(line);

await runUntilStopped(instance.folder, async () => {
  await requireFreePort(instance.port, 'PORT');
  await requireFreePort(instance.sandboxPort, 'SANDBOX_PORT');
  const processes = isLive ? await startLive() : await startBuilt();
  printBanner();
  startSchedule(getAddresses(instance).site, print);
  return processes;
});

async function startBuilt(): Promise<readonly ManagedProcess[]> {
  await prepareInstance(instance, print);
  print('Starting …');
  return startInstance(instance);
}

async function startLive(): Promise<readonly ManagedProcess[]> {
  await migrateAndSeed(instance, print);
  print('Starting with live reload …');
  const sandbox = startSandbox(instance);
  const editorPort = readPort('TINA_PORT', 4001);
  const editor = isEditing ? [await startEditor(editorPort)] : [];
  const vars = { ...getWorkerVars(instance), CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true' };
  const astro = startProcess('astro', ['dev', '--port', String(instance.port)], {
    env: { ...vars, ...(isEditing && { TINA_API: `http://localhost:${editorPort}/graphql` }) },
  });
  await waitForUrl(`${getAddresses(instance).site}/api/health`, [sandbox, ...editor, astro], LIVE_TIMEOUT_MS);
  // The first request of the preview bundles its dependencies; requests fail until that is done.
  if (isEditing)
    await waitForUrl(`${getAddresses(instance).site}/tina-preview/nl/home`, [astro], LIVE_TIMEOUT_MS);
  return [sandbox, ...editor, astro];
}

/**
 * Starts TinaCMS on `port` and the port above it. It serves the editor and reads and writes the content files of this
 * repository, without an account or network access.
 */
async function startEditor(port: number): Promise<ManagedProcess> {
  await ensureInstalled(EDITOR_FOLDER);
  await runProcess('node', [`${EDITOR_FOLDER}/history/repair.ts`, String(instance.port)]);
  rmSync(ADMIN_PAGE, { recursive: true, force: true });
  const editor = startProcess(
    'tinacms',
    ['dev', '--noTelemetry', '--port', String(port), '--datalayer-port', String(port + 1)],
    { folder: EDITOR_FOLDER, log: `${instance.folder}/editor.log` },
  );
  await waitForUrl(`http://localhost:${port}/media/list/`, [editor], LIVE_TIMEOUT_MS);
  return editor;
}

function printBanner(): void {
  const { site, sandbox } = getAddresses(instance);
  print(`
Power Hour is up.
${isEditing ? `\n  Editor    ${site}/admin` : ''}
  Site      ${site}/nl   (English: ${site}/en)
  API       ${site}/api/health
  Sandbox   ${sandbox}   payments and mail of this machine; no money moves
  Outbox    ${sandbox}/outbox

  Accounts  fan@powerhour.test  celebrity@powerhour.test  charity@powerhour.test  admin@powerhour.test
  Password  powerhour

Ctrl-C stops everything.`);
}

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} must be a port number, not "${process.env[name]}".`);
  process.exit(1);
}

function requireFreePort(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} is in use: stop what runs there, or set ${name}.`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
