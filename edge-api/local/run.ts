import { rmSync } from 'node:fs';
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
import { readPort, requireFreePorts } from './ports.ts';
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
/** TinaCMS has this one and the one above it. */
const EDITOR_PORT = readPort('TINA_PORT', 4001);
/** Astro bundles its dependencies at the first start, which takes longer beside the editor. */
const LIVE_TIMEOUT_MS = 180_000;
/** The folder that TinaCMS generates: the page that loads the editor. */
const ADMIN_PAGE = 'site/public/admin';
const print = (line: string) => console.log(line);

await runUntilStopped(instance.folder, async () => {
  await requireFreePorts([
    [instance.port, 'PORT'],
    [instance.sandboxPort, 'SANDBOX_PORT'],
    ...(isEditing ? [EDITOR_PORT, EDITOR_PORT + 1].map((port) => [port, 'TINA_PORT'] as const) : []),
  ]);
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
  const editor = isEditing ? [await startEditor()] : [];
  const vars = { ...getWorkerVars(instance), CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true' };
  const astro = startProcess('astro', ['dev', '--port', String(instance.port)], {
    env: { ...vars, ...(isEditing && { TINA_API: `http://localhost:${EDITOR_PORT}/graphql` }) },
  });
  await waitForUrl(`${getAddresses(instance).site}/api/health`, [sandbox, ...editor, astro], LIVE_TIMEOUT_MS);
  // The first request of the preview bundles its dependencies; requests fail until that is done.
  if (isEditing)
    await waitForUrl(`${getAddresses(instance).site}/tina-preview/nl/home`, [astro], LIVE_TIMEOUT_MS);
  return [sandbox, ...editor, astro];
}

/** Starts TinaCMS on the content files of this repository, without an account or network access. */
async function startEditor(): Promise<ManagedProcess> {
  await ensureInstalled(EDITOR_FOLDER);
  await runProcess('node', [`${EDITOR_FOLDER}/history/repair.ts`, String(instance.port)]);
  rmSync(ADMIN_PAGE, { recursive: true, force: true });
  const editor = startProcess(
    'tinacms',
    ['dev', '--noTelemetry', '--port', String(EDITOR_PORT), '--datalayer-port', String(EDITOR_PORT + 1)],
    { folder: EDITOR_FOLDER, log: `${instance.folder}/editor.log` },
  );
  await waitForUrl(`http://localhost:${EDITOR_PORT}/media/list/`, [editor], LIVE_TIMEOUT_MS);
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
