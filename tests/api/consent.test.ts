import { expect, test } from 'vitest';
import { askCharities } from '#api/consent/index.ts';
import { CharityRequestsPage } from '#api/consent/contract.ts';
import { callApi, toRefusal, listOutbox, runAsSystem } from '../support/api.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { createAccountEvent, deliverToAccounts, seedAccount } from '../support/payouts.ts';
import { reviewAs } from '../support/rejections.ts';
import { getCampaign, seedCampaign, seedCharity, changeCampaign, changeUser } from '../support/seed.ts';
import { createSubscription } from '../support/answers.ts';

import { seedWaiting, follow } from '../support/consents.ts';

await seedDraftCharity();

const REASON = 'We do not work with this artist.';
const admin = await createLoggedInUser('admin');

const see = async (slug: string, person?: Person) =>
  person === undefined
    ? (await callApi(`/campaigns/by-slug/${slug}`)).status
    : (await person.get(`/api/campaigns/by-slug/${slug}`)).status;
const decline = (person: Person, charityId: string, campaignId: string, reason = REASON) =>
  person.post(`/api/charities/${charityId}/campaigns/${campaignId}/decline`, { reason });
const listRequests = async (person: Person, charityId: string) =>
  CharityRequestsPage.parse((await person.get(`/api/charities/${charityId}/campaigns`)).body).docs;

test('a campaign for a charity that has not said yes is its owner’s, its charity’s and the admin’s to see, and takes no money', async () => {
  const { charity, member, owner, campaign } = await seedWaiting();
  expect(campaign).toMatchObject({ isPublic: false, charity: { id: charity.id, slug: null } });
  const stranger = await createCharityAccount((await seedCharity()).id);
  expect(await see(campaign.slug)).toBe(404);
  expect(await see(campaign.slug, stranger)).toBe(404);
  for (const person of [owner, member, admin]) expect(await see(campaign.slug, person)).toBe(200);
  const fan = await createLoggedInUser('fan');
  for (const person of [fan, member]) {
    const answer = { question: 'why-meet', answer: 'Because of the soup.' };
    const asked = await person.post('/api/campaign-subscribe', { campaign: campaign.id, answer });
    expect(asked.status).toBe(404);
  }
  await expect(createSubscription({ campaign: await getCampaign(campaign.id) })).rejects.toThrow();
});

test.each([
  ['pending', 'ready'],
  ['approved', null],
  ['approved', 'pending'],
  ['approved', 'refused'],
] as const)(
  'a campaign for a charity that has not said yes waits while it is %s, with an account that is %s',
  async (approvalStatus, account) => {
    const { id } = await seedCharity({ approvalStatus }, account);
    const owner = await createLoggedInUser('celebrity');
    expect(await postCampaign(owner, { charity: id })).toMatchObject({ isPublic: false });
  },
);

test('a campaign for a charity that has not said yes becomes public by itself once the charity can receive, and its owner hears it, once', async () => {
  const { charity, owner, campaign } = await seedWaiting();
  await follow(charity.id, 'finish', 'ready');
  expect(await see(campaign.slug)).toBe(200);
  await deliverToAccounts(createAccountEvent(await seedAccount(charity.id)));
  await expect.poll(() => listOutbox(owner.email, 'is public')).toHaveLength(1);
  await createSubscription({ campaign: await getCampaign(campaign.id) });
});

test('a campaign for a charity that has not said yes does so as well where the admin’s approval comes last', async () => {
  const { id } = await seedCharity({ approvalStatus: 'pending' });
  const owner = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(owner, { charity: id });
  expect((await reviewAs(admin, id, { approvalStatus: 'approved' })).status).toBe(200);
  expect(await see(campaign.slug)).toBe(200);
  await expect.poll(() => listOutbox(owner.email, 'is public')).toHaveLength(1);
});

test('a campaign for a charity that has not said yes waits on for its owner’s address or the admin, of whom nobody says that it is public', async () => {
  const { charity, owner, campaign } = await seedWaiting();
  await changeCampaign(campaign.id, { review: 'waiting' });
  await follow(charity.id, 'finish', 'ready');
  expect(await see(campaign.slug)).toBe(404);
  expect(await listOutbox(owner.email, 'is public')).toEqual([]);
  const confirm = { decision: 'confirm', reason: 'They called us', version: campaign.version };
  await admin.post(`/api/admin/campaigns/${campaign.id}/review`, confirm);
  expect(await see(campaign.slug)).toBe(200);
});

test('a campaign for a charity that has not said yes is stopped by its owner for good: the charity’s yes does not bring it back', async () => {
  const { charity, campaign } = await seedWaiting();
  const cancelled = { cancelledAt: new Date(), cancelledBy: 'owner', cancelReason: 'I am ill' } as const;
  await changeCampaign(campaign.id, cancelled);
  await follow(charity.id, 'finish', 'ready');
  expect((await getCampaign(campaign.id)).publishedAt).toBeNull();
});

