import { spawnSync } from 'node:child_process';
import { addressesOf, prepare, serve, type House } from '#api/sandbox/local/house.ts';
import { stopAll } from '#api/sandbox/local/processes.ts';
import { freePort } from '../support/free-port.ts';
import { benchPages } from './bench-pages.ts';

const WARM_UP = 20;
const REQUESTS = 200;
const AT_ONCE = 4;

const [, , what] = process.argv;
if (what === 'pages') {
  benchPages();
  process.exit(0);
}
if (what === 'selection') {
  // In workerd with D1, as the tests run; nothing is built for it.
  const { status } = spawnSync(
    'vitest',
    ['run', '--project', 'worker', '--silent', 'false', '--disable-console-intercept'],
    {
      env: { ...process.env, BENCH: 'selection' },
      stdio: 'inherit',
    },
  );
  process.exit(status ?? 1);
}

/** What is measured: the pages and calls that a visitor waits for. Figures are of this machine, wrangler included. */
const house: House = {
  port: await freePort(),
  sandboxPort: await freePort(),
  folder: '.local/bench',
  outDir: '.local/bench/dist',
  vars: { ENVIRONMENT: 'test' },
};

try {
  await prepare(house, (line) => console.log(line));
  await serve(house);
  const { site } = addressesOf(house);
  const slug = await anOpenCampaign(site);
  const paths = [
    '/api/health',
    '/nl',
    '/nl/terms',
    '/api/campaigns-list',
    `/api/campaigns/by-slug/${slug}`,
    `/nl/campaigns/${slug}`,
  ];
  console.table(await inTurn(paths, (path) => measure(`${site}${path}`, path)));
} finally {
  await stopAll();
}
process.exit(0);

type Figures = {
  path: string;
  'median ms': number;
  'p95 ms': number;
  'requests/s': number;
  'body kB': number;
};

async function measure(url: string, path: string): Promise<Figures> {
  for (let count = 0; count < WARM_UP; count += 1) await timed(url);
  const started = performance.now();
  const rounds = Array.from({ length: AT_ONCE }, () => series(url, REQUESTS / AT_ONCE));
  const all = (await Promise.all(rounds)).flat();
  const seconds = (performance.now() - started) / 1000;
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(times.length * share)] ?? Number.NaN);
  return {
    path,
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'requests/s': Math.round(all.length / seconds),
    'body kB': rounded((all[0]?.bytes ?? 0) / 1000),
  };
}

async function series(url: string, count: number): Promise<{ ms: number; bytes: number }[]> {
  return inTurn(Array.from({ length: count }), () => timed(url));
}

async function timed(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const answer = await fetch(url);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}

async function anOpenCampaign(site: string): Promise<string> {
  const { docs }: { docs: { slug: string; phase: string }[] } = await (
    await fetch(`${site}/api/campaigns-list`)
  ).json();
  const open = docs.find(({ phase }) => phase === 'open');
  if (!open) throw new Error('no demo campaign is open any more: remove .local/bench and run again');
  return open.slug;
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
