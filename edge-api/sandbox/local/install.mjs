import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Installs the packages of the lock file unless they are all present. Plain JavaScript without dependencies, because it
 * runs before anything is installed, on Node 20 or newer.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (a few minutes, only when they changed) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a TypeScript file on the installed Node with this process's arguments, and exits with its status. */
export function runInstalled(file) {
  const child = spawn('node_modules/.bin/node', [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** Returns whether every package that this platform needs is present in the version of the lock file. */
function isInstalled() {
  const [locked, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readPackages);
  if (!locked || !present) return false;
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || present[path]?.version === entry.version,
  );
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
