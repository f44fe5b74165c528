import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const REPAIR = fileURLToPath(new URL('repair.ts', import.meta.url));
const FILE = 'site/content/pages/nl/over-ons.json';
const PORT = 28_731;
const ORIGIN = `http://localhost:${PORT}`;
const ADDRESS = `${ORIGIN}/tina-history?file=${encodeURIComponent(FILE)}`;
const OWN_PAGE = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
const GOOD = JSON.stringify({ title: 'Over ons', slug: 'over-ons', draft: false, blocks: [] });
const DAMAGED = '{\n  "title": "Over ons",\n';

/**
 * Creates a repository with a page whose last version is the result of a merge and differs from both sides, and which
 * an uncommitted change has damaged.
 */
function createRepository() {
  const folder = mkdtempSync(`${tmpdir()}/editor-`);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const commit = (title: string, text = GOOD.replace('Over ons', title)) => {
    writeFileSync(`${folder}/${FILE}`, text);
    git('add', '.');
    git('-c', 'user.name=Noor', '-c', 'user.email=noor@example.org', 'commit', '--quiet', '-m', title);
  };
  mkdirSync(`${folder}/site/content/pages/nl`, { recursive: true });
  writeFileSync(`${folder}/secret.json`, GOOD);
  git('init', '--quiet');
  commit('Begin');
  git('checkout', '--quiet', '-b', 'theirs');
  commit('Van hen');
  git('checkout', '--quiet', '-');
  commit('Van ons');
  git('merge', '--quiet', '--no-commit', '--strategy=ours', 'theirs');
  commit('Een pagina', GOOD);
  writeFileSync(`${folder}/${FILE}`, DAMAGED);
  return { folder, version: git('rev-parse', 'HEAD') };
}

const restore = (file: string, version: string, headers: HeadersInit = OWN_PAGE) =>
  fetch(`${ORIGIN}/tina-history`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ file, version }),
  });

it('before the editor starts a damaged file is shown with its last good version, and only its own page restores it', async () => {
  const { folder, version } = createRepository();
  const repair = spawn(process.execPath, [REPAIR, String(PORT)], { cwd: folder });
  onTestFinished(() => void repair.kill());
  const ended = once(repair, 'exit');
  await once(repair.stdout, 'data');

  const start = await fetch(`${ORIGIN}/admin`, { headers: { 'accept-language': 'nl-NL' } });
  expect(start.url).toBe(ADDRESS);
  const page = await start.text();
  expect(page).toContain('Op regel 3 ontbreekt iets of staat iets te veel');
  expect(page).toMatch(/De laatste goede versie<\/mark><\/h2>\s*<p>Noor: Een pagina/);

  expect((await restore(FILE, version, {})).status).toBe(403);
  expect((await restore(FILE, version, { ...OWN_PAGE, origin: 'https://example.org' })).status).toBe(403);
  const foreign = get(ADDRESS, { headers: { host: `example.org:${PORT}` } });
  const [answer] = await once(foreign, 'response');
  expect(answer.statusCode).toBe(403);
  expect((await fetch(`${ORIGIN}/tina-history?file=secret.json`)).status).toBe(422);
  for (const file of ['secret.json', 'site/content/../../secret.json', 'site/content/pages/nl/none.json']) {
    expect((await restore(file, version)).status).toBe(422);
  }
  expect((await restore(FILE, '--output=x')).status).toBe(422);
  expect(readFileSync(`${folder}/${FILE}`, 'utf8')).toBe(DAMAGED);

  const restored = await restore(FILE, version);
  expect(restored.headers.get('location')).toBe('/admin/index.html#/~/tina-preview/nl/over-ons');
  expect(readFileSync(`${folder}/${FILE}`, 'utf8')).toBe(GOOD);
  const kept = `${folder}/.local/editor/replaced/${FILE}`;
  expect(readdirSync(kept).map((name) => readFileSync(`${kept}/${name}`, 'utf8'))).toEqual([DAMAGED]);
  expect(await ended).toEqual([0, null]);
}, 20_000);
