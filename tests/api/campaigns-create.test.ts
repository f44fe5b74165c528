import { expect, test } from 'vitest';
import { DRAFT_MESSAGES } from '#api/campaigns/draft-rules.ts';
import { CHARITY_REJECTED } from '#api/charities/rules.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { seedImage } from '../support/seed.ts';
import { CHARITY_ID, createDraft, postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { shareWorld } from '../support/share-world.ts';
import { toInvalid } from '../support/api.ts';
import { insertRow } from '../support/rows.ts';

await seedDraftCharity();

const [other, fan, charity] = [
  await createLoggedInUser('celebrity'),
  await createLoggedInUser('fan'),
  await createLoggedInUser('charity'),
];

const celebrity = await shareWorld(() => createLoggedInUser('celebrity'));

test('creating a campaign stores Amsterdam’s wall time, the default deadline and the ranked keywords', async () => {
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

test('creating a campaign is in the language of the request, or in the one its owner names, also later', async () => {
  const { id, language } = await postCampaign(celebrity);
  expect(language).toBe('en');
  expect(await postCampaign(celebrity, { language: 'nl' })).toMatchObject({ language: 'nl' });
  const answer = await celebrity.patch(`/api/campaigns/${id}`, { language: 'nl' });
  expect(answer.body).toMatchObject({ doc: { language: 'nl' } });
  expect((await celebrity.patch(`/api/campaigns/${id}`, { language: 'fr' })).status).toBe(400);
});

test('creating a campaign strips line breaks and bidirectional marks from names', async () => {
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
  const charity = await celebrity.post('/api/charity-whitelist-custom', { name: 'House\u202E of\n  Light' });
  expect(charity.body).toMatchObject({ doc: { name: 'House of Light' } });
});

test('creating a campaign stores half a character as one that stands for it, and no control characters', async () => {
  const doc = await postCampaign(celebrity, { name: 'half \ud800', description: '\udfff\u0000whole\n🎻' });
  const wanted = { name: 'half \ufffd', description: '\ufffd whole\n🎻' };
  expect(doc).toMatchObject(wanted);
  expect(await celebrity.get(`/api/campaigns/${doc.id}`)).toMatchObject({ body: { doc: wanted } });
});

test('creating a campaign ranks keywords with any name, and reads a comma in a list as it is written', async () => {
  const ranked = {
    importantKeywords: ['constructor', '__proto__, toString', 'z'],
    keywordPriorities: { z: 1 },
  };
  expect(await postCampaign(celebrity, ranked)).toMatchObject({
    importantKeywords: 'z, constructor, __proto__, toString',
    keywordPriorities: { z: 1, constructor: 2, toString: 4 },
  });
});

test('creating a campaign that is refused for its picture adds no charity', async () => {
  const newCharity = 'Never Added';
  const draft = createDraft({ charity: 'other', newCharity, image: 'none' });
  expect((await celebrity.post('/api/campaigns/create', draft)).status).toBe(400);
  const { body } = await celebrity.get('/api/charity-whitelist-custom?includeUnapproved=true');
  expect(JSON.stringify(body)).not.toContain(newCharity);
});

test('creating a campaign gives two campaigns with one name two slugs, also when created simultaneously', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => postCampaign(celebrity, { name: 'Twice' })));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(4);
});

// Erasing a person deletes their pictures, so another person's campaign must not use them.
test('creating a campaign accepts the owner’s picture and no other person’s', async () => {
  const image = await seedImage(celebrity.id);
  expect(await postCampaign(celebrity, { image })).toMatchObject({ image: { id: image } });
  expect(await other.post('/api/campaigns/create', createDraft({ image }))).toMatchObject(toInvalid('image'));
});

// Regression: duplicates counted towards the limit.
test('creating a campaign ignores duplicate keywords, however many they are', async () => {
  const importantKeywords = Array.from({ length: 51 }, () => 'warmth').join(', ');
  expect(await postCampaign(charity, { importantKeywords })).toMatchObject({ importantKeywords: 'warmth' });
});

test('creating a campaign accepts a flexible campaign without date, time, place and deadline', async () => {
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
  ['subscriptionDeadline', { subscriptionDeadline: '2027-02-30T10:00:00Z' }, 'This is not a date'],
  ['artistName', { artistName: '\u202e\u200b' }, 'Artist name is required'],
  ['description', { description: '\u2060\u3164' }, 'Description is required'],
  ['importantKeywords', { importantKeywords: ' , \u200b' }, 'Important keywords are required'],
  [
    'importantKeywords',
    { importantKeywords: Array.from({ length: 51 }, (_, index) => `word ${index}`) },
    'You can choose up to 50 keywords',
  ],
])('creating a campaign refuses %s with %o', async (path, change, message) => {
  const answer = await celebrity.post('/api/campaigns/create', createDraft(change));
  expect(answer.status).toBe(400);
  expect(Object(answer.body)).toMatchObject({ code: 'validation_failed' });
  expect(Object(answer.body).details).toContainEqual({ path, message });
});

