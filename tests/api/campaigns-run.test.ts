import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { charities } from '#api/charities/table.ts';
import { Campaign, OwnCampaignsPage } from '#api/campaigns/contract.ts';
import { openDb } from '#api/platform/db.ts';
import { nextFanNumber } from '#api/submissions/store-answer.ts';
import { submissions } from '#api/submissions/table.ts';
import { createBrowser } from '../support/browser.ts';
import { createSubscription } from '../support/payments.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { seedCampaign, seedImage, seedUser } from '../support/seed.ts';

type Person = Awaited<ReturnType<typeof createLoggedInUser>>;
let celebrity: Person;
let other: Person;
let fan: Person;
let charity: Person;
let charityId: string;

beforeAll(async () => {
  [celebrity, other, fan, charity] = [
    await createLoggedInUser('celebrity'),
    await createLoggedInUser('celebrity'),
    await createLoggedInUser('fan'),
    await createLoggedInUser('charity'),
  ];
  charityId = crypto.randomUUID();
  await openDb(env).insert(charities).values({
    id: charityId,
    name: 'De Warme Tafel',
    key: 'dewarmetafel',
    approvalStatus: 'approved',
    createdAt: new Date(),
  });
});

function draft(changes: Record<string, unknown> = {}) {
  return {
    name: 'An hour in the kitchen',
    artistName: 'Noor',
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'cooking, neighbours, warmth',
    keywordPriorities: { warmth: 1, cooking: 2, neighbours: 3 },
    charity: charityId,
    agreeToTerms: true,
    agreeToProtocol: true,
    ...changes,
  };
}

async function postCampaign(person: Person, changes: Record<string, unknown> = {}) {
  const answer = await person.post('/api/campaigns/create', draft(changes));
  expect(answer.status).toBe(201);
  return Campaign.parse(Object(answer.body).doc);
}

async function seedPaidSubmission(campaignId: string) {
  const { id: userId } = await seedUser();
  const now = new Date();
  await openDb(env)
    .insert(submissions)
    .values({
      id: crypto.randomUUID(),
      campaignId,
      userId,
      fanNumber: nextFanNumber(campaignId),
      status: 'paid',
      questionKey: 'why-meet',
      question: 'Why?',
      answer: 'Because.',
      language: 'en',
      attemptAt: now,
      paidAt: now,
      createdAt: now,
      updatedAt: now,
    });
}

