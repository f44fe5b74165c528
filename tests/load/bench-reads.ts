import { eq, isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { Hono } from 'hono';
import { app } from '#api/app.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { selectCampaignCards } from '#api/campaigns/select-campaign-cards.ts';
import { createMemoryD1 } from './reads/memory-d1.ts';
import { seedRows } from './reads/seed-rows.ts';

const CAMPAIGNS = 200;
const ROUNDS = 15;
const BLOCK = 20;
const CONTEXT: ExecutionContext = Object({ waitUntil: () => undefined });

type Api = {
  readonly fetch: (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>;
};

/**
 * Measures the CPU of the calls that every visitor makes beside bare Hono and drizzle, which answer with the same rows
 * as they are. The database answers from memory, so that only the Worker's own work counts.
 */
export async function benchReads(): Promise<void> {
  const d1 = createMemoryD1();
  const db = drizzle(Object(d1.binding));
  seedRows(d1.sqlite, Object(db), CAMPAIGNS);
  const env: Env = Object({ DB: d1.binding, ENVIRONMENT: 'test' });
  const rows = () => selectCampaignCards(Object({ db: drizzle(Object(d1.binding)) }));
  const bare = new Hono()
    .get('/list', async (c) =>
      c.json({ docs: await rows().where(isNotNull(campaigns.publishedAt)).limit(CAMPAIGNS) }),
    )
    .get('/one', async (c) => c.json({ doc: await rows().where(eq(campaigns.slug, 'row-0')).limit(1) }));
  const call = async (api: Api, path: string) => {
    const response = await api.fetch(new Request(`http://powerhour.test${path}`), env, CONTEXT);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const calls = {
    'bare list': () => call(bare, '/list'),
    '/api/campaigns-list': () => call(app, '/api/campaigns-list'),
    'bare campaign': () => call(bare, '/one'),
    '/api/campaigns/by-slug': () => call(app, '/api/campaigns/by-slug/row-0'),
  };
  const times = await measureCpu(calls);
  const floor = { list: times['bare list'] ?? Number.NaN, one: times['bare campaign'] ?? Number.NaN };
  const figures = [];
  for (const [name, run] of Object.entries(calls)) {
    const count = d1.countReads();
    await run();
    const ms = times[name] ?? Number.NaN;
    const base = name.includes('list') ? floor.list : floor.one;
    figures.push({
      call: name,
      'CPU ms': ms.toFixed(3),
      'beside bare': (ms / base).toFixed(2),
      queries: count(),
    });
  }
  console.table(figures);
}

/** Returns the milliseconds of CPU of each call, the median of blocks that take turns. */
async function measureCpu(
  calls: Readonly<Record<string, () => Promise<void>>>,
): Promise<Record<string, number>> {
  const samples: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(calls)) {
      const before = process.cpuUsage();
      for (let at = 0; at < BLOCK; at += 1) await run();
      const { user, system } = process.cpuUsage(before);
      (samples[name] ??= []).push((user + system) / 1000 / BLOCK);
    }
  }
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, median(values.slice(3))]));
}
