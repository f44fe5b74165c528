import { expect, test } from 'vitest';
import { pruneUnusedPictures } from '#api/campaigns/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { callApi, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, insertRow } from '../support/rows.ts';
import { createCharityAccount, FULL_PROFILE } from '../support/charities.ts';
import { setAccount } from '../support/charity-webhooks.ts';
import { readAdminLog } from '../support/admin-lists.ts';
import { createLoggedInUser, PASSWORD } from '../support/people.ts';
import { hoursFromNow, seedCampaign, seedImage, seedCharity } from '../support/seed.ts';

const toPath = (id: string) => `/api/charities/${id}/profile`;
const readPublic = (slug: string) => callApi(`/charities/by-slug/${slug}`);
const readPublicDoc = async (slug: string) => Object(await (await readPublic(slug)).json()).doc;

test('the profile of a charity is empty at first, and shows what its account wrote to everyone', async () => {
  const { id, name, slug } = await seedCharity();
  expect(await readPublicDoc(slug)).toMatchObject({ name, about: null, logo: null, isAnbi: false });
  const account = await createCharityAccount(id);
  const logo = await seedImage(account.id);
  expect((await account.patch(toPath(id), { ...FULL_PROFILE, logo })).status).toBe(200);
  expect(await readPublicDoc(slug)).toMatchObject({
    about: { nl: FULL_PROFILE.aboutNl, en: FULL_PROFILE.aboutEn },
    tenEuros: { nl: FULL_PROFILE.tenEurosNl, en: FULL_PROFILE.tenEurosEn },
    logo: { id: logo },
    website: 'https://tafel.example/',
    country: 'NL',
    rsin: '123456782',
    registrationNumber: '41199999',
    isAnbi: true,
    contactEmail: 'hallo@tafel.example',
  });
  const cleared = { isAnbi: false, rsin: '', logo: null, registrationNumber: '\u200B', contactEmail: '' };
  expect((await account.patch(toPath(id), cleared)).status).toBe(200);
  expect(await readPublicDoc(slug)).toMatchObject({
    rsin: null,
    logo: null,
    registrationNumber: null,
    contactEmail: null,
  });
});

test('the profile of a charity is edited by admins', async () => {
  const { id } = await seedCharity();
  const admin = await createLoggedInUser('admin');
  expect((await admin.patch(toPath(id), { country: 'be' })).body).toMatchObject({ doc: { country: 'BE' } });
  expect(await readAdminLog(id)).toEqual([['charity-edited', '']]);
  expect((await admin.get(toPath('nothing'))).status).toBe(404);
  // Regression: an unknown field alone counted as an edit, and the next editor was refused.
  expect((await admin.patch(toPath(id), { unknown: 'field' })).status).toBe(200);
  expect(await readAdminLog(id)).toEqual([['charity-edited', '']]);
  expect((await admin.get(toPath(id))).body).toMatchObject({ doc: { country: 'BE', version: 2 } });
});

test('the profile of a charity is neither public nor its account’s while the charity is not approved', async () => {
  const { id, slug } = await seedCharity();
  const account = await createCharityAccount(id);
  for (const state of ['incomplete', 'ready'] as const) {
    await setAccount(id, state);
    const needsAccount = state === 'incomplete';
    const { body } = await account.get('/api/charities/mine');
    expect(body).toMatchObject({ docs: [{ id, slug, needsAccount }] });
  }
  await changeRows('charities', { id }, { approvalStatus: 'rejected' });
  expect((await readPublic(slug)).status).toBe(404);
  expect((await callApi(`/charities/by-slug/${slug}/campaigns`)).status).toBe(404);
  expect((await account.get(toPath(id))).status).toBe(404);
  expect((await account.patch(toPath(id), { country: 'nl' })).status).toBe(404);
  expect((await account.get('/api/charities/mine')).body).toEqual({ docs: [] });
  const admin = await createLoggedInUser('admin');
  expect((await admin.get(toPath(id))).body).toMatchObject({ doc: { approvalStatus: 'rejected' } });
});

test('the profile of a charity names the field of everything that is wrong', async () => {
  const { id } = await seedCharity();
  const account = await createCharityAccount(id);
  const listPaths = async (body: unknown) => {
    const refused = await account.patch(toPath(id), body);
    expect(refused.status).toBe(400);
    return Object(refused.body).details.map((detail: { path: string }) => detail.path);
  };
  const invalid = {
    aboutNl: 'a'.repeat(301),
    tenEurosEn: 'a'.repeat(161),
    website: 'http://tafel.example',
    country: 'Nederland',
    rsin: '123456789',
    contactEmail: 'hallo',
  };
  expect(await listPaths(invalid)).toEqual(Object.keys(invalid));
  expect(await listPaths({ website: 'javascript:alert(1)' })).toEqual(['website']);
  expect(await listPaths({ aboutNl: 'Wij koken.' })).toEqual(['aboutEn']);
  expect(await listPaths({ isAnbi: true })).toEqual(['rsin']);
  const foreign = await seedImage((await createLoggedInUser('fan')).id);
  expect(await listPaths({ logo: foreign })).toEqual(['logo']);
});

