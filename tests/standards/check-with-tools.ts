import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { CHECKERS_FOLDER, checkerPath } from './checkers.ts';
import { fetchText } from './read-pages.ts';

/** What the checker does not know yet; browsers do, or pass over it. */
const NOT_KNOWN_YET = [
  'Property “(line-clamp|view-transition-name|animation-timeline|animation-range|field-sizing|container-type)” doesn.t',
  'at-rule “@(container|view-transition|starting-style)”',
  // Lengths of a container (cqi), and what is computed from them.
  '“(--headline-max|font-size)”: Parse Error',
  '“min\\(var\\(--size-[12]\\), var\\(--headline-max\\)\\)”',
  // Lines with names, between which a width is a variable.
  '“grid-template-columns”: The types are incompatible',
  // SVG 2 has it for every shape (https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute).
  'Attribute “pathLength” not allowed on element “circle”',
];

/** Returns what the Nu HTML checker calls an error in these files. */
export function checkPages(files: readonly string[]): readonly string[] {
  const vnu = checkerPath('vnu-jar', 'build/dist/vnu.jar');
  return runTool('java', [
    '-jar',
    vnu,
    '--errors-only',
    '--filterpattern',
    `.*(${NOT_KNOWN_YET.join('|')}).*`,
    ...files,
  ]);
}

/** Returns what the rules of Spectral and Redocly warn about in the document that the site answers. */
export async function checkOpenapi(site: string): Promise<readonly string[]> {
  const document = `${CHECKERS_FOLDER}/openapi.json`;
  const ruleset = `${CHECKERS_FOLDER}/spectral.json`;
  writeFileSync(document, await fetchText(`${site}/api/openapi.json`));
  writeFileSync(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
  const spectral = checkerPath('@stoplight/spectral-cli', 'dist/index.js');
  const flags = ['--ruleset', ruleset, '--fail-severity', 'warn', '--quiet', '--format', 'text'];
  const redocly = checkerPath('@redocly/cli', 'bin/cli.js');
  return [
    ...runTool(process.execPath, [spectral, 'lint', document, ...flags]),
    ...runTool(process.execPath, [
      redocly,
      'lint',
      document,
      '--config',
      'redocly.yaml',
      '--format',
      'stylish',
    ]),
  ];
}

/** Runs a tool that prints a line for each problem and then fails; a failure without a line is one too. */
function runTool(command: string, args: readonly string[]): readonly string[] {
  // In a system without a locale Java reads no quotation mark of a pattern.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, env });
  if (status === 0) return [];
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 0 ? lines : [`${command} ended with ${status}`];
}
