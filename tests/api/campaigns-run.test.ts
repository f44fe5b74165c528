import { expect, test } from 'vitest';
import { OwnCampaignsPage } from '#api/campaigns/contract.ts';
import { createSubscription, seedAnswers } from '../support/answers.ts';
import { createLoggedInUser } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { shareWorld } from '../support/share-world.ts';
import { toInvalid } from '../support/api.ts';
import { z } from 'zod';

await seedDraftCharity();

const [other, fan] = [await createLoggedInUser('celebrity'), await createLoggedInUser('fan')];
const celebrity = await shareWorld(() => createLoggedInUser('celebrity'));

const seedPaidSubmission = (campaignId: string) => seedAnswers(campaignId, 1);

const FROZEN = [
  ['fanQuestion', { fanQuestion: 'what-admire' }],
  ['charity', { charity: 'other', newCharity: 'Another One' }],
  ['description', { description: 'Something else altogether.' }],
  ['importantKeywords', { importantKeywords: 'cooking, warmth' }],
  ['artistName', { artistName: 'Somebody else' }],
  ['name', { name: 'Another hour altogether' }],
  ['twoWinners', { twoWinners: true }],
  ['allowPlusOne', { allowPlusOne: true }],
  ['thankYouMethod', { thankYouMethod: 'text' }],
  ['subscriptionStartDate', { subscriptionStartDate: '2027-06-01T10:00:00Z' }],
  ['subscriptionDeadline', { subscriptionDeadline: '2027-07-01T10:00:00Z' }],
] as const;

test('changing a campaign gives a flexible campaign its date, also once a fan was sent to pay', async () => {
  const flexible = { flexiblePlanning: true, plannedDate: '', plannedTime: '', plannedLocation: '' };
  const { id } = await postCampaign(celebrity, flexible);
  await createSubscription({ campaign: { id } });
  const date = { plannedDate: '2027-08-01', plannedTime: '20:00', subscriptionDeadline: null };
  expect((await celebrity.patch(`/api/campaigns/${id}`, { ...date, flexiblePlanning: true })).status).toBe(
    200,
  );
});

test('changing a campaign, once a fan was sent to pay, refuses to change what fans saw, and allows the rest', async () => {
  const { id, isFrozen } = await postCampaign(celebrity);
  expect(isFrozen).toBe(false);
  await createSubscription({ campaign: { id } });
  for (const [path, change] of FROZEN) {
    const answer = await celebrity.patch(`/api/campaigns/${id}`, change);
    expect(answer, path).toMatchObject({ status: 409, body: { code: 'conflict', details: [{ path }] } });
  }
  const later = await celebrity.patch(`/api/campaigns/${id}`, {
    plannedLocation: 'Amersfoort',
    subscriptionDeadline: '2027-07-14T10:00:00Z',
  });
  expect(later.status).toBe(200);
  expect(Object(later.body).doc.isFrozen).toBe(true);
});

test('changing a campaign whose moments have passed moves none into the past', async () => {
  const { id } = await seedCampaign({
    ownerId: celebrity.id,
    keywords: ['warmth'],
    plannedAt: new Date('2026-07-15T17:30:00Z'),
    subscriptionDeadline: new Date('2026-07-13T17:30:00Z'),
    isActive: false,
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  const patch = (changes: Record<string, unknown>) => celebrity.patch(`/api/campaigns/${id}`, changes);
  expect((await patch({ plannedLocation: 'Haarlem' })).status).toBe(200);
  expect(await patch({ plannedDate: '2026-08-15' })).toMatchObject(toInvalid('plannedDate'));
});

test('closing and reopening closes once, says whether there will be nominees, and reopens', async () => {
  const { id } = await postCampaign(celebrity);
  expect((await celebrity.post(`/api/campaigns/${id}/close`)).body).toEqual({ hasNominees: false });
  await seedPaidSubmission(id);
  const again = await Promise.all([1, 2, 3].map(() => celebrity.post(`/api/campaigns/${id}/close`)));
  expect(again.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ hasNominees: true })));
  const reopened = await celebrity.post(`/api/campaigns/${id}/reopen`);
  expect(Object(reopened.body).doc).toMatchObject({ isActive: true, phase: 'open' });
});

test('closing and reopening moves a past deadline to 48 hours before the event', async () => {
  const { id } = await seedCampaign({
    ownerId: celebrity.id,
    isActive: false,
    subscriptionDeadline: new Date(0),
  });
  const { doc } = Object((await celebrity.post(`/api/campaigns/${id}/reopen`)).body);
  expect(Date.parse(doc.plannedDate) - Date.parse(doc.subscriptionDeadline)).toBe(172_800_000);
});

test('closing and reopening reopens with a new deadline, which must be ahead, before the event, and no earlier than promised', async () => {
  const { id } = await postCampaign(celebrity);
  await createSubscription({ campaign: { id } });
  await celebrity.post(`/api/campaigns/${id}/close`);
  const reopen = (subscriptionDeadline: string) =>
    celebrity.post(`/api/campaigns/${id}/reopen`, { subscriptionDeadline });
  const details = [{ path: 'subscriptionDeadline' }];
  for (const wrong of ['2020-01-01T10:00:00Z', '2027-08-01T10:00:00Z']) {
    expect(await reopen(wrong)).toMatchObject({ status: 400, body: { code: 'validation_failed', details } });
  }
  expect(await reopen('2027-07-01T10:00:00Z')).toMatchObject({ status: 409, body: { details } });
  const deadline = '2027-07-14T10:00:00.000Z';
  expect(Object((await reopen(deadline)).body).doc).toMatchObject({
    phase: 'open',
    subscriptionDeadline: deadline,
  });
});

