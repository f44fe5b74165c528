import { describe, expect, test } from 'vitest';
import { REPLACEMENT_MS } from '#api/charities/rules.ts';
import { callApi } from '../support/api.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { createAnswer, createFan, createSubscription } from '../support/subscriptions.ts';
import { getCheckoutSession } from '../support/provider.ts';
import { listOutbox } from '../support/outbox.ts';
import { readTransfer, seedDueCampaign, settle } from '../support/payouts.ts';
import { CHARITY_CALL, getCharity, REASON, rejectCharity, reviewAs } from '../support/rejections.ts';
import { seedAnswers } from '../support/seed-answers.ts';
import { seedCampaign, seedUser, getCampaign } from '../support/seed.ts';

const CLOSED = { isActive: false, closedAt: new Date() };

describe('before rejecting a charity', () => {
  test('an admin sees how many campaigns it has and what fans paid that it was not paid out', async () => {
    const admin = await createLoggedInUser('admin');
    const { id, charityId } = await seedDueCampaign();
    await settle();
    expect(await readTransfer(id)).toBeDefined();
    await seedAnswers(id, 1);
    const open = await seedCampaign({ charityId });
    const closed = await seedCampaign({ charityId, ...CLOSED });
    await seedCampaign({ charityId, ...CLOSED });
    await seedAnswers(open.id, 2);
    await seedAnswers(closed.id, 1);
    const { body } = await admin.get(`${CHARITY_CALL}/${charityId}/impact`);
    expect(body).toEqual({ doc: { openCampaigns: 1, closedCampaigns: 1, payments: 3, paidCents: 3000 } });
    expect((await admin.get(`${CHARITY_CALL}/none/impact`)).status).toBe(404);
  });

  test('a reason of 20 to 500 characters is required', async () => {
    const admin = await createLoggedInUser('admin');
    const { charityId } = await seedCampaign();
    for (const reason of [undefined, ` ${'x'.repeat(19)} `, 'x'.repeat(501)]) {
      const answer = await reviewAs(admin, charityId, { approvalStatus: 'rejected', version: 1, reason });
      expect(answer.status).toBe(400);
      expect(Object(answer.body).details[0].path).toBe('reason');
    }
    expect((await getCharity(charityId)).approvalStatus).toBe('approved');
  });
});

