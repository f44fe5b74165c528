import { describe, expect, test } from 'vitest';
import { CharityReviewPage } from '#api/charities/contract.ts';
import { CampaignsInReview } from '#api/admin/contract.ts';
import { toSkeleton } from '#api/platform/to-skeleton.ts';
import { callApi } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { seedCharity, changeUser } from '../support/seed.ts';

await seedDraftCharity();

const admin = await createLoggedInUser('admin');
const word = () => Array.from(crypto.randomUUID().replace(/[^a-f]/g, '')).join('x');
const isPublic = async (slug: string) => (await callApi(`/campaigns/by-slug/${slug}`)).status === 200;

async function createCelebrity(artistName: string): Promise<Person> {
  const person = await createLoggedInUser('celebrity');
  await changeRows(
    'celebrityProfiles',
    { userId: person.id },
    { artistName, skeleton: toSkeleton(artistName) },
  );
  return person;
}

async function findInReview(name: string) {
  const { body } = await admin.get('/api/charity-whitelist-custom/review');
  return CharityReviewPage.parse(body).docs.find((doc) => doc.name === name);
}

async function findWaiting(name: string) {
  const { body } = await admin.get('/api/admin/reviews');
  return CampaignsInReview.parse(body).docs.find(({ artistName }) => artistName === name);
}

describe('two names look alike', () => {
  test.each([
    ['KWF', 'Stichting KWF'],
    ['Red Cross', 'The Rеd Сross Foundation'],
    ['Café Zorg', 'cafe zorg e.V.'],
    ['Kika', 'Kіka B.V.'],
    ['Oxfam', '0xfarn'],
    ['Lil Kleine', 'LiI KIeine'],
    ['Het Rode Kruis', 'rodekruis'],
    ["'t Huis", 'Het Huis'],
    ['Mila', 'Mil\u200Ba'],
    ['Valentijn', 'V\u00ADa\u2060lentijn\u3164'],
  ])('%s and %s', (name, other) => expect(toSkeleton(other)).toBe(toSkeleton(name)));

  test.each([
    ['Rode Kruis', 'Groene Kruis'],
    ['The Foundation', 'Stichting De'],
    ['Kika', 'Koka'],
  ])('not %s and %s', (name, other) => expect(toSkeleton(other)).not.toBe(toSkeleton(name)));
});

test('a charity that looks like another is new, and shows the admin what it looks like', async () => {
  const name = `Warm Onthaal ${word()}`;
  await seedCharity({ name, skeleton: toSkeleton(name) });
  const owner = await createCelebrity(word());
  const fake = `Stichting ${name.replace('a', 'а')}`;
  const added = await owner.post('/api/charity-whitelist-custom', { name: fake });
  expect(added).toMatchObject({ status: 201, body: { doc: { approvalStatus: 'pending' } } });
  const again = await owner.post('/api/charity-whitelist-custom', { name: fake });
  expect(again).toMatchObject({ status: 409, body: { doc: { name: fake } } });
  const { id } = Object(added.body).doc;
  expect(await postCampaign(owner, { charity: id, artistName: word() })).toMatchObject({ isPublic: false });
  expect(await findInReview(fake)).toMatchObject({ lookAlike: name });
  const approve = { approvalStatus: 'approved' };
  expect((await admin.patch(`/api/charity-whitelist-custom/${id}`, approve)).status).toBe(200);
  expect(await findInReview(fake)).toMatchObject({ lookAlike: null });
});

test('a charity that looks like another takes a public campaign that moves to it out of sight, until another that has said yes takes its place', async () => {
  const name = `Schone Lucht ${word()}`;
  await seedCharity({ name, skeleton: toSkeleton(name) });
  const owner = await createCelebrity(word());
  const { id, slug, charity } = await postCampaign(owner, { artistName: word() });
  expect(await isPublic(slug)).toBe(true);
  const moved = { charity: 'other', newCharity: `${name} Foundation` };
  expect(await owner.patch(`/api/campaigns/${id}`, moved)).toMatchObject({
    body: { doc: { isPublic: false } },
  });
  expect(await isPublic(slug)).toBe(false);
  expect((await owner.patch(`/api/campaigns/${id}`, { charity: charity.id })).status).toBe(200);
  expect(await isPublic(slug)).toBe(true);
});

test('an artist who looks like another has a campaign that only its owner sees until an admin confirms it, and then no more question', async () => {
  const name = `Mila ${word()}`;
  await createCelebrity(name);
  const other = await createCelebrity(word());
  const fake = name.replace('Mila', 'MiIа');
  const campaign = await postCampaign(other, { artistName: fake });
  expect(campaign.isPublic).toBe(false);
  expect(await isPublic(campaign.slug)).toBe(false);
  expect(await findWaiting(fake)).toMatchObject({ review: 'waiting', lookAlike: name });
  const confirm = { decision: 'confirm', reason: 'They called us', version: campaign.version };
  const path = `/api/admin/campaigns/${campaign.id}/review`;
  expect((await admin.post(path, confirm)).status).toBe(200);
  expect(await isPublic(campaign.slug)).toBe(true);
  expect(await findWaiting(fake)).toBeUndefined();
  expect(await postCampaign(other, { artistName: fake })).toMatchObject({ isPublic: true });
});

test('an artist who looks like another waits as well for the name of a public campaign, but not for that of an account without a proven address', async () => {
  const [name, unproven] = [`Bo ${word()}`, `Jo ${word()}`];
  expect(await postCampaign(await createCelebrity(name), { artistName: name })).toMatchObject({
    isPublic: true,
  });
  const squatter = await createCelebrity(unproven);
  await changeUser(squatter.id, { emailVerified: false });
  const charity = await createLoggedInUser('charity');
  expect(await postCampaign(charity, { artistName: `The ${name}` })).toMatchObject({ isPublic: false });
  expect(await postCampaign(charity, { artistName: unproven })).toMatchObject({ isPublic: true });
});

test('an artist who looks like another does not get there by renaming a public campaign, and comes back with a name of its own', async () => {
  const [name, own] = [`Bo ${word()}`, word()];
  await createCelebrity(name);
  const owner = await createCelebrity(own);
  const { id, slug } = await postCampaign(owner, { artistName: own });
  const rename = (artistName: string) => owner.patch(`/api/campaigns/${id}`, { artistName });
  expect(await rename(name)).toMatchObject({ body: { doc: { isPublic: false } } });
  expect(await isPublic(slug)).toBe(false);
  expect(await rename(own)).toMatchObject({ body: { doc: { isPublic: true } } });
  expect(await countRows('campaigns', { artistSkeleton: toSkeleton(own) })).toBe(1);
});
