import { spawnSync } from 'node:child_process';

/** Installs packages of the distribution if this process is root and apt exists; otherwise does nothing. */
export function installSystemPackages(names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', step, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