describe('creating a campaign', () => {
  test('stores Amsterdam’s wall time, the default deadline and the ranked keywords', async () => {
    const campaign = await postCampaign(celebrity);
    expect(campaign).toMatchObject({
      slug: 'an-hour-in-the-kitchen',
      plannedDate: '2027-07-15T17:30:00.000Z',
      plannedTime: '19:30',
      subscriptionDeadline: '2027-07-13T17:30:00.000Z',
      importantKeywords: 'warmth, cooking, neighbours',
      keywordPriorities: { warmth: 1, cooking: 2, neighbours: 3 },
      phase: 'open',
      submissionCount: 0,
    });
  });

  test('strips line breaks and bidirectional marks from names', async () => {
    const names = {
      name: 'An hour\n\u202Eesrever',
      artistName: '\u2066Mila\u2069',
      plannedLocation: 'The\tkitchen',
    };
    expect(await postCampaign(celebrity, names)).toMatchObject({
      name: 'An hour esrever',
      artistName: 'Mila',
      plannedLocation: 'The kitchen',
    });
    const charity = await celebrity.post('/api/charity-whitelist-custom', {
      name: 'House\u202E of\n  Light',
    });
    expect(charity.body).toMatchObject({ doc: { name: 'House of Light' } });
  });

  test('gives two campaigns with one name two slugs, also when created simultaneously', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => postCampaign(celebrity, { name: 'Twice' })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(4);
  });

  // Erasing a person removes their pictures, so no campaign of somebody else may use one.
  test('accepts the owner’s picture and nobody else’s', async () => {
    const image = await seedImage(celebrity.id);
    expect(await postCampaign(celebrity, { image })).toMatchObject({ image: { id: image } });
    expect(await other.post('/api/campaigns/create', draft({ image }))).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ path: 'image' }] },
    });
  });

  test('accepts a flexible campaign without date, time, place and deadline', async () => {
    const campaign = await postCampaign(charity, {
      flexiblePlanning: true,
      plannedDate: null,
      plannedTime: '',
      plannedLocation: '',
    });
    expect(campaign).toMatchObject({ plannedDate: null, subscriptionDeadline: null, phase: 'open' });
  });

  test.each([
    ['plannedDate', { plannedDate: '0202-07-15' }, 'This is not a date'],
    ['plannedDate', { plannedDate: '2027-02-30' }, 'This is not a date'],
    ['subscriptionDeadline', { subscriptionDeadline: '+275000-01-01T00:00:00.000Z' }, 'This is not a date'],
    ['name', { name: ' ' }, 'Campaign title is required'],
    ['artistName', { artistName: '' }, 'Artist name is required'],
    ['description', { description: {} }, 'Description is required'],
    ['description', { description: [] }, 'Description is required'],
    ['plannedDate', { plannedDate: '' }, 'Planned date is required'],
    ['plannedTime', { plannedTime: '' }, 'Planned time is required'],
    ['plannedLocation', { plannedLocation: '' }, 'Planned location is required'],
    ['fanQuestion', { fanQuestion: '' }, 'Fan question is required'],
    ['fanQuestionOther', { fanQuestion: 'other' }, 'Please enter your custom question'],
    ['importantKeywords', { importantKeywords: ' , ' }, 'Important keywords are required'],
    ['thankYouMethod', { thankYouMethod: '' }, 'Thank you method is required'],
    ['agreeToTerms', { agreeToTerms: false }, 'You must agree to the terms and conditions'],
    ['agreeToProtocol', { agreeToProtocol: false }, 'You must agree to the protocol'],
    ['charity', { charity: '' }, 'Please select a charity or enter a custom charity name'],
    ['newCharity', { charity: 'other' }, 'Please enter a custom charity name'],
    [
      'subscriptionStartDate',
      { subscriptionStartDate: '2027-07-10T10:00:00Z', subscriptionDeadline: '2027-07-10T10:00:00Z' },
      'Subscription start date must be before the subscription deadline',
    ],
    [
      'subscriptionDeadline',
      { subscriptionDeadline: '2027-07-15T17:30:00Z' },
      'Subscription deadline must be before the campaign date and time',
    ],
  ])('refuses %s with %o', async (path, change, message) => {
    const answer = await celebrity.post('/api/campaigns/create', draft(change));
    expect(answer.status).toBe(400);
    expect(Object(answer.body)).toMatchObject({ code: 'validation_failed' });
    expect(Object(answer.body).details).toContainEqual({ path, message });
  });

  test('names forbidden content in a description', async () => {
    const description = {
      type: 'root',
      children: [{ type: 'p', children: [{ type: 'text', text: 'x' }] }, { type: 'iframe' }],
    };
    const answer = await celebrity.post('/api/campaigns/create', draft({ description }));
    expect(Object(answer.body).details[0]).toMatchObject({
      path: 'description',
      message: expect.stringContaining('iframe'),
    });
  });

  test('refuses a script link in a description', async () => {
    const link = { type: 'a', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'x' }] };
    const description = { type: 'root', children: [{ type: 'p', children: [link] }] };
    expect((await celebrity.post('/api/campaigns/create', draft({ description }))).status).toBe(400);
  });

  test('names every missing field of an empty body, the description included', async () => {
    const { details } = Object((await celebrity.post('/api/campaigns/create', {})).body);
    expect(details).toContainEqual({ path: 'name', message: 'Campaign title is required' });
    expect(details).toContainEqual({ path: 'description', message: 'Description is required' });
    expect(details).toContainEqual({ path: 'plannedDate', message: 'Planned date is required' });
  });

  test('refuses fans and visitors, whatever they send', async () => {
    expect((await fan.post('/api/campaigns/create', draft())).status).toBe(403);
    expect(await fan.post('/api/campaigns/create', {})).toMatchObject({ body: { code: 'forbidden' } });
    expect((await createBrowser().post('/api/campaigns/create', {})).status).toBe(401);
    expect((await (await createLoggedInUser('admin')).post('/api/campaigns/create', draft())).status).toBe(
      403,
    );
  });

  test.each([
    'Foute Stichting',
    'foute-stichting',
    'FOUTE\u200bstichting.',
    'Ｆoute stichting',
    'St. Fout',
    'st fout',
  ])('refuses a rejected charity by its name, typed as %j', async (newCharity) => {
    await openDb(env)
      .insert(charities)
      .values(
        [
          { id: 'rejected-1', name: 'Foute Stichting', key: 'foutestichting' },
          { id: 'rejected-2', name: 'St. Fout', key: 'stfout' },
        ].map((row) => ({ ...row, approvalStatus: 'rejected' as const, createdAt: new Date() })),
      )
      .onConflictDoNothing();
    const refused = await celebrity.post('/api/campaigns/create', draft({ charity: 'other', newCharity }));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ details: [{ path: 'newCharity' }] });
    expect((await celebrity.post('/api/charity-whitelist-custom', { name: newCharity })).status).toBe(409);
  });

  test('adds a new charity for review once, whatever the spelling', async () => {
    const first = await postCampaign(celebrity, { charity: 'other', newCharity: 'Huis van  Muziek' });
    const second = await postCampaign(celebrity, { charity: 'other', newCharity: 'huis van muziek' });
    expect(second.charity).toEqual(first.charity);
  });
});

