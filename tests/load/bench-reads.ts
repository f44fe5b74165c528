import { drizzle } from 'drizzle-orm/d1';
import { Hono } from 'hono';
import { app } from '#api/app.ts';
import { buildIfChanged } from '#api/local/instance.ts';
import { createBareApp } from './reads/create-bare-app.ts';
import { createMemoryCache } from './reads/create-memory-cache.ts';
import { measureCpu, type Run } from './reads/measure-cpu.ts';
import { createMemoryD1 } from './reads/memory-d1.ts';
import { openBuiltWorker, type Api } from './reads/open-built-worker.ts';
import { seedRows } from './reads/seed-rows.ts';

const CAMPAIGNS = 200;
const ORIGIN = 'http://powerhour.test';
const BUILD = '.local/bench-reads/dist';

/**
 * What visitors read, the bare call with the same rows, and the maximum cost relative to it: Astro and React render
 * pages on each request. Large responses come last, so that their garbage does not slow down others.
 */
const READS = [
  { path: '/api/campaigns/by-slug/row-0', bare: '/campaign/row-0', atMost: 1.6 },
  { path: '/embed/row-0', bare: '/embed/row-0', atMost: 3.6 },
  { path: '/nl/campaigns/row-0', bare: '/page/row-0', atMost: 4.2 },
  { path: '/nl/campaigns', bare: '/list', atMost: 1.8 },
  { path: '/api/campaigns-list', bare: '/list', atMost: 1.2 },
] as const;
/** Maximum cost of a response from the edge cache relative to bare Hono. */
const CACHED_AT_MOST = 1.6;

type Read = { readonly path: string; readonly atMost: number; readonly run: Run; readonly runBare: Run };

/**
 * Measures the CPU time of what every visitor reads relative to bare Hono and drizzle, which respond with the same rows
 * unchanged, and that of responses from the edge cache relative to bare Hono, which serves the same bytes from such a
 * cache. The built Worker runs in this process with database and cache in memory, so that only its own work counts:
 * under workerd, the stand-ins of both would run in the same process and cost more than everything measured.
 */
export async function benchReads(): Promise<void> {
  console.log('Building the site and the Worker …');
  await buildIfChanged(BUILD, ORIGIN);
  const d1 = createMemoryD1();
  seedRows(d1.sqlite, Object(drizzle(Object(d1.binding))), CAMPAIGNS);
  const bindings = { DB: d1.binding, ENVIRONMENT: 'test', PUBLIC_ORIGIN: ORIGIN };
  const env: Env = Object(bindings);
  const withoutCache: Env = Object({ ...bindings, EDGE_CACHE_SECONDS: '0' });
  const worker = await openBuiltWorker(BUILD, env, createMemoryCache());

  const bareCache = createMemoryCache();
  const bareAnswers = new Hono().get('*', async (c) => (await bareCache.match(c.req.url)) ?? c.notFound());
  for (const { path } of READS) await bareCache.put(`${ORIGIN}${path}`, await fetchFrom(worker, path, env));
  const cached = READS.map(({ path }) => ({
    path,
    atMost: CACHED_AT_MOST,
    run: () => read(worker, path, env),
    runBare: () => read(bareAnswers, path, env),
  }));
  console.log('From the edge’s cache, beside bare Hono with the same bytes:');
  console.table(await measureReads(cached, d1.countReads));

  const bareApp = createBareApp(d1.binding, CAMPAIGNS);
  const uncached = READS.map(({ path, bare, atMost }) => ({
    path,
    atMost,
    run: () => read(path.startsWith('/api/') ? app : worker, path, withoutCache),
    runBare: () => read(bareApp, bare, env),
  }));
  console.log('Uncached, beside bare Hono and drizzle with the same rows:');
  console.table(await measureReads(uncached, d1.countReads));
}

async function measureReads(reads: readonly Read[], countQueries: () => () => number): Promise<object[]> {
  const figures = [];
  for (const { path, atMost, run, runBare } of reads) {
    const { ms, besideMs, ratio } = await measureCpu(run, runBare);
    const count = countQueries();
    await run();
    figures.push({
      read: path,
      'CPU ms': ms.toFixed(3),
      'bare ms': besideMs.toFixed(3),
      'beside bare': ratio.toFixed(2),
      'at most': atMost,
      queries: count(),
    });
  }
  return figures;
}

async function read(api: Api, path: string, env: Env): Promise<void> {
  const response = await fetchFrom(api, path, env);
  await response.arrayBuffer();
}

/** Returns the response once the work after it is done as well. */
async function fetchFrom(api: Api, path: string, env: Env): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const context: ExecutionContext = Object({ waitUntil: (each: Promise<unknown>) => work.push(each) });
  const response = await api.fetch(new Request(`${ORIGIN}${path}`), env, context);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await Promise.all(work);
  return response;
}
