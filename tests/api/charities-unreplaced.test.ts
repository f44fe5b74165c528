import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { endUnreplaced } from '#api/replacements/end-unreplaced.ts';
import { replaceCharity } from '#api/replacements/replace-charity.ts';
import { runSweep } from '#api/sweep.ts';
import { callApi } from '../support/api.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { createSubscription, getSubmissionStatus } from '../support/subscriptions.ts';
import { db, runAsSystem, actAs } from '../support/system.ts';
import { getCheckoutSession, deliver } from '../support/provider.ts';
import { listOutbox } from '../support/outbox.ts';
import { REASON, rejectCharity } from '../support/rejections.ts';
import { seedCampaign, getCampaign, seedCharity } from '../support/seed.ts';
import { toRefusal } from '../support/refusals.ts';

const after = (ms: number) => new Date(Date.now() + REPLACEMENT_MS + ms);

/** Seeds a campaign with a payment, whose charity was rejected. */
async function seedPaid(overrides: Parameters<typeof seedCampaign>[0] = {}) {
  const campaign = await seedCampaign();
  const subscription = await createSubscription({ campaign });
  const { sessionId } = subscription;
  await deliver('pay', sessionId);
  await db.update(campaigns).set(overrides).where(eq(campaigns.id, campaign.id));
  await rejectCharity(campaign.charityId);
  return { ...subscription, campaign };
}

describe('when the 14 days have passed without another charity', () => {
  test.each([
    ['open', { isActive: true }],
    ['closed', { isActive: false, closedAt: new Date() }],
    [
      'with winners',
      { isActive: false, closedAt: new Date(), nomineesSelected: true, winnersSelected: true },
    ],
  ])('everyone who paid for a campaign that is %s gets their money back, and hears why', async (_, state) => {
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
  });

  test('a charity comes too late once the campaign has ended', async () => {
    const owner = await createLoggedInUser('celebrity');
    const { id, charityId } = await seedCampaign({ ownerId: owner.id });
    await rejectCharity(charityId);
    await runAsSystem(endUnreplaced, after(60_000));
    const { id: charity } = await seedCharity();
    const answer = await owner.post(`/api/campaigns/${id}/charity`, { charity });
    expect(answer).toMatchObject(toRefusal(409, 'campaign_cancelled'));
  });

  test('and the owner chooses at the same moment, one of the two counts', async () => {
    const owner = await createLoggedInUser('celebrity');
    const { id, charityId } = await seedCampaign({ ownerId: owner.id });
    await rejectCharity(charityId);
    const { id: charity } = await seedCharity();
    const [ended, chosen] = await runAsSystem(
      (ctx) =>
        Promise.all([
          endUnreplaced(ctx),
          replaceCharity(actAs(ctx, owner), id, { charity }).then(
            () => true,
            () => false,
          ),
        ]),
      after(60_000),
    );
    const row = await getCampaign(id);
    expect(chosen).toBe(ended === 0);
    expect(row.cancelledAt === null).toBe(chosen);
    expect(row.charityId).toBe(chosen ? charity : charityId);
  });
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
