import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CHECKERS_FOLDER, checkerPath } from './checkers.ts';

/** Properties that the checker does not know yet; browsers do. */
const NEW_PROPERTIES = '.*Property “(line-clamp|view-transition-name)” doesn.t exist.*';

/** Returns what the Nu HTML checker calls an error in these files. */
export function checkPages(files: readonly string[]): readonly string[] {
  const vnu = checkerPath('vnu-jar', 'build/dist/vnu.jar');
  return runTool('java', ['-jar', vnu, '--errors-only', '--filterpattern', NEW_PROPERTIES, ...files]);
}

/** Returns what Spectral's rules for OpenAPI warn about in the document that the site answers. */
export async function checkOpenapi(site: string): Promise<readonly string[]> {
  const document = `${CHECKERS_FOLDER}/openapi.json`;
  const ruleset = `${CHECKERS_FOLDER}/spectral.json`;
  writeFileSync(document, await (await fetch(`${site}/api/openapi.json`)).text());
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
  const spectral = checkerPath('@stoplight/spectral-cli', 'dist/index.js');
  const flags = ['--ruleset', ruleset, '--fail-severity', 'warn', '--quiet', '--format', 'text'];
  return runTool(process.execPath, [spectral, 'lint', document, ...flags]);
}

/** Runs a tool that prints a line for each problem and then fails; a failure without a line is one too. */
function runTool(command: string, args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status === 0) return [];
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [`${command} ended with ${status}`];
}
