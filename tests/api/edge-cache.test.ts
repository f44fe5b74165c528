import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openEdgeCache } from '#api/platform/edge-cache.ts';
import { SECOND_MS } from '#api/platform/rules.ts';
import { createFetch } from '#api/serve.ts';
import {
  createCaller,
  createCallerWorld,
  toHeaders,
  unlimitedEnv,
  type Caller,
  type CallerKind,
} from '../support/callers.ts';
import { recordStatements } from '../support/crash.ts';
import { fillPath, listOperations, type Operation } from '../support/operations.ts';
import { sampleValue } from '../support/sample-body.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';
import { findObject, type World } from '../support/world.ts';
import { withParts, requestApi } from '../support/api.ts';

const ORIGIN = 'http://powerhour.test';
const pages = vi.fn(() => Promise.resolve(new Response('a page')));
const worker = createFetch(pages, ORIGIN);

async function request(path: string, init: RequestInit = {}, under: Env = env): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker(new Request(`${ORIGIN}${path}`, init), under, context);
  await waitOnExecutionContext(context);
  return response;
}

const readName = async (response: Response) =>
  z.object({ doc: z.object({ name: z.string(), phase: z.string() }) }).parse(await response.json()).doc;

let puts: string[] = [];
beforeEach(async () => {
  const prototype: Cache = Object.getPrototypeOf(await openEdgeCache());
  const { put } = prototype;
  puts = [];
  vi.spyOn(prototype, 'put').mockImplementation(async function (this: Cache, key, response) {
    puts.push(new Request(key).url);
    await put.call(this, key, response);
  });
});
afterEach(() => {
  pages.mockClear();
});

test('a campaign is read from the database once, and looks the same to every visitor', async () => {
  const { slug } = await seedCampaign();
  const path = `/api/campaigns/by-slug/${slug}`;
  const first = await request(path);
  const recorded = recordStatements();
  const second = await request(path);
  recorded.restore();
  expect(recorded.calls).toEqual([]);
  expect(await second.text()).toBe(await first.text());
  // Headers that the server adds.
  for (const name of ['content-length', 'date']) second.headers.delete(name);
  expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers));
  expect(first.headers.has('cdn-cache-control')).toBe(false);
});

test('the list keeps its entity tag and what it says to browsers', async () => {
  const first = await request('/api/campaigns-list?limit=3');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const second = await request('/api/campaigns-list?limit=3', { headers });
  expect([first.status, second.status]).toEqual([200, 304]);
  expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
});

test('the person who made a change sees it at once, a visitor when what is kept has expired', async () => {
  const under: Env = Object.assign(Object.create(null), env, { EDGE_CACHE_SECONDS: '1' });
  const owner = await createCaller('celebrity');
  const agreed = { agreeToTerms: true, agreeToProtocol: true };
  const { id, slug, version } = await seedCampaign({ ownerId: owner.id, ...agreed });
  const path = `/api/campaigns/by-slug/${slug}`;
  await request(path, {}, under);
  const changed = await request(`/api/campaigns/${id}`, {
    method: 'PATCH',
    headers: { ...toHeaders(owner), 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify({ name: 'Another name' }),
  });
  expect(changed.status, await changed.text()).toBe(200);
  const own = await request(path, { headers: toHeaders(owner) }, under);
  expect(await readName(own)).toMatchObject({ name: 'Another name' });
  await expect
    .poll(async () => (await readName(await request(path, {}, under))).name, { timeout: 10_000 })
    .toBe('Another name');
});

test('a campaign whose deadline is near is not kept past it', async () => {
  const end = new Date(Date.now() + 2 * SECOND_MS);
  const { id, slug } = await seedCampaign({ subscriptionDeadline: end });
  const path = `/api/campaigns/by-slug/${slug}`;
  expect(await readName(await request(path))).toMatchObject({ phase: 'open' });
  await changeCampaign(id, { subscriptionDeadline: new Date(Date.now() + 500) });
  await expect
    .poll(async () => (await readName(await request(path))).phase, { timeout: 10_000 })
    .toBe('deadline-passed');
});

test('nothing is kept where the setting says so', async () => {
  const { slug } = await seedCampaign();
  const under: Env = withParts({ EDGE_CACHE_SECONDS: '0' });
  await request(`/api/campaigns/by-slug/${slug}`, {}, under);
  expect(puts).toEqual([]);
});

test('a page is kept for visitors, and neither for nor from a person', async () => {
  const { slug } = await seedCampaign();
  const cookie = 'power-hour.session_token=a';
  pages.mockImplementation(() =>
    Promise.resolve(
      new Response('public', {
        headers: { 'CDN-Cache-Control': 'max-age=30', 'Cache-Control': 'private, no-store' },
      }),
    ),
  );
  await request(`/nl/campaigns/${slug}`, { headers: { cookie } });
  expect(puts).toEqual([]);
  await request(`/nl/campaigns/${slug}`);
  const second = await request(`/nl/campaigns/${slug}`);
  expect(second.headers.get('cache-control')).toBe('private, no-store');
  expect(pages).toHaveBeenCalledTimes(2);
  await request(`/nl/campaigns/${slug}`, { headers: { cookie } });
  expect(pages).toHaveBeenCalledTimes(3);
});

const operations = await listOperations();
const host = await createCaller('celebrity');

/** Calls with the caller's own objects, so that as many calls as possible succeed. */
function read(caller: Caller, own: World, { path, query }: Operation): Promise<Response> {
  const filled = fillPath(path, (kind) => findObject(own, path, kind));
  const search = new URLSearchParams();
  for (const { name, schema, required } of query)
    if (required) search.set(name, String(sampleValue(schema, own.refs, name)));
  return request(
    search.size > 0 ? `${filled}?${search.toString()}` : filled,
    { headers: toHeaders(caller) },
    unlimitedEnv,
  );
}

// Anything that identifies a caller keeps a request out of the edge cache (edge-rules.test.ts): one suffices here.
test.for<CallerKind>(['nobody', 'celebrity'])(
  'what belongs to a person is never kept, whatever %s reads',
  async (kind) => {
    const { caller, own } = await createCallerWorld(kind, host);
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      puts = [];
      await read(caller, own, operation);
      const mayKeep = kind === 'nobody' && operation.access.callers === 'anyone';
      if (!mayKeep) expect(puts, operation.name).toEqual([]);
    }
  },
);

test('only what is the same for everyone is read from the database’s copies', async () => {
  const { slug } = await seedCampaign();
  const { headers } = await createCaller('fan');
  const withSession = vi.fn((start?: string) => env.DB.withSession(start));
  const DB: unknown = new Proxy(env.DB, {
    get: (database, name) =>
      name === 'withSession' ? withSession : Reflect.get(database, name).bind(database),
  });
  const under: Env = withParts({ DB });
  const read = async (path: string, init?: RequestInit) => (await requestApi(path, under, init)).status;

  expect(await read('/api/campaigns-list', { headers })).toBe(200);
  expect(await read(`/api/campaigns/by-slug/${slug}`, { headers })).toBe(200);
  expect(await read('/api/campaign-submissions/user-submissions', { headers })).toBe(200);
  expect(await read('/api/users/check-email?email=new@example.test')).toBe(200);
  expect(withSession).not.toHaveBeenCalled();

  expect(await read('/api/campaigns-list')).toBe(200);
  expect(await read(`/api/campaigns/by-slug/${slug}`)).toBe(200);
  expect(withSession.mock.calls).toEqual([['first-unconstrained'], ['first-unconstrained']]);
});
