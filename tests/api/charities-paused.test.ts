import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { endUnreplaced, replaceCharity } from '#api/replacements/replace-charity.ts';
import { runSweep } from '#api/sweep.ts';
import { callApi } from '../support/api.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { createSubscription, getSubmissionStatus, createFan } from '../support/subscriptions.ts';
import { db, runAsSystem, actAs } from '../support/system.ts';
import { getCheckoutSession, deliver } from '../support/provider.ts';
import { listOutbox } from '../support/outbox.ts';
import { REASON, rejectCharity } from '../support/rejections.ts';
import { seedCampaign, getCampaign, seedCharity } from '../support/seed.ts';
import { toRefusal } from '../support/refusals.ts';
import { charities } from '#api/charities/table.ts';
import { mails } from '#api/platform/table.ts';
import { seedAnswer } from '../support/seed-answers.ts';

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

/** Seeds a paid campaign of a logged-in owner whose charity was rejected. */
async function seedPaused(overrides: Parameters<typeof seedCampaign>[0] = {}) {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id, ...overrides });
  const fan = await createFan('nl');
  const submissionId = await seedAnswer(campaign.id, fan.id);
  await rejectCharity(campaign.charityId);
  const choose = (charity: string) => owner.post(`/api/campaigns/${campaign.id}/charity`, { charity });
  return { owner, campaign, fan, submissionId, choose };
}

describe('choosing another charity', () => {
  test('opens the checkouts again and tells everyone who paid, once', async () => {
    const { campaign, fan, choose } = await seedPaused();
    const charity = await seedCharity();
    const answer = await choose(charity.id);
    expect(Object(answer.body).doc).toMatchObject({
      charity,
      paused: null,
      charityDueAt: null,
      version: 2,
    });
    await createSubscription({ campaign });
    await expect.poll(() => listOutbox(fan.email, charity.name)).toHaveLength(1);
    const again = await choose((await seedCharity()).id);
    expect(again).toMatchObject(toRefusal(409, 'conflict'));
    expect((await getCampaign(campaign.id)).charityId).toBe(charity.id);
    const [mail] = await listOutbox(fan.email, charity.name);
    expect(mail?.subject).toBe(`Je donatie gaat naar ${charity.name}`);
  });

  test.each([
    ['closed', { isActive: false, closedAt: new Date() }],
    [
      'with winners',
      { isActive: false, closedAt: new Date(), nomineesSelected: true, winnersSelected: true },
    ],
  ])('is possible for a campaign that is %s', async (_, overrides) => {
    const { campaign, choose } = await seedPaused(overrides);
    const charity = await seedCharity();
    expect((await choose(charity.id)).status).toBe(200);
    expect(await getCampaign(campaign.id)).toMatchObject({ charityId: charity.id, charityDueAt: null });
  });

  test('takes approved charities only', async () => {
    const { campaign, choose } = await seedPaused();
    const charity = await seedCharity();
    for (const approvalStatus of ['pending', 'rejected'] as const) {
      await db.update(charities).set({ approvalStatus }).where(eq(charities.id, charity.id));
      const answer = await choose(charity.id);
      expect(answer.status).toBe(400);
      expect(Object(answer.body).details).toEqual([
        { path: 'charity', message: 'This charity is not approved. Please choose another one' },
      ]);
    }
    expect((await choose('none')).status).toBe(400);
    expect((await choose(campaign.charityId ?? '')).status).toBe(400);
    expect((await getCampaign(campaign.id)).charityDueAt).not.toBeNull();
  });

  test('is refused while the present charity is fine', async () => {
    const charity = await seedCharity();
    const owner = await createLoggedInUser('charity');
    const campaign = await seedCampaign({ ownerId: owner.id });
    const fine = await owner.post(`/api/campaigns/${campaign.id}/charity`, { charity: charity.id });
    expect(fine.status).toBe(409);
  });

  test('of two tabs at the same moment, one counts, and fans are told of that one', async () => {
    const { campaign, fan, submissionId, choose } = await seedPaused();
    const [one, two] = [await seedCharity(), await seedCharity()];
    const answers = await Promise.all([choose(one.id), choose(two.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const chosen = (await getCampaign(campaign.id)).charityId === one.id ? one : two;
    const queued = await db
      .select()
      .from(mails)
      .where(eq(mails.key, `charity-replaced:2:${submissionId}`));
    expect(queued).toHaveLength(1);
    await expect.poll(() => listOutbox(fan.email, chosen.name)).toHaveLength(1);
  });
});

test('the form leaves the charity of a paused campaign to the card', async () => {
  const { owner, campaign } = await seedPaused({ agreeToTerms: true, agreeToProtocol: true });
  const charity = await seedCharity();
  const answer = await owner.call(`/api/campaigns/${campaign.id}`, {
    method: 'PATCH',
    body: { charity: charity.id },
  });
  expect(answer.status).toBe(409);
  expect(Object(answer.body).details[0].path).toBe('charity');
  await db.update(campaigns).set({ charityDueAt: null }).where(eq(campaigns.id, campaign.id));
});