describe('changing a campaign', () => {
  test('gives a flexible campaign its date, also once a fan was sent to pay', async () => {
    const flexible = { flexiblePlanning: true, plannedDate: '', plannedTime: '', plannedLocation: '' };
    const { id } = await postCampaign(celebrity, flexible);
    await createSubscription({ campaign: { id } });
    const date = { plannedDate: '2027-08-01', plannedTime: '20:00', subscriptionDeadline: null };
    expect((await celebrity.patch(`/api/campaigns/${id}`, { ...date, flexiblePlanning: true })).status).toBe(
      200,
    );
  });

  test('changes only the fields sent', async () => {
    const { id } = await postCampaign(celebrity);
    const answer = await celebrity.patch(`/api/campaigns/${id}`, { name: 'A new name' });
    expect(Object(answer.body).doc).toMatchObject({
      name: 'A new name',
      plannedTime: '19:30',
      plannedLocation: 'Utrecht',
    });
  });

  test.each([
    ['fanQuestion', { fanQuestion: 'what-admire' }],
    ['charity', { charity: 'other', newCharity: 'Another One' }],
    ['description', { description: 'Something else altogether.' }],
    ['importantKeywords', { importantKeywords: 'cooking, warmth' }],
    ['plannedDate', { plannedDate: '2027-08-01' }],
    ['subscriptionStartDate', { subscriptionStartDate: '2027-06-01T10:00:00Z' }],
    ['subscriptionDeadline', { subscriptionDeadline: '2027-07-01T10:00:00Z' }],
  ])('refuses to change the %s once a fan was sent to pay, and allows the rest', async (path, change) => {
    const { id, isFrozen } = await postCampaign(celebrity);
    expect(isFrozen).toBe(false);
    await createSubscription({ campaign: { id } });
    const answer = await celebrity.patch(`/api/campaigns/${id}`, change);
    expect(answer.status).toBe(409);
    expect(Object(answer.body)).toMatchObject({ code: 'conflict', details: [{ path }] });
    const later = await celebrity.patch(`/api/campaigns/${id}`, {
      plannedLocation: 'Amersfoort',
      subscriptionDeadline: '2027-07-14T10:00:00Z',
    });
    expect(later.status).toBe(200);
    expect(Object(later.body).doc.isFrozen).toBe(true);
  });
});

