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
import { startEditor } from './editor.ts';
import { startSchedule } from './schedule.ts';
import { startProcess, stopProcesses, waitForUrl, type ManagedProcess } from './processes.ts';

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
const print = (line: string) => console.log(line);
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await requireFreePort(instance.port, 'PORT');
  await requireFreePort(instance.sandboxPort, 'SANDBOX_PORT');
  const processes = isLive ? await startLive() : await startBuilt();
  printBanner();
  startSchedule(getAddresses(instance).site, print);
  for (const { name, exited } of processes) {
    void exited.then(() => handleUnexpectedExit(name));
  }
} catch (error) {
  await fail(error);
}

async function startBuilt(): Promise<readonly ManagedProcess[]> {
  await prepareInstance(instance, print);
  print('Starting …');
  return startInstance(instance);
}

async function startLive(): Promise<readonly ManagedProcess[]> {
  await migrateAndSeed(instance, print);
  print('Starting with live reload …');
  const sandbox = startSandbox(instance);
  const editor = isEditing ? [await startEditor(readPort('TINA_PORT', 4001), instance)] : [];
  const vars = { ...getWorkerVars(instance), CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true' };
  const astro = startProcess('astro', ['dev', '--port', String(instance.port)], {
    env: { ...vars, ...(isEditing && { TINA_PREVIEW: 'on' }) },
  });
  await waitForUrl(`${getAddresses(instance).site}/api/health`, [sandbox, ...editor, astro], LIVE_TIMEOUT_MS);
  // The first request of the preview bundles its dependencies; requests fail until that is done.
  if (isEditing)
    await waitForUrl(`${getAddresses(instance).site}/tina-preview/nl/home`, [astro], LIVE_TIMEOUT_MS);
  return [sandbox, ...editor, astro];
}

function handleUnexpectedExit(name: string): void {
  if (isStopping) return;
  print(`${name} ended; see the logs in ${instance.folder}.`);
  void stop(1);
}

async function fail(error: unknown): Promise<void> {
  if (isStopping) return;
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stopProcesses();
  process.exit(code);
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
