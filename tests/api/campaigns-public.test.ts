import { beforeAll, describe, expect, test } from 'vitest';
import { STEP_UP_MS } from '#api/accounts/rules.ts';
import { CampaignsList } from '#api/campaigns/contract.ts';
import { callApi, toRefusal, createBrowser } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { createDraft, seedDraftCharity } from '../support/campaign-drafts.ts';
import {
  NEW_PASSWORD,
  requestReset,
  reset,
  verify,
  createLoggedInUser,
  type Person,
  createPerson,
  logInAs,
  mailLink,
} from '../support/people.ts';
import { copyCampaign, seedCampaign, seedUser, changeUser, changeSessions } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

await seedDraftCharity();

type Created = { readonly id: string; readonly slug: string; readonly isPublic: boolean };

async function createUnverifiedOwner(): Promise<Person> {
  const owner = await createLoggedInUser('celebrity');
  await changeUser(owner.id, { emailVerified: false });
  return owner;
}

async function createCampaign(owner: Person): Promise<Created> {
  const answer = await owner.post('/api/campaigns/create', createDraft());
  expect(answer.status).toBe(201);
  return Object(answer.body).doc;
}

async function listSlugs(): Promise<string[]> {
  const { docs } = CampaignsList.parse(await (await callApi('/campaigns-list')).json());
  return docs.map(({ slug }) => slug);
}

async function fetchSitemap(): Promise<string> {
  return (await callApi('/campaigns-list/addresses')).text();
}

const resendVerification = ({ email }: Person) =>
  mailLink(email, 'verify-email', () => createBrowser().post('/api/auth/resend-verification', { email }));

async function verifyByMail(owner: Person, browser: ReturnType<typeof createBrowser> = owner): Promise<void> {
  expect((await verify(await resendVerification(owner), browser)).status).toBe(200);
}

describe('a campaign whose owner’s address is not verified', () => {
  let owner: Person;
  let hidden: Created;

  beforeAll(async () => {
    owner = await createUnverifiedOwner();
    hidden = await createCampaign(owner);
  });

  test('is nowhere for strangers', async () => {
    expect(await listSlugs()).not.toContain(hidden.slug);
    expect(await fetchSitemap()).not.toContain(hidden.slug);
    for (const stranger of [createBrowser(), await createLoggedInUser('fan')]) {
      expect((await stranger.get(`/api/campaigns/by-slug/${hidden.slug}`)).status).toBe(404);
      expect((await stranger.get(`/api/campaigns/by-slug/${hidden.slug}/selection`)).status).toBe(404);
      const path = `/api/campaigns/by-celebrity?celebrityId=${owner.profileId}`;
      expect((await stranger.get(path)).body).toEqual({ docs: [], next: null });
    }
  });

  test('refuses a 404 that a shared cache would keep', async () => {
    const response = await callApi(`/campaigns/by-slug/${hidden.slug}/selection`);
    expect(response.headers.get('cache-control') ?? '').not.toContain('public');
  });

  test('takes no subscriptions, as if it did not exist', async () => {
    const fan = await createLoggedInUser('fan');
    const answer = { question: 'why-meet', answer: 'Because of the soup.' };
    for (const campaign of [hidden.id, 'unknown']) {
      expect(await fan.post('/api/campaign-subscribe', { campaign, answer })).toMatchObject(
        toRefusal(404, 'not_found'),
      );
      const login = { email: 'new@example.org', campaignId: campaign, language: 'en' };
      expect((await createBrowser().post('/api/campaign-subscribe/auth', login)).status).toBe(404);
    }
  });

  test('is a preview for its owner that no cache keeps', async () => {
    expect(hidden.isPublic).toBe(false);
    expect(Object((await owner.get('/api/campaigns/mine')).body).docs).toMatchObject([{ isPublic: false }]);
    for (const path of ['', '/selection']) {
      const response = await callApi(`/campaigns/by-slug/${hidden.slug}${path}`, {
        headers: { cookie: toCookie(owner) },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('is public as soon as the address is verified, and stays so', async () => {
    await verifyByMail(owner);
    expect(await listSlugs()).toContain(hidden.slug);
    expect(await fetchSitemap()).toContain(hidden.slug);
    const path = `/api/campaigns/by-slug/${hidden.slug}`;
    expect(await createBrowser().get(path)).toMatchObject({ status: 200, body: { doc: { isPublic: true } } });
    expect(await createCampaign(owner)).toMatchObject({ isPublic: true });
    await changeUser(owner.id, { emailVerified: false });
    expect((await createBrowser().get(path)).status).toBe(200);
  });
});

test('a campaign that was made before another browser proved the address is public once it is kept', async () => {
  const id = await createPerson('by-reset@example.org', { role: 'celebrity' });
  const { slug } = await seedCampaign({
    ownerId: id,
    publishedAt: null,
    createdAt: new Date(Date.now() - 1),
  });
  expect((await reset(await requestReset('by-reset@example.org'))).status).toBe(200);
  expect(await listSlugs()).not.toContain(slug);
  const owner = await logInAs('by-reset@example.org', { password: NEW_PASSWORD });
  expect((await owner.get('/api/users/me')).body).toMatchObject({ user: { _unreviewed: true } });
  expect((await owner.get('/api/users/me/earlier')).body).toMatchObject({
    doc: { role: 'celebrity', campaigns: [{ name: 'An hour in the kitchen' }], answers: [] },
  });
  expect(await owner.post('/api/users/me/earlier', { keep: true })).toMatchObject({ status: 200 });
  expect(await listSlugs()).toContain(slug);
  expect((await owner.get('/api/users/me')).body).not.toHaveProperty('user._unreviewed');
  expect(await owner.get('/api/users/me/earlier')).toMatchObject({ status: 404 });
  expect(await owner.post('/api/users/me/earlier', { keep: true })).toMatchObject({ status: 404 });
});

test('what was made before another browser proved the address is deleted with the account', async () => {
  const owner = await createUnverifiedOwner();
  const { id } = await createCampaign(owner);
  const mailbox = createBrowser();
  await verifyByMail(owner, mailbox);
  expect(await owner.get('/api/users/me')).toMatchObject(toRefusal(401, 'confirmed_elsewhere'));
  const logInAt = (createdAt: Date) => changeSessions(owner.id, { createdAt });
  await logInAt(new Date(Date.now() - STEP_UP_MS - 1));
  expect(await mailbox.post('/api/users/me/earlier', { keep: false })).toMatchObject(
    toRefusal(403, 'step_up_required'),
  );
  await logInAt(new Date());
  expect(await mailbox.post('/api/users/me/earlier', { keep: false })).toMatchObject({ status: 200 });
  expect(await findRows('campaigns', { id })).toEqual([]);
  expect(await findRows('user', { id: owner.id })).toEqual([]);
  expect([...mailbox.jar.keys()]).toEqual([]);
});

test('205 campaigns of an unverified account hide nobody', async () => {
  const { id: ownerId } = await seedUser({ role: 'celebrity', emailVerified: false });
  const subscriptionDeadline = new Date(Date.now() + 60_000);
  const first = await seedCampaign({ ownerId, publishedAt: null, subscriptionDeadline });
  await copyCampaign(first.id, 204);
  const { slug } = await seedCampaign();
  expect(await listSlugs()).toContain(slug);
  expect(await listSlugs()).not.toContain(first.slug);
});
