import { expect, test } from 'vitest';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { endPaused } from '#api/consent/index.ts';
import { runSweep } from '#api/sweep.ts';
import { callApi, runAsSystem, listOutbox } from '../support/api.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createSubscription, getSubmissionStatus } from '../support/answers.ts';
import { getCheckoutSession, deliver } from '../support/provider.ts';
import { REASON, rejectCharity, reviewAs } from '../support/rejections.ts';
import { seedCampaign, getCampaign, seedCharity, changeCampaign } from '../support/seed.ts';
import { createCharityAccount } from '../support/charities.ts';
import { seedAccount } from '../support/payouts.ts';
import { seedWaiting, follow } from '../support/consents.ts';
import { seedDraftCharity } from '../support/campaign-drafts.ts';

const after = (ms: number) => new Date(Date.now() + REPLACEMENT_MS + ms);

/** Seeds a campaign with a payment and a rejected charity. */
async function seedPaid(overrides: Parameters<typeof seedCampaign>[0] = {}) {
  const campaign = await seedCampaign();
  const subscription = await createSubscription({ campaign });
  const { sessionId } = subscription;
  await deliver('pay', sessionId);
  await changeCampaign(campaign.id, overrides);
  await rejectCharity(campaign.charityId);
  return { ...subscription, campaign };
}

test.each([
  ['open', { isActive: true }],
  ['closed', { isActive: false, closedAt: new Date() }],
  ['with winners', { isActive: false, closedAt: new Date(), nomineesSelected: true, winnersSelected: true }],
])(
  'when a charity was rejected 14 days ago everyone who paid for a campaign that is %s gets their money back, and hears why',
  async (_, state) => {
    const { campaign, sessionId, submissionId, fan } = await seedPaid(state);
    await runAsSystem(runSweep, after(-60_000));
    expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
    await runAsSystem(runSweep, after(60_000));
    await runAsSystem(runSweep, after(120_000));
    expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'charity', cancelReason: REASON });
    expect(await getSubmissionStatus(submissionId)).toBe('refunded');
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
    expect(await listOutbox(fan.email, REASON)).toHaveLength(1);
    const shown: unknown = await (await callApi(`/campaigns/by-slug/${campaign.slug}`)).json();
    expect(Object(shown).doc).toMatchObject({ paused: null, cancelled: { by: 'charity' } });
  },
);

test('when a charity was rejected 14 days ago and it is approved at the same moment, one of the two counts', async () => {
  const { id, charityId } = await seedCampaign();
  await rejectCharity(charityId);
  const admin = await createLoggedInUser('admin');
  const [ended, approved] = await Promise.all([
    runAsSystem(endPaused, after(60_000)),
    reviewAs(admin, charityId, { approvalStatus: 'approved' }),
  ]);
  expect(approved.status).toBe(200);
  const { cancelledAt, charityDueAt } = await getCampaign(id);
  expect(cancelledAt === null).toBe(ended === 0);
  if (cancelledAt === null) expect(charityDueAt).toBeNull();
});

test('a subscription at the moment of the rejection leaves no open checkout', async () => {
  for (let round = 0; round < 5; round += 1) {
    const campaign = await seedCampaign();
    const [subscription] = await Promise.allSettled([
      createSubscription({ campaign }),
      rejectCharity(campaign.charityId),
    ]);
    await runAsSystem(runSweep, new Date(Date.now() + 11 * 60_000));
    if (subscription.status === 'rejected') expect(String(subscription.reason)).toContain('campaign_paused');
    else expect((await getCheckoutSession(subscription.value.sessionId)).status).toBe('expired');
  }
});

/** Seeds a campaign of a logged-in owner, and returns a function that chooses another charity for it. */
async function seedOwned(overrides: Parameters<typeof seedCampaign>[0] = {}) {
  const owner = await createLoggedInUser('celebrity');
  const agreed = { agreeToTerms: true, agreeToProtocol: true };
  const campaign = await seedCampaign({ ownerId: owner.id, ...agreed, ...overrides });
  const choose = (charity: string) => owner.patch(`/api/campaigns/${campaign.id}`, { charity });
  return { owner, campaign, choose };
}

test('choosing another charity lets a paused campaign go on that nobody has paid for', async () => {
  const { campaign, choose } = await seedOwned();
  await rejectCharity(campaign.charityId);
  const charity = await seedCharity();
  expect(await choose(charity.id)).toMatchObject({
    status: 200,
    body: { doc: { charity, isPublic: true, paused: null, charityDueAt: null, version: 2 } },
  });
  await createSubscription({ campaign });
});

