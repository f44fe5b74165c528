import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The folder of the editor and its own lock file. */
export const EDITOR_FOLDER = 'tina';

/** How often the installation reports its progress. */
const PROGRESS_INTERVAL_MS = 10_000;

/** npm would warn of each package that needs a newer Node than this one, although they run on the installed one. */
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** The oldest Node that every package supports. */
const OLDEST_NODE = 22;

/** The folders with a lock file of their own, and a name for their packages. */
const NAMES = { '.': 'packages', [EDITOR_FOLDER]: 'the editor’s packages' };

/**
 * Installs the packages of a folder's lock file unless all are present, and reports progress. Plain JavaScript without
 * dependencies, because it runs before anything is installed, on Node 20 or newer.
 */
export async function ensureInstalled(folder = '.') {
  const locked = listPackages(`${folder}/package-lock.json`);
  if (isInstalled(folder, locked)) return;
  explainOldNode(locked);
  console.log(`Installing ${NAMES[folder]} (about a minute, and only when they have changed) …`);
  const started = Date.now();
  const paths = Object.keys(locked).map((path) => `${folder}/${path}`);
  const progress = setInterval(() => printProgress(paths, started), PROGRESS_INTERVAL_MS);
  const status = await run('npm', ['ci', '--prefix', folder, ...QUIET], ['inherit', 'ignore', 'inherit']);
  clearInterval(progress);
  if (status !== 0) process.exit(status);
}

/** Explains that a Node too old for the packages does not matter, because one of them is a newer Node. */
function explainOldNode(locked) {
  const bundled = locked['node_modules/node'];
  if (bundled && parseInt(process.versions.node, 10) < OLDEST_NODE)
    console.log(
      `Node ${process.versions.node} is enough here: Power Hour runs on its own, ${bundled.version}.`,
    );
}

/** Runs a program until it exits, forwards signals to it, and returns its exit code. */
export function run(command, args, stdio = 'inherit') {
  const child = spawn(command, args, { stdio });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

function printProgress(paths, started) {
  const present = paths.filter((path) => existsSync(`${path}/package.json`)).length;
  const left = Math.round(((Date.now() - started) / 1000) * (paths.length / present - 1));
  const estimate = present > 0 && left > 0 ? `, about ${left} s left` : '';
  console.log(`  ${present} of ${paths.length} packages${estimate}`);
}

/** Returns whether every package that this platform needs is present in its locked version. */
function isInstalled(folder, locked) {
  const present = listPackages(`${folder}/node_modules/.package-lock.json`);
  return Object.entries(locked).every(([path, { version }]) => present[path]?.version === version);
}

/** Lists the packages of a lock file by path, without optional ones, which some platforms lack. */
function listPackages(lockFile) {
  try {
    const packages = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
    return Object.fromEntries(packages.filter(([path, { optional }]) => path !== '' && !optional));
  } catch {
    return {};
  }
}
