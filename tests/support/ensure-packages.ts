import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

/**
 * Installs packages that only one command needs into a folder below `.local`, unless these versions are there. In
 * package.json they would be part of every installation. Throws if npm fails.
 */
export function ensurePackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): void {
  const wanted = Object.entries(versions);
  if (wanted.every(([name, version]) => readVersion(folder, name) === version)) return;
  mkdirSync(folder, { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const packages = wanted.map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...quiet, ...flags, ...packages], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`npm could not install ${packages.join(', ')}.`);
}

function readVersion(folder: string, name: string): unknown {
  const manifest = `${folder}/node_modules/${name}/package.json`;
  if (!existsSync(manifest)) return undefined;
  return Object(JSON.parse(readFileSync(manifest, 'utf8'))).version;
}
