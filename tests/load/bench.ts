import { getAddresses, prepareInstance, startInstance, type Instance } from '#api/local/instance.ts';
import { stopProcesses } from '#api/local/processes.ts';
import { findFreePort } from '../support/free-port.ts';
import { benchInWorker } from './bench-in-worker.ts';
import { benchReads } from './bench-reads.ts';
import { benchJudge } from './judge/bench-judge.ts';
import { benchPaint } from './paint/bench-paint.ts';

const WARM_UP_REQUESTS = 20;
const REQUESTS = 200;
const CONCURRENCY = 4;

const IN_WORKER = ['selection', 'judging', 'refunds', 'fuzz', 'capacity', 'load', 'support'];
const TARGETS = ['selection', 'judging', 'refunds', 'support', 'reads', 'paint', 'judge'];

const [, , target, minutes = '0'] = process.argv;
if ((target && ![...IN_WORKER, ...TARGETS].includes(target)) || !(Number(minutes) >= 0)) {
  console.error(`Usage: npm run bench [-- ${TARGETS.join(' | ')}]\n       npm run load [-- <minutes>]`);
  process.exit(1);
}
if (target === 'reads') {
  await benchReads();
  process.exit(0);
}
if (target === 'judge') {
  await benchJudge();
  process.exit(0);
}
if (target && IN_WORKER.includes(target)) process.exit(await benchInWorker(target, minutes));

/** Measures the pages and calls that a visitor waits for, on this machine and with wrangler. */
const instance: Instance = {
  // The same again if possible, because a build is for one address.
  port: await findFreePort(8795),
  sandboxPort: await findFreePort(8796),
  folder: '.local/bench',
  outDir: '.local/bench/dist',
  vars: { ENVIRONMENT: 'test' },
};

let passed = true;
try {
  await prepareInstance(instance, (line) => console.log(line));
  if (target === 'paint') passed = await benchPaint(instance);
  else await benchCalls();
} finally {
  await stopProcesses();
}
process.exit(passed ? 0 : 1);

async function benchCalls(): Promise<void> {
  await startInstance(instance);
  const { site } = getAddresses(instance);
  const slug = await findOpenCampaign(site);
  const paths = [
    '/api/health',
    '/nl',
    '/nl/terms',
    '/api/campaigns-list',
    `/api/campaigns/by-slug/${slug}`,
    `/nl/campaigns/${slug}`,
  ];
  console.table(await mapSequential(paths, (path) => measure(`${site}${path}`, path)));
}

type Figures = {
  path: string;
  'median ms': number;
  'p95 ms': number;
  'requests/s': number;
  'body kB': number;
};

async function measure(url: string, path: string): Promise<Figures> {
  for (let count = 0; count < WARM_UP_REQUESTS; count += 1) await measureRequest(url);
  const started = performance.now();
  const rounds = Array.from({ length: CONCURRENCY }, () => measureSeries(url, REQUESTS / CONCURRENCY));
  const all = (await Promise.all(rounds)).flat();
  const seconds = (performance.now() - started) / 1000;
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => roundToTenth(times[Math.floor(times.length * share)] ?? Number.NaN);
  return {
    path,
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'requests/s': Math.round(all.length / seconds),
    'body kB': roundToTenth((all[0]?.bytes ?? 0) / 1000),
  };
}

async function measureSeries(url: string, count: number): Promise<{ ms: number; bytes: number }[]> {
  return mapSequential(Array.from({ length: count }), () => measureRequest(url));
}

async function measureRequest(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}

async function findOpenCampaign(site: string): Promise<string> {
  const { docs }: { docs: { slug: string; phase: string }[] } = await (
    await fetch(`${site}/api/campaigns-list`)
  ).json();
  const open = docs.find(({ phase }) => phase === 'open');
  if (!open) throw new Error('no demo campaign is open any more: remove .local/bench and run again');
  return open.slug;
}

async function mapSequential<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
