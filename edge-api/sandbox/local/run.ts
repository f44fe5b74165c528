import { createServer } from 'node:net';
import { addressesOf, migrateAndSeed, prepare, serve, startSandbox, varsOf, type House } from './house.ts';
import { startEditor } from './editor.ts';
import { startBeside, stopAll, waitFor, type Companion } from './processes.ts';

const isEditing = process.argv.includes('--edit');
const isLive = isEditing || process.argv.includes('--live');
const house: House = {
  port: portFrom('PORT', 8787),
  sandboxPort: portFrom('SANDBOX_PORT', 8788),
  folder: '.wrangler',
  outDir: './dist',
};
/** Astro prepares its dependencies at a first start, beside the editor even slower. */
const LIVE_TIMEOUT_MS = 180_000;
const say = (line: string) => console.log(line);
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

try {
  await requireFree(house.port, 'PORT');
  await requireFree(house.sandboxPort, 'SANDBOX_PORT');
  const companions = isLive ? await startLive() : await startBuilt();
  introduce();
  for (const { name, exited } of companions) {
    void exited.then(() => giveUp(name));
  }
} catch (error) {
  await fail(error);
}

async function startBuilt(): Promise<readonly Companion[]> {
  await prepare(house, say);
  say('Starting …');
  return serve(house);
}

async function startLive(): Promise<readonly Companion[]> {
  await migrateAndSeed(house, say);
  say('Starting with live reload …');
  const sandbox = startSandbox(house);
  const editor = isEditing ? [await startEditor(portFrom('TINA_PORT', 4001), house)] : [];
  const vars = { ...varsOf(house), CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true' };
  const astro = startBeside('astro', ['dev', '--port', String(house.port)], {
    env: { ...vars, ...(isEditing && { TINA_PREVIEW: 'on' }) },
  });
  await waitFor(`${addressesOf(house).site}/api/health`, [sandbox, ...editor, astro], LIVE_TIMEOUT_MS);
  // What the preview needs is prepared when it is first asked for, which fails while it lasts.
  if (isEditing) await waitFor(`${addressesOf(house).site}/tina-preview/nl/home`, [astro], LIVE_TIMEOUT_MS);
  return [sandbox, ...editor, astro];
}

function giveUp(name: string): void {
  if (isStopping) return;
  say(`${name} ended; see the logs in ${house.folder}.`);
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
  await stopAll();
  process.exit(code);
}

function introduce(): void {
  const { site, sandbox } = addressesOf(house);
  say(`
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

function portFrom(name: string, fallback: number): number {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name} must be a port number, not "${process.env[name]}".`);
  process.exit(1);
}

function requireFree(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} is in use: stop what runs there, or set ${name}.`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