test('creating a campaign refuses in the language that the body names, whatever the browser prefers', async () => {
  const dutch = await createLoggedInUser('celebrity', 'nl');
  expect(await dutch.post('/api/campaigns/create', createDraft({ language: 'en', name: '' }))).toMatchObject(
    toInvalid('name', DRAFT_MESSAGES.nameRequired.en),
  );
});

test('creating a campaign names forbidden content in a description', async () => {
  const description = {
    type: 'root',
    children: [{ type: 'p', children: [{ type: 'text', text: 'x' }] }, { type: 'iframe' }],
  };
  const answer = await celebrity.post('/api/campaigns/create', createDraft({ description }));
  expect(Object(answer.body).details[0]).toMatchObject({
    path: 'description',
    message: expect.stringContaining('iframe'),
  });
});

test('creating a campaign names every missing field of an empty body, the description included', async () => {
  const { details } = Object((await celebrity.post('/api/campaigns/create', {})).body);
  expect(details).toContainEqual({ path: 'name', message: 'Campaign title is required' });
  expect(details).toContainEqual({ path: 'description', message: 'Description is required' });
  expect(details).toContainEqual({ path: 'plannedDate', message: 'Planned date is required' });
});

test.each([
  ['2027-05-01', '2027-05-01T00:00:00.000Z'],
  ['2027-05-01T10:00Z', '2027-05-01T10:00:00.000Z'],
  ['2027-05-01T10:00:00.5+02:00', '2027-05-01T08:00:00.500Z'],
])('creating a campaign takes the deadline %s', async (subscriptionDeadline, stored) => {
  expect(await postCampaign(celebrity, { subscriptionDeadline })).toMatchObject({
    subscriptionDeadline: stored,
  });
});

test('creating a campaign refuses a rejected charity by its name, in any spelling, and by its id', async () => {
  const row = { id: 'rejected', name: 'St. Fout', key: 'stfout', createdAt: new Date() };
  await insertRow('charities', { ...row, approvalStatus: 'rejected' });
  const newCharity = 'ST-fout\u200b';
  const draft = createDraft({ charity: 'other', newCharity });
  expect(await celebrity.post('/api/campaigns/create', draft)).toMatchObject(toInvalid('newCharity'));
  expect((await celebrity.post('/api/charity-whitelist-custom', { name: newCharity })).status).toBe(409);
  const chosen = createDraft({ charity: row.id });
  expect(await celebrity.post('/api/campaigns/create', chosen)).toMatchObject(
    toInvalid('charity', CHARITY_REJECTED.en),
  );
});

test('creating a campaign adds a new charity for review once, in any spelling', async () => {
  const first = await postCampaign(celebrity, { charity: 'other', newCharity: 'Huis van  Muziek' });
  const second = await postCampaign(celebrity, { charity: 'other', newCharity: 'huis van muziek' });
  expect(second.charity).toEqual(first.charity);
});

test('the charity whitelist returns an existing charity, in any spelling', async () => {
  const answer = await celebrity.post('/api/charity-whitelist-custom', { name: ' de WARME  tafel ' });
  expect(answer.status).toBe(409);
  expect(Object(answer.body)).toMatchObject({
    code: 'charity_exists',
    error: 'This charity already exists in our system',
    doc: { id: CHARITY_ID },
  });
});

test('the charity whitelist shows rejected charities to admins alone', async () => {
  const added = Object((await fan.post('/api/charity-whitelist-custom', { name: 'Nieuw Doel' })).body).doc;
  const path = `/api/charity-whitelist-custom/${added.id}`;
  const admin = await createLoggedInUser('admin');
  expect((await admin.patch(path, { approvalStatus: 'rejected' })).status).toBe(200);
  const idsFor = async (person: Person) =>
    Object((await person.get('/api/charity-whitelist-custom?includeUnapproved=true')).body).docs.map(
      ({ id }: { id: string }) => id,
    );
  expect(await idsFor(admin)).toContain(added.id);
  expect(await idsFor(celebrity)).not.toContain(added.id);
  expect(await fan.post('/api/charity-whitelist-custom', { name: 'nieuw doel' })).toMatchObject({
    status: 409,
    body: { code: 'charity_exists', error: 'This charity was not approved. Please choose another one' },
  });
});
