import { exports } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requireCanRun } from '#api/campaigns/campaign-limits.ts';
import { campaigns } from '#api/schema.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { callApi, ORIGIN, runAsSystem, db } from '../support/api.ts';
import { insertRow } from '../support/rows.ts';
import { createPng } from '../support/bytes.ts';
import { createDraft, seedDraftCharity } from '../support/campaign-drafts.ts';
import { explain } from '../support/explain.ts';
import { createLoggedInUser } from '../support/people.ts';
import { shareWorld } from '../support/share-world.ts';
import { seedCampaign, seedImage } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

await seedDraftCharity();

const person = await shareWorld(() => createLoggedInUser('celebrity'));
const draft = createDraft();

const DAY_SECONDS = DAY_MS / 1000;
const yesterday = () => new Date(Date.now() - DAY_MS - 1000);
const create = () => person.post('/api/campaigns/create', draft);
const addCharity = (name = `Charity ${crypto.randomUUID()}`, by = person) =>
  by.post('/api/charity-whitelist-custom', { name });
function countByStatus(answers: readonly { readonly status: number }[]) {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
}

async function seedEnded(count: number, createdAt = new Date()): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await seedCampaign({ ownerId: person.id, isActive: false, createdAt });
}

async function upload(): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([(await createPng(4, 3)).slice()], 'dot.png', { type: 'image/png' }));
  const request = new Request(`${ORIGIN}/api/media`, { method: 'POST', body: form });
  const cookie = toCookie(person);
  const type = request.headers.get('content-type') ?? '';
  return exports.default.fetch(`${ORIGIN}/api/media`, {
    method: 'POST',
    body: await request.arrayBuffer(),
    headers: { cookie, 'content-type': type, 'accept-language': 'en' },
  });
}

test('campaigns run at most ten at a time, also when created in parallel', async () => {
  const answers = await Promise.all(Array.from({ length: 13 }, create));
  expect(countByStatus(answers)).toEqual({ 201: 10, 409: 3 });
  expect(Object(answers.find(({ status }) => status === 409)?.body)).toMatchObject({
    code: 'conflict',
    error: expect.stringContaining('Close one'),
  });
});

test('campaigns that are closed make room, and reopening takes it again', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, create));
  const { id } = Object(made[0]?.body).doc;
  await person.post(`/api/campaigns/${id}/close`);
  expect((await create()).status).toBe(201);
  expect(await person.post(`/api/campaigns/${id}/reopen`)).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: expect.stringContaining('Close one') },
  });
});

test('campaigns are at most 20 a day, also in parallel', async () => {
  await seedEnded(18);
  const answers = await Promise.all(Array.from({ length: 4 }, create));
  expect(countByStatus(answers)).toEqual({ 201: 2, 429: 2 });
  expect(Object(answers.find(({ status }) => status === 429)?.body)).toMatchObject({
    code: 'rate_limited',
    error: 'You have reached the limit of 20 new campaigns. Try again in 24 hours.',
  });
  const cookie = toCookie(person);
  const headers = { cookie, origin: ORIGIN };
  const refused = await callApi('/campaigns/create', { body: draft, headers });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(DAY_SECONDS - 600);
  expect(wait).toBeLessThanOrEqual(DAY_SECONDS);
});

test('campaigns of yesterday no longer count', async () => {
  await seedEnded(25, yesterday());
  expect((await create()).status).toBe(201);
});

test('campaigns that run are counted by the index of their owner', async () => {
  const plan = await runAsSystem(async (ctx) =>
    explain(
      db
        .select({ id: campaigns.id })
        .from(campaigns)
        .where(await requireCanRun(ctx, person.id))
        .toSQL(),
    ),
  );
  expect(plan).toContain('INDEX campaigns_owner');
});

test('charities are at most five new ones a day, also in parallel; known ones are still found', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => addCharity()));
  expect(countByStatus(answers)).toEqual({ 201: 5, 429: 2 });
  const { name } = Object(answers.find(({ status }) => status === 201)?.body).doc;
  expect((await addCharity(name)).status).toBe(409);
  expect((await create()).status).toBe(201);
  const answer = await person.post('/api/campaigns/create', {
    ...draft,
    charity: 'other',
    newCharity: 'One more',
  });
  expect(answer.status).toBe(429);
});

test('charities have no limit for admins', async () => {
  const admin = await createLoggedInUser('admin');
  const added = await Promise.all(Array.from({ length: 7 }, () => addCharity(undefined, admin)));
  expect(countByStatus(added)).toEqual({ 201: 7 });
});

test('charities 505 of one account hide no approved one', async () => {
  await db.run(
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 505)
      insert into charities (id, name, key, added_by, created_at) select i, 'AAA ' || i, i, ${person.id}, 0 from n`,
  );
  const { status, body } = await person.get('/api/charity-whitelist-custom?includeUnapproved=true');
  expect(status).toBe(200);
  expect(Object(body).docs).toContainEqual(expect.objectContaining({ id: draft.charity }));
});

test('pictures are at most 60 a day, also in parallel', async () => {
  for (let index = 0; index < 59; index += 1) await seedImage(person.id);
  const answers = await Promise.all([upload(), upload(), upload()]);
  expect(countByStatus(answers)).toEqual({ 201: 1, 429: 2 });
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('pictures have at most 200 MB a day', async () => {
  const now = new Date();
  const [id, size] = [crypto.randomUUID(), { width: 4, height: 3, mimeType: 'image/webp' }];
  const row = { id, filename: id, ...size, uploadedBy: person.id, createdAt: now, updatedAt: now };
  await insertRow('media', { ...row, bytes: 200 * 1024 * 1024 - 1 });
  const refused = await upload();
  expect(refused.status).toBe(429);
  expect(Object(await refused.json()).error).toContain('200 MB of pictures');
});

test('a call says under which limits of its caller it counted, and what is left of them', async () => {
  const verify = () => person.post('/api/campaign-submissions/verify-all-pending');
  const { headers } = await verify();
  const [, quota = '', seconds = ''] =
    /^"verify";q=(\d+);w=(\d+)$/.exec(headers.get('ratelimit-policy') ?? '') ?? [];
  expect(headers.get('ratelimit')).toBe(`"verify";r=${Number(quota) - 1};t=${seconds}`);
  for (let used = 1; used < Number(quota); used += 1) await verify();
  const refused = await verify();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('ratelimit')).toBe(`"verify";r=0;t=${refused.headers.get('retry-after')}`);
  expect((await person.get('/api/users/me')).headers.has('ratelimit')).toBe(false);
});

test('nobody learns from a log-in how often others have tried its address', async () => {
  const { headers } = await person.post('/api/users/login', { email: person.email, password: 'wrong' });
  expect(headers.get('ratelimit-policy')).toMatch(/^"login-network";q=\d+;w=\d+$/);
});
