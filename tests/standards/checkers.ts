import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

/** Where the checkers lie: outside of package.json, because nothing else needs them. */
export const CHECKERS_FOLDER = '.local/standards';

const VERSIONS = {
  'vnu-jar': '26.9.27',
  '@stoplight/spectral-cli': '6.16.3',
  caniemail: '2.0.2',
  'fast-xml-parser': '5.12.1',
  'ical.js': '2.2.1',
} as const;
type Checker = keyof typeof VERSIONS;

/** Installs the checkers unless these versions are there. Throws where there is no Java for the Nu HTML checker. */
export function ensureCheckers(): void {
  if (spawnSync('java', ['-version']).status !== 0) {
    throw new Error('The Nu HTML checker needs Java: sudo apt install default-jre-headless');
  }
  const missing = Object.entries(VERSIONS).filter(([name, version]) => readVersion(name) !== version);
  if (missing.length === 0) return;
  mkdirSync(CHECKERS_FOLDER, { recursive: true });
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
  const { status } = spawnSync('npm', ['install', '--prefix', CHECKERS_FOLDER, ...flags, ...packages], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm could not install the checkers.');
}

/** Returns the path of a checker's file, from the project's root. */
export function checkerPath(name: Checker, file: string): string {
  return `${CHECKERS_FOLDER}/node_modules/${name}/${file}`;
}

function readVersion(name: string): unknown {
  const manifest = `${CHECKERS_FOLDER}/node_modules/${name}/package.json`;
  if (!existsSync(manifest)) return undefined;
  return Object(JSON.parse(readFileSync(manifest, 'utf8'))).version;
}
