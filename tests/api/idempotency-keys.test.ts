import { expect, test } from 'vitest';
import { pruneIdempotencyKeys } from '#api/platform/idempotency-key.ts';
import { DAY_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { createDraft, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { createBrowser, toInvalid, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows } from '../support/rows.ts';
import { listCheckoutSessions } from '../support/provider.ts';
import { seedCampaign } from '../support/seed.ts';
import { createAnswer, createFan } from '../support/answers.ts';

await seedDraftCharity();

const toHeader = (key: string) => ({ 'Idempotency-Key': key });
const draft = createDraft();
const create = (person: Person, key: string, changes = {}) =>
  person.post('/api/campaigns/create', { ...draft, ...changes }, toHeader(key));
const countCampaigns = (person: Person) => countRows('campaigns', { ownerId: person.id });

test('a call that names itself is carried out once, and answers the same again', async () => {
  const [owner, other] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const first = await create(owner, 'one');
  expect(first.status).toBe(201);
  const again = await create(owner, 'one');
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await countCampaigns(owner)).toBe(1);
  expect((await create(owner, 'two')).status).toBe(201);
  expect(await countCampaigns(owner)).toBe(2);
  expect(Object((await create(other, 'one')).body).doc.id).not.toBe(Object(first.body).doc.id);
});

test('a call that names itself is refused with another body', async () => {
  const owner = await createLoggedInUser('celebrity');
  await create(owner, 'key');
  const refused = await create(owner, 'key', { name: 'Another hour' });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused', error: 'This key already names a request with other content.' },
  });
  expect(await countCampaigns(owner)).toBe(1);
});

test('a call that names itself is refused while it runs', async () => {
  const owner = await createLoggedInUser('celebrity');
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(owner, 'key')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'request_in_progress' });
  expect(await countCampaigns(owner)).toBe(1);
});

test('a call that names itself can be made again after it was refused', async () => {
  const owner = await createLoggedInUser('celebrity');
  expect(await create(owner, 'key', { name: '' })).toMatchObject(toInvalid('name'));
  expect((await create(owner, 'key')).status).toBe(201);
});

test('a call that names itself leads to the same payment, whose address is nowhere in the clear', async () => {
  const [fan, campaign] = [await createFan(), await seedCampaign()];
  const body = createAnswer(campaign.id);
  const subscribe = () => fan.post('/api/campaign-subscribe', body, toHeader('my own key'));
  const first = await subscribe();
  expect((await subscribe()).body).toEqual(first.body);
  const { url, submissionId } = Object(first.body);
  expect(await listCheckoutSessions(submissionId)).toHaveLength(1);
  const rows = await findRows('idempotencyKeys');
  expect(rows.some(({ response }) => response !== null)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('my own key');
  for (const { response } of rows) expect(atob(response ?? '')).not.toContain(url);
});

test('a call that names itself needs no session, and a key of the right form', async () => {
  const campaign = await seedCampaign();
  const report = {
    subject: 'campaign',
    campaignId: campaign.id,
    reason: 'fraud',
    explanation: 'The artist on this page has nothing to do with this campaign.',
    address: `http://powerhour.test/nl/campaigns/${campaign.slug}`,
    goodFaith: true,
  };
  const browser = createBrowser();
  const send = (key: string) => browser.post('/api/reports', report, toHeader(key));
  const first = await send('report');
  expect(first.status).toBe(201);
  expect((await send('report')).body).toEqual(first.body);
  expect(await send('x'.repeat(201))).toMatchObject(toInvalid('Idempotency-Key'));
});

test('a call that names itself is forgotten after a day, or after a minute without an answer', async () => {
  const owner = await createLoggedInUser('celebrity');
  await create(owner, 'key');
  await changeRows('idempotencyKeys', {}, { response: null });
  expect((await create(owner, 'key')).status).toBe(409);
  await changeRows('idempotencyKeys', {}, { createdAt: new Date(Date.now() - MINUTE_MS) });
  expect((await create(owner, 'key')).status).toBe(201);
  expect(await countCampaigns(owner)).toBe(2);
  const kept = await countRows('idempotencyKeys');
  const tomorrow = new Date(Date.now() + DAY_MS);
  expect(await runAsSystem((ctx) => pruneIdempotencyKeys(ctx))).toBeLessThan(kept);
  expect(await runAsSystem((ctx) => pruneIdempotencyKeys(ctx), tomorrow)).toBeGreaterThan(0);
  expect(await countRows('idempotencyKeys')).toBe(0);
});

test('a call without a key stores nothing', async () => {
  const owner = await createLoggedInUser('celebrity');
  const before = await countRows('idempotencyKeys');
  expect((await owner.post('/api/campaigns/create', draft)).status).toBe(201);
  expect(await countRows('idempotencyKeys')).toBe(before);
});