test('closing and reopening refuses to reopen a campaign with winners or too close to its event', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  for (const times of [
    { plannedAt: soon, subscriptionDeadline: new Date(0) },
    { plannedAt: new Date(0), subscriptionDeadline: null },
  ]) {
    const { id } = await seedCampaign({ ownerId: celebrity.id, isActive: false, ...times });
    expect((await celebrity.post(`/api/campaigns/${id}/reopen`)).status).toBe(409);
  }
  const won = await seedCampaign({ ownerId: celebrity.id, isActive: false, winnersSelected: true });
  expect(Object((await celebrity.post(`/api/campaigns/${won.id}/reopen`)).body).code).toBe(
    'winners_already_selected',
  );
});

test('a celebrity’s campaigns are complete for their owner and cards for all others', async () => {
  await postCampaign(celebrity);
  const path = `/api/campaigns/by-celebrity?celebrityId=${celebrity.profileId}`;
  expect(Object((await celebrity.get(path)).body).docs[0]).toHaveProperty('importantKeywords');
  expect(Object((await other.get(path)).body).docs[0]).not.toHaveProperty('importantKeywords');
  expect(Object((await celebrity.get('/api/campaigns/mine')).body).docs.length).toBeGreaterThan(0);
  expect(Object((await fan.get('/api/campaigns/mine')).body).docs).toEqual([]);
});

test('a list of 120 campaigns comes in pages, newest first, each campaign once', async () => {
  const owner = await createLoggedInUser('celebrity');
  const start = Date.now();
  const { profileId: celebrityId } = owner;
  const seeded: string[] = [];
  for (let index = 0; index < 120; index += 1) {
    // Two campaigns per instant, so that the order cannot depend on the time alone.
    const createdAt = new Date(start - Math.floor(index / 2) * 1000);
    const { id } = await seedCampaign({ ownerId: owner.id, celebrityId, createdAt });
    seeded.push(id);
  }
  const newest = seeded[0] ?? '';
  await seedPaidSubmission(newest);
  for (const path of ['/api/campaigns/mine?', `/api/campaigns/by-celebrity?celebrityId=${celebrityId}&`]) {
    const pages: OwnCampaignsPage[] = [];
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
      const after: string = next && `after=${next}`;
      pages.push(OwnCampaignsPage.parse((await owner.get(`${path}${after}`)).body));
      // A campaign created meanwhile does not move others to the next page a second time.
      await seedCampaign({ ownerId: owner.id, celebrityId, createdAt: new Date(start + 1000) });
    }
    const docs = pages.flatMap((page) => page.docs);
    const listed = docs.map(({ id }) => id);
    expect(pages).toHaveLength(3);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(seeded));
    const times = docs.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(docs.find(({ id }) => id === newest)?.submissionCount).toBe(1);
    expect((await owner.get(`${path}limit=0`)).status).toBe(400);
  }
});

test('an edit that is based on an older version is refused with the fields that changed', async () => {
  const { id } = await postCampaign(celebrity);
  const path = `/api/campaigns/${id}`;
  const tag = (await celebrity.get(path)).headers.get('etag') ?? '';
  expect(tag).toBe('"1"');
  const first = await celebrity.patch(path, { name: 'First', plannedTime: '18:00' }, { 'if-match': tag });
  expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
  const second = await celebrity.patch(path, { name: 'Second' }, { 'if-match': tag });
  expect(second).toMatchObject({
    status: 412,
    body: { code: 'conflict', error: 'This campaign has been changed elsewhere in the meantime.' },
  });
  const changed = z.object({ details: z.array(z.object({ path: z.string() })) }).parse(second.body);
  expect(changed.details.map(({ path: field }) => field).toSorted()).toEqual([
    'name',
    'plannedDate',
    'plannedTime',
    'subscriptionDeadline',
  ]);
  const again = await celebrity.patch(path, { name: 'Second' }, { 'if-match': '"2"' });
  expect(again).toMatchObject({
    status: 200,
    body: { doc: { name: 'Second', plannedTime: '18:00', version: 3 } },
  });
});

test('an edit without a version is made, and one that changes nothing counts for none', async () => {
  const { id } = await postCampaign(celebrity);
  const path = `/api/campaigns/${id}`;
  expect(Object((await celebrity.patch(path, { name: 'First' })).body).doc.version).toBe(2);
  expect(Object((await celebrity.patch(path, { name: 'First' })).body).doc.version).toBe(2);
  expect((await celebrity.patch(path, { name: 'Third' }, { 'if-match': '*' })).status).toBe(200);
});

test('of ten edits at once that are based on the same version, one is made', async () => {
  const { id } = await postCampaign(celebrity);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      celebrity.patch(`/api/campaigns/${id}`, { name: `Name ${at}` }, { 'if-match': '"1"' }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 412),
  ]);
});

test('a new deadline at reopening is an edit as well', async () => {
  const { id } = await postCampaign(celebrity);
  const path = `/api/campaigns/${id}`;
  await celebrity.post(`${path}/close`);
  await celebrity.post(`${path}/reopen`, { subscriptionDeadline: '2027-07-10T10:00:00Z' });
  expect(await celebrity.patch(path, { name: 'First' }, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { details: [{ path: 'subscriptionDeadline' }] },
  });
});