test('the profile of a charity refuses an edit that is based on an older version', async () => {
  const { id } = await seedCharity();
  const account = await createCharityAccount(id);
  const tag = (await account.get(toPath(id))).headers.get('etag') ?? '';
  const edit = (country: string) => account.patch(toPath(id), { country }, { 'if-match': tag });
  const answers = await Promise.all(['nl', 'be', 'de', 'fr'].map(edit));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
});

test('two charities whose names give one slug have different addresses', async () => {
  const fan = await createLoggedInUser('fan');
  const names = ['Het Grote Huis', 'Het Gróte Huis', '日本'];
  const admin = await createLoggedInUser('admin');
  const slugs: string[] = [];
  for (const name of names) {
    const { id } = Object((await fan.post('/api/charity-whitelist-custom', { name })).body).doc;
    slugs.push(Object((await admin.get(toPath(id))).body).doc.slug);
  }
  expect(slugs).toEqual([
    'het-grote-huis',
    expect.stringMatching(/^het-grote-huis-[0-9a-f]{8}$/),
    expect.stringMatching(/^charity-[0-9a-f]{8}$/),
  ]);
});

test('the campaigns of a charity are listed when they are public: open, then not started, then over', async () => {
  const { id: charityId, slug } = await seedCharity();
  const start = hoursFromNow(24);
  const over = await seedCampaign({ charityId, isActive: false });
  const soon = await seedCampaign({ charityId, subscriptionStartDate: start });
  const open = await seedCampaign({ charityId });
  await seedCampaign({ charityId, publishedAt: null });
  const { docs, next } = Object(await (await callApi(`/charities/by-slug/${slug}/campaigns`)).json());
  expect(docs.map(({ id }: { id: string }) => id)).toEqual([open.id, soon.id, over.id]);
  expect(docs[0].charity).toEqual({ id: charityId, name: expect.any(String), slug });
  expect(next).toBeNull();
});

test('the campaigns of a charity come in pages', async () => {
  const { id: charityId, slug } = await seedCharity();
  for (let count = 0; count < 14; count += 1) await seedCampaign({ charityId });
  const read = async (after: string) =>
    Object(await (await callApi(`/charities/by-slug/${slug}/campaigns?after=${after}`)).json());
  const first = await read('0');
  const second = await read(first.next);
  expect([first.docs.length, first.next, second.docs.length, second.next]).toEqual([12, '12', 2, null]);
});

const figures = { participants: 12, payments: 13, paidCents: 13_000, refunds: 1, refundedCents: 1_000 };
const readResult = async (slug: string) =>
  Object(await (await callApi(`/charities/by-slug/${slug}/campaigns`)).json()).result;

test('what the campaigns of a charity raised is the sum of what they show, without those that hide theirs or are not public', async () => {
  const { id: charityId, slug } = await seedCharity();
  expect(await readResult(slug)).toBeNull();
  const hidden = await seedCampaign({ charityId });
  const campaignIds = [await seedCampaign({ charityId }), await seedCampaign({ charityId, isActive: false })];
  const unpublished = await seedCampaign({ charityId, publishedAt: null });
  for (const { id: campaignId } of [...campaignIds, unpublished])
    await insertRow('campaignResults', { ...figures, campaignId });
  await insertRow('campaignResults', { ...figures, campaignId: hidden.id, participants: 9 });
  expect(await readResult(slug)).toEqual({
    participants: 24,
    raisedCents: 24_000,
    charityCents: 24_000,
    costsCents: 0,
  });
});

test('the logo of a charity is kept while a profile shows it', async () => {
  const { id } = await seedCharity();
  const account = await createCharityAccount(id);
  const logo = await seedImage(account.id);
  const old = new Date(Date.now() - 30 * DAY_MS);
  await changeRows('media', { id: logo }, { createdAt: old, checkedAt: old });
  await account.patch(toPath(id), { logo });
  await runAsSystem(pruneUnusedPictures);
  expect((await callApi(`/media/${logo}`)).status).toBe(200);
});

test('the logo of a charity goes with the person who uploaded it, and so does their access', async () => {
  const { id, slug } = await seedCharity();
  const account = await createCharityAccount(id);
  await account.patch(toPath(id), { logo: await seedImage(account.id) });
  const exported = await account.get('/api/users/me/export');
  expect(exported.body).toMatchObject({ charitiesEdited: [{ name: expect.any(String) }] });
  await account.call('/api/users/me', { method: 'DELETE', body: { password: PASSWORD } });
  expect(await readPublicDoc(slug)).toMatchObject({ logo: null });
  expect(await countRows('charityAccounts', { userId: account.id })).toBe(0);
});

test('search engines get the addresses of approved charities alone', async () => {
  const [approved, pending] = [await seedCharity(), await seedCharity({ approvalStatus: 'pending' })];
  const { docs } = Object(await (await callApi('/charities/addresses')).json());
  const slugs = docs.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toContain(approved.slug);
  expect(slugs).not.toContain(pending.slug);
});