test('choosing another charity takes the campaign out of sight where the other one has not said yes', async () => {
  const { campaign, choose } = await seedOwned();
  await rejectCharity(campaign.charityId);
  const { id } = await seedCharity({}, 'incomplete');
  expect(await choose(id)).toMatchObject({ body: { doc: { isPublic: false, paused: null } } });
  expect((await callApi(`/campaigns/by-slug/${campaign.slug}`)).status).toBe(404);
});

test('choosing another charity is refused once a fan was sent to pay: the campaign waits for its charity', async () => {
  const { campaign, choose } = await seedOwned();
  await createSubscription({ campaign });
  await rejectCharity(campaign.charityId);
  const answer = await choose((await seedCharity()).id);
  expect(answer).toMatchObject({ status: 409, body: { details: [{ path: 'charity' }] } });
  const admin = await createLoggedInUser('admin');
  await reviewAs(admin, campaign.charityId, { approvalStatus: 'approved' });
  expect((await getCampaign(campaign.id)).charityDueAt).toBeNull();
});

test('choosing another charity does not take one that was rejected, or that there is not', async () => {
  const { campaign, choose } = await seedOwned();
  const { id } = await seedCharity({ approvalStatus: 'rejected' });
  for (const charity of [id, 'none']) expect((await choose(charity)).status).toBe(400);
  expect((await getCampaign(campaign.id)).charityId).toBe(campaign.charityId);
});

await seedDraftCharity();

test('a charity that loses its account pauses what is public, of which its owners and its people hear, and goes on when it can receive again', async () => {
  const charity = await seedCharity();
  await seedAccount(charity.id);
  const member = await createCharityAccount(charity.id);
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ charityId: charity.id, ownerId: owner.id });
  const { sessionId } = await createSubscription({ campaign });
  await follow(charity.id, 'lose-bank', 'incomplete');
  await expect(createSubscription({ campaign })).rejects.toThrow('campaign_paused');
  await expect.poll(() => listOutbox(owner.email, 'is paused')).toHaveLength(1);
  const { charityDueAt } = await getCampaign(campaign.id);
  await expect.poll(() => listOutbox(member.email, 'Campaigns for you are paused')).toHaveLength(1);
  expect(await member.get(`/api/charities/${charity.id}/campaigns`)).toMatchObject({
    body: { docs: [{ id: campaign.id, isPublic: true, pausedUntil: charityDueAt?.toISOString() }] },
  });
  expect(sessionId).not.toBe('');
  await follow(charity.id, 'finish', 'ready');
  expect((await getCampaign(campaign.id)).charityDueAt).toBeNull();
  for (const { email } of [owner, member])
    await expect.poll(() => listOutbox(email, 'fans can pay again')).toHaveLength(1);
});

test('a charity that loses its account gives its campaigns up after 14 days', async () => {
  const charity = await seedCharity();
  const campaign = await seedCampaign({ charityId: charity.id });
  await seedAccount(charity.id);
  await follow(charity.id, 'fail', 'refused');
  const { charityDueAt } = await getCampaign(campaign.id);
  await runAsSystem(runSweep, new Date((charityDueAt?.getTime() ?? 0) + 60_000));
  expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'charity' });
});

// Regression: nobody heard that the charity of a paused campaign was rejected, nor why.
test('a charity that loses its account and is then rejected gives 14 days from then, and its owners and its people hear why, once', async () => {
  const charity = await seedCharity();
  await seedAccount(charity.id);
  const member = await createCharityAccount(charity.id);
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ charityId: charity.id, ownerId: owner.id });
  await follow(charity.id, 'lose-bank', 'incomplete');
  await changeCampaign(campaign.id, { charityDueAt: new Date() });
  await rejectCharity(charity.id);
  await follow(charity.id, 'fail', 'refused');
  for (const { email } of [owner, member])
    await expect.poll(() => listOutbox(email, /not approved[^]*not registered/)).toHaveLength(1);
  const { charityDueAt } = await getCampaign(campaign.id);
  expect(Math.abs(Number(charityDueAt) - Number(after(0)))).toBeLessThan(60_000);
});

test('a charity that loses its account lets those that wait for it wait on', async () => {
  const { charity, campaign } = await seedWaiting();
  await seedAccount(charity.id);
  await follow(charity.id, 'lose-bank', 'incomplete');
  expect(await getCampaign(campaign.id)).toMatchObject({ charityDueAt: null, publishedAt: null });
});

test('a campaign that is opened again while its charity cannot receive takes no money', async () => {
  const { id: charityId } = await seedCharity({}, 'incomplete');
  const owner = await createLoggedInUser('celebrity');
  const closed = { isActive: false, closedAt: new Date() };
  const { id } = await seedCampaign({ charityId, ownerId: owner.id, ...closed });
  const { body } = await owner.post(`/api/campaigns/${id}/reopen`);
  expect(body).toMatchObject({ doc: { isActive: true, paused: 'charity' } });
});
