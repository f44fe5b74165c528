import { spawnSync } from 'node:child_process';
import { ensurePackages } from '#tests/support/ensure-packages.ts';

/** Where the checkers lie: outside package.json, because nothing else needs them. */
export const CHECKERS_FOLDER = '.local/standards';

const VERSIONS = {
  'vnu-jar': '26.9.27',
  '@stoplight/spectral-cli': '6.16.3',
  '@redocly/cli': '2.77.0',
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
  ensurePackages(CHECKERS_FOLDER, VERSIONS);
}

/** Returns the path of a checker's file, from the project's root. */
export function checkerPath(name: Checker, file: string): string {
  return `${CHECKERS_FOLDER}/node_modules/${name}/${file}`;
}