test('the charity is told once, by mail, which campaign asks for it, and lists it before it is public', async () => {
  const { charity, member, campaign } = await seedWaiting();
  await runAsSystem(askCharities);
  await runAsSystem(askCharities);
  await expect.poll(() => listOutbox(member.email, campaign.name)).toHaveLength(1);
  expect(await listRequests(member, charity.id)).toEqual([
    expect.objectContaining({ id: campaign.id, face: null, isPublic: false }),
  ]);
  expect(await listRequests(admin, charity.id)).toHaveLength(1);
  // A campaign declined meanwhile does not drop another from the next page.
  const second = await postCampaign(await createLoggedInUser('celebrity'), { charity: charity.id });
  const path = `/api/charities/${charity.id}/campaigns?limit=1`;
  const { docs, next } = CharityRequestsPage.parse((await member.get(path)).body);
  expect(docs).toMatchObject([{ id: second.id }]);
  expect((await decline(member, charity.id, second.id)).status).toBe(200);
  expect((await member.get(`${path}&after=${next}`)).body).toMatchObject({ docs: [{ id: campaign.id }] });
});

test('the charity is told not of campaigns of an address that nobody has proved, until it is', async () => {
  const { charity, member, owner, campaign } = await seedWaiting();
  await changeUser(owner.id, { emailVerified: false });
  await runAsSystem(askCharities);
  expect((await getCampaign(campaign.id)).charityAskedAt).toBeNull();
  expect(await listRequests(member, charity.id)).toEqual([]);
  await changeUser(owner.id, { emailVerified: true });
  await runAsSystem(askCharities);
  await expect.poll(() => listOutbox(member.email, campaign.name)).toHaveLength(1);
});

test('the charity is told in the invitation, where nobody of it has joined yet', async () => {
  const { id } = await seedCharity({}, null);
  const owner = await createLoggedInUser('celebrity');
  const { name, artistName } = await postCampaign(owner, { charity: id, name: 'An hour of soup' });
  const email = `${crypto.randomUUID()}@example.test`;
  await admin.post(`/api/admin/charities/${id}/invite`, { email, language: 'en' });
  await expect.poll(() => listOutbox(email, name)).toHaveLength(1);
  expect(await listOutbox(email, artistName)).toHaveLength(1);
});

test('declining keeps the campaign from the public, tells the owner why, and another charity takes its place', async () => {
  const { charity, member, owner, campaign } = await seedWaiting();
  expect(await decline(member, charity.id, campaign.id)).toMatchObject({ status: 200 });
  await expect.poll(() => listOutbox(owner.email, REASON)).toHaveLength(1);
  expect(await listRequests(member, charity.id)).toEqual([]);
  expect((await owner.get(`/api/campaigns/${campaign.id}`)).body).toMatchObject({
    doc: { charityDeclined: REASON },
  });
  await follow(charity.id, 'finish', 'ready');
  expect(await see(campaign.slug)).toBe(404);
  const other = await seedCharity();
  const choose = (id: string) => owner.patch(`/api/campaigns/${campaign.id}`, { charity: id });
  expect(await choose(other.id)).toMatchObject({ body: { doc: { isPublic: true, charityDeclined: null } } });
  expect(await choose(charity.id)).toMatchObject({ status: 400, body: { details: [{ path: 'charity' }] } });
});

test('declining takes a reason', async () => {
  const { charity, member, campaign } = await seedWaiting();
  expect((await decline(member, charity.id, campaign.id, 'no')).status).toBe(400);
});

test('declining counts once when it is pressed twice', async () => {
  const { charity, member, owner, campaign } = await seedWaiting();
  const press = () => decline(member, charity.id, campaign.id);
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await expect.poll(() => listOutbox(owner.email, REASON)).toHaveLength(1);
});

test('declining comes too late once the campaign is public', async () => {
  const charity = await seedCharity();
  const member = await createCharityAccount(charity.id);
  const { id, slug } = await seedCampaign({ charityId: charity.id });
  expect(await decline(member, charity.id, id)).toMatchObject(toRefusal(409, 'conflict'));
  expect(await see(slug)).toBe(200);
});

test('declining and the provider’s yes at the same moment leave a campaign that is either public or declined', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { charity, member, campaign } = await seedWaiting();
    const [declined] = await Promise.all([
      decline(member, charity.id, campaign.id),
      follow(charity.id, 'finish', 'ready'),
    ]);
    const row = await getCampaign(campaign.id);
    expect(row.publishedAt === null).toBe(declined.status === 200);
    expect(charity.id in row.charityDeclines).toBe(declined.status === 200);
  }
});