describe('rejecting a charity', () => {
  test('ends the open checkouts of its campaigns, and no new one is opened', async () => {
    const campaign = await seedCampaign();
    const { sessionId, submissionId, fan } = await createSubscription({ campaign });
    await rejectCharity(campaign.charityId);
    await expect.poll(async () => (await getCheckoutSession(sessionId)).status).toBe('expired');
    const other = await createFan();
    const refused = {
      status: 409,
      body: { code: 'campaign_paused', error: 'This campaign is paused, so nobody can pay right now' },
    };
    expect(await other.post('/api/campaign-subscribe', createAnswer(campaign.id))).toMatchObject(refused);
    expect(await fan.post('/api/campaign-subscribe/retry', { submissionId })).toMatchObject(refused);
    const { body } = await fan.get(`/api/campaign-submissions/${submissionId}`);
    expect(Object(body).submission.campaign).toMatchObject({ isOpen: false, paused: 'charity' });
    const shown: unknown = await (await callApi(`/campaigns/by-slug/${campaign.slug}`)).json();
    expect(Object(shown).doc).toMatchObject({ phase: 'open', paused: 'charity' });
    expect(Object(shown).doc).not.toHaveProperty('charityDueAt');
    expect(await listOutbox(fan.email, 'gesloten')).toEqual([]);
  });

  test('tells each owner once, in their language, with reason, date and link, and its people where to write', async () => {
    const owner = await seedUser({ role: 'celebrity', language: 'nl' });
    const { charityId } = await seedCampaign({ ownerId: owner.id });
    const { id } = await seedCampaign({ ownerId: owner.id, charityId });
    const member = await createCharityAccount(String(charityId));
    await rejectCharity(charityId);
    await expect.poll(() => listOutbox(owner.email, '/nl/dashboard')).toHaveLength(1);
    await expect.poll(() => listOutbox(member.email, /not approved[^]*\/en\/contact/)).toHaveLength(1);
    const [mail] = await listOutbox(owner.email, '/nl/dashboard');
    const due = (await getCampaign(id)).charityDueAt;
    const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
    expect(mail?.subject).toMatch(/^Je campagne voor .* is gepauzeerd$/);
    expect(mail?.text).toContain(`vóór ${day.format(due ?? 0)}`);
    expect(mail?.text).toContain(REASON);
    expect(mail?.text).toMatch(/gaat je campagne verder zodra we .* alsnog goedkeuren\./);
    expect(mail?.text).toContain('Is er nog geen fan naar de betaling gegaan?');
    expect(Math.abs(Number(due) - Date.now() - REPLACEMENT_MS)).toBeLessThan(60_000);
  });

  test('leaves closed campaigns alone that nobody paid for', async () => {
    const closed = await seedCampaign(CLOSED);
    await rejectCharity(closed.charityId);
    expect((await getCampaign(closed.id)).charityDueAt).toBeNull();
  });

  test('gives its days to a campaign that is reopened later', async () => {
    const owner = await createLoggedInUser('celebrity');
    const { id, charityId } = await seedCampaign({ ...CLOSED, ownerId: owner.id });
    await rejectCharity(charityId);
    const { body } = await owner.post(`/api/campaigns/${id}/reopen`, {});
    expect(Object(body).doc).toMatchObject({ isActive: true, paused: 'charity' });
    expect((await getCampaign(id)).charityDueAt).not.toBeNull();
  });

  test('of two admins, the second is told what the first decided, and when', async () => {
    const [first, second] = await Promise.all([
      createLoggedInUser('admin', 'en', 'Ada Vos'),
      createLoggedInUser('admin'),
    ]);
    const { id, charityId } = await seedCampaign();
    const reviews = [
      { approvalStatus: 'rejected', version: 1, reason: REASON },
      { approvalStatus: 'approved', version: 1 },
    ] as const;
    expect((await reviewAs(first, charityId, reviews[0])).status).toBe(200);
    const stale = await reviewAs(second, charityId, reviews[1]);
    expect(stale.status).toBe(409);
    expect(Object(stale.body).error).toMatch(
      /^This charity was rejected by Ada Vos on .*\d{4} at \d\d:\d\d\./,
    );
    expect(Object(stale.body).doc).toMatchObject({ approvalStatus: 'rejected', version: 2 });
    expect((await getCharity(charityId)).rejectionReason).toBe(REASON);
    expect((await getCampaign(id)).charityDueAt).not.toBeNull();
  });

  test('of two decisions at the same moment, one counts', async () => {
    const [first, second] = [await createLoggedInUser('admin'), await createLoggedInUser('admin')];
    const owner = await seedUser({ role: 'celebrity' });
    const { charityId } = await seedCampaign({ ownerId: owner.id });
    const review = { approvalStatus: 'rejected', version: 1, reason: REASON } as const;
    const answers = await Promise.all([first, second].map((admin) => reviewAs(admin, charityId, review)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await expect.poll(() => listOutbox(owner.email, 'dashboard')).toHaveLength(1);
  });
});

test('approving it again lets its campaigns go on, and tells their owners', async () => {
  const owner = await seedUser({ role: 'celebrity', language: 'en' });
  const campaign = await seedCampaign({ ownerId: owner.id });
  await rejectCharity(campaign.charityId);
  const admin = await createLoggedInUser('admin');
  const review = { approvalStatus: 'approved', version: 2 } as const;
  expect((await reviewAs(admin, campaign.charityId, review)).status).toBe(200);
  expect((await getCampaign(campaign.id)).charityDueAt).toBeNull();
  expect(await getCharity(campaign.charityId)).toMatchObject({ rejectionReason: null, version: 3 });
  await createSubscription({ campaign });
  await expect.poll(() => listOutbox(owner.email, 'Fans can pay again')).toHaveLength(1);
});
