import { describe, expect, test } from 'vitest';
import { runSweep } from '#api/sweep.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { listOutbox } from '../support/outbox.ts';
import { createCharityAccount } from '../support/charities.ts';
import { seedAccount } from '../support/payouts.ts';
import { getCampaign, seedCampaign, seedCharity } from '../support/seed.ts';
import { createSubscription } from '../support/subscriptions.ts';
import { runAsSystem } from '../support/system.ts';

import { seedWaiting, follow } from '../support/consents.ts';
import { seedDraftCharity } from '../support/campaign-drafts.ts';

await seedDraftCharity();

describe('a charity that loses its account', () => {
  test('pauses what is public, of which its owners and its people hear, and goes on when it can receive again', async () => {
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
    await expect.poll(() => listOutbox(owner.email, 'Fans can pay again')).toHaveLength(1);
  });

  test('gives its campaigns up after 14 days', async () => {
    const charity = await seedCharity();
    const campaign = await seedCampaign({ charityId: charity.id });
    await seedAccount(charity.id);
    await follow(charity.id, 'fail', 'refused');
    const { charityDueAt } = await getCampaign(campaign.id);
    await runAsSystem(runSweep, new Date((charityDueAt?.getTime() ?? 0) + 60_000));
    expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'charity' });
  });

  test('lets those that wait for it wait on', async () => {
    const { charity, campaign } = await seedWaiting();
    await seedAccount(charity.id);
    await follow(charity.id, 'lose-bank', 'incomplete');
    expect(await getCampaign(campaign.id)).toMatchObject({ charityDueAt: null, publishedAt: null });
  });
});

test('a campaign that is opened again while its charity cannot receive takes no money', async () => {
  const { id: charityId } = await seedCharity({}, 'incomplete');
  const owner = await createLoggedInUser('celebrity');
  const closed = { isActive: false, closedAt: new Date() };
  const { id } = await seedCampaign({ charityId, ownerId: owner.id, ...closed });
  const { body } = await owner.post(`/api/campaigns/${id}/reopen`);
  expect(body).toMatchObject({ doc: { isActive: true, paused: 'charity' } });
});