describe('closing and reopening', () => {
  test('closes once, says whether there will be nominees, and reopens', async () => {
    const { id } = await postCampaign(celebrity);
    expect((await celebrity.post(`/api/campaigns/${id}/close`)).body).toEqual({ hasNominees: false });
    await seedPaidSubmission(id);
    const again = await Promise.all([1, 2, 3].map(() => celebrity.post(`/api/campaigns/${id}/close`)));
    expect(again.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ hasNominees: true })));
    const reopened = await celebrity.post(`/api/campaigns/${id}/reopen`);
    expect(Object(reopened.body).doc).toMatchObject({ isActive: true, phase: 'open' });
  });

  test('moves a past deadline to 48 hours before the event', async () => {
    const { id } = await seedCampaign({
      ownerId: celebrity.id,
      isActive: false,
      subscriptionDeadline: new Date(0),
    });
    const { doc } = Object((await celebrity.post(`/api/campaigns/${id}/reopen`)).body);
    expect(Date.parse(doc.plannedDate) - Date.parse(doc.subscriptionDeadline)).toBe(172_800_000);
  });

  test('refuses to reopen a campaign with winners or too close to its event', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const close = await seedCampaign({
      ownerId: celebrity.id,
      isActive: false,
      plannedAt: soon,
      subscriptionDeadline: new Date(0),
    });
    expect((await celebrity.post(`/api/campaigns/${close.id}/reopen`)).status).toBe(409);
    const won = await seedCampaign({ ownerId: celebrity.id, isActive: false, winnersSelected: true });
    expect(Object((await celebrity.post(`/api/campaigns/${won.id}/reopen`)).body).code).toBe(
      'winners_already_selected',
    );
  });
});

test('somebody else’s campaign answers 404 and stays as it was', async () => {
  const { id } = await postCampaign(celebrity);
  for (const stranger of [other, fan, charity]) {
    expect((await stranger.get(`/api/campaigns/${id}`)).status).toBe(404);
    expect((await stranger.patch(`/api/campaigns/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.post(`/api/campaigns/${id}/close`)).status).toBe(404);
    expect((await stranger.post(`/api/campaigns/${id}/reopen`)).status).toBe(404);
  }
  expect(Object((await celebrity.get(`/api/campaigns/${id}`)).body).doc).toMatchObject({
    name: 'An hour in the kitchen',
    isActive: true,
  });
});

test('a celebrity’s campaigns are complete for their owner and cards for everybody else', async () => {
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
    // Two of a moment, so that the order must not hang on the time alone.
    const createdAt = new Date(start - Math.floor(index / 2) * 1000);
    const { id } = await seedCampaign({ ownerId: owner.id, celebrityId, createdAt });
    seeded.push(id);
  }
  const newest = seeded[0] ?? '';
  await seedPaidSubmission(newest);
  for (const path of ['/api/campaigns/mine?', `/api/campaigns/by-celebrity?celebrityId=${celebrityId}&`]) {
    const pages = [];
    for (const page of [1, 2, 3]) {
      pages.push(OwnCampaignsPage.parse((await owner.get(`${path}page=${page}`)).body));
    }
    const docs = pages.flatMap((page) => page.docs);
    expect(pages.map((page) => page.hasMore)).toEqual([true, true, false]);
    expect(docs.map(({ id }) => id).toSorted()).toEqual(seeded.toSorted());
    const times = docs.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(docs.find(({ id }) => id === newest)?.submissionCount).toBe(1);
    expect((await owner.get(`${path}page=0`)).status).toBe(400);
  }
});

describe('the charity whitelist', () => {
  test('returns an existing charity, whatever the spelling', async () => {
    const answer = await celebrity.post('/api/charity-whitelist-custom', { name: ' de WARME  tafel ' });
    expect(answer.status).toBe(409);
    expect(Object(answer.body)).toMatchObject({
      code: 'charity_exists',
      error: 'This charity already exists in our system',
      doc: { id: charityId },
    });
  });

  test('is reviewed by admins only, who alone see rejected charities', async () => {
    const added = Object((await fan.post('/api/charity-whitelist-custom', { name: 'Nieuw Doel' })).body).doc;
    const path = `/api/charity-whitelist-custom/${added.id}`;
    expect((await celebrity.patch(path, { approvalStatus: 'approved' })).status).toBe(403);
    const admin = await createLoggedInUser('admin');
    expect((await admin.patch(path, { approvalStatus: 'rejected' })).status).toBe(200);
    const idsFor = async (person: Person) =>
      Object((await person.get('/api/charity-whitelist-custom?includeUnapproved=true')).body).docs.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsFor(admin)).toContain(added.id);
    expect(await idsFor(celebrity)).not.toContain(added.id);
  });
});
