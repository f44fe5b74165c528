import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDueCampaigns } from '#api/management/close-campaign.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { startSelection } from '#api/nominees/index.ts';
import { scores } from '#api/scoring/table.ts';
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner, GOOD, seedFanAnswer, type CampaignOwner } from '../support/campaign-owner.ts';
import {
  runAsSystem,
  simulateAtProvider,
  db,
  listQueuedMails,
  getCheckoutSession,
  getSubmissionStatus,
  createSubscription,
} from '../support/payments.ts';
import { waitForMails } from '../support/people.ts';
import { seedImage } from '../support/seed.ts';

let owner: CampaignOwner;
beforeAll(async () => {
  owner = await createCampaignOwner();
});

async function getCampaign(id: string) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

describe('closing', () => {
  test('selects the ten best answers, ties by the earlier payment, and mails the owner once', async () => {
    const imageId = await seedImage(owner.id);
    const { id } = await owner.seedOwnCampaign({ imageId });
    const late = await seedFanAnswer(id, { paidAt: new Date(Date.now() - 1000) });
    for (let index = 0; index < 10; index += 1)
      await seedFanAnswer(id, { paidAt: new Date(Date.now() - 60_000 + index) });
    const best = await seedFanAnswer(id, { answer: GOOD });
    const unpaid = await seedFanAnswer(id, { status: 'pending', answer: GOOD, paidAt: null });
    await Promise.all([owner.close(id), owner.close(id), owner.close(id)]);

    const { docs, progress } = await owner.waitForNominees(id);
    expect(progress).toEqual({ scored: 12, total: 12 });
    expect(docs).toHaveLength(10);
    expect(docs[0]).toMatchObject({ submissionId: best.id, answer: GOOD, user: { name: 'Noor B.' } });
    const scored = docs.map(({ score }) => score ?? -1);
    expect(scored).toEqual(scored.toSorted((a, b) => b - a));
    expect(docs.map(({ submissionId }) => submissionId)).not.toContain(late.id);
    expect(docs.map(({ submissionId }) => submissionId)).not.toContain(unpaid.id);
    expect(JSON.stringify(docs)).not.toMatch(/0612345678|example\.test|van den/);

    const row = await getCampaign(id);
    expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: 10, isActive: false });
    expect(await listQueuedMails(`nominees:${id}:${row?.closedAt?.getTime() ?? 0}`)).toHaveLength(1);
    const listPictured = async () =>
      (await waitForMails(owner.email)).filter(({ html }) => html.includes(`${imageId}-800.webp`));
    await expect.poll(listPictured).toHaveLength(1);
    const shown = Object((await owner.get(`/api/campaigns/${id}`)).body).doc;
    expect(shown).toMatchObject({
      phase: 'nominees-selected',
      nominees: docs.map(({ submissionId }) => submissionId),
    });
  });

  test('expires open checkouts', async () => {
    const campaign = await owner.seedOwnCampaign();
    const made = await createSubscription({ campaign });
    expect((await owner.close(campaign.id)).body).toEqual({ hasNominees: false });
    await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('failed');
    expect((await getCheckoutSession(made.sessionId)).status).toBe('expired');
  });

  test('counts a payment made just before whose webhook never arrived', async () => {
    const campaign = await owner.seedOwnCampaign();
    const made = await createSubscription({ campaign });
    await simulateAtProvider('pay', made.sessionId);
    await owner.close(campaign.id);
    await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('paid');
    await expect
      .poll(async () => (await owner.fetchNominees(campaign.id)).docs.map(({ submissionId }) => submissionId))
      .toEqual([made.submissionId]);
  });

  test('keeps one score per answer in an intact chain after repeated selections', async () => {
    const { campaign } = await owner.seedCampaignWithNominees(3);
    const chain = () =>
      db.select().from(scores).where(eq(scores.campaignId, campaign.id)).orderBy(scores.position);
    const before = await chain();
    await Promise.all([1, 2, 3].map(() => runAsSystem((ctx) => startSelection(ctx, campaign.id))));
    expect(await chain()).toEqual(before);
    expect(before).toHaveLength(3);
    expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ count: 6, problem: undefined }]);
  });

  test('scores each answer once when two runs score at the same time', async () => {
    const { id, slug } = await owner.seedOwnCampaign({ isActive: false, closedAt: new Date() });
    for (let index = 0; index < 6; index += 1) await seedFanAnswer(id);
    await Promise.all([1, 2, 3].map(() => runAsSystem((ctx) => scoreAnswers(ctx, id))));
    const rows = await db.select().from(scores).where(eq(scores.campaignId, id)).orderBy(scores.position);
    // The first entry is the brief's.
    expect(rows.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await auditScores(db, { slug })).toMatchObject([{ count: 7, problem: undefined }]);
  });

  test('does not score the answer of an erased account', async () => {
    const { id } = await owner.seedOwnCampaign();
    await seedFanAnswer(id, { userId: null, answer: '' });
    await seedFanAnswer(id);
    await owner.close(id);
    expect((await owner.waitForNominees(id)).docs).toHaveLength(1);
  });
});

describe('the sweep', () => {
  const DEADLINE = new Date('2027-03-28T01:00:00Z');

  test('closes exactly at the deadline and selects the nominees', async () => {
    const { id } = await owner.seedOwnCampaign({
      subscriptionDeadline: DEADLINE,
      createdAt: new Date('2027-03-01T00:00:00Z'),
    });
    await seedFanAnswer(id);
    await runAsSystem(closeDueCampaigns, new Date(DEADLINE.getTime() - 1));
    expect(await getCampaign(id)).toMatchObject({ isActive: true });
    await Promise.all([1, 2, 3].map(() => runAsSystem(closeDueCampaigns, DEADLINE)));
    expect(await getCampaign(id)).toMatchObject({ isActive: false, nomineeCount: 1, closedAt: DEADLINE });
    expect(await listQueuedMails(`nominees:${id}:${DEADLINE.getTime()}`)).toHaveLength(1);
  });

  test('includes a payment that settles after closing', async () => {
    const { campaign, ids } = await owner.seedCampaignWithNominees(1);
    const late = await seedFanAnswer(campaign.id, { answer: GOOD });
    await runAsSystem(runSweep);
    const { docs } = await owner.fetchNominees(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([late.id, ...ids]);
  });

  test('is under way from the deadline on, before the sweep closes the campaign', async () => {
    const { id } = await owner.seedOwnCampaign({ subscriptionDeadline: new Date(Date.now() - 1000) });
    await seedFanAnswer(id);
    expect(await owner.fetchNominees(id)).toMatchObject({ status: 'selecting', docs: [] });
  });

  test('resumes an interrupted selection', async () => {
    const { id } = await owner.seedOwnCampaign({ isActive: false, closedAt: new Date() });
    await seedFanAnswer(id);
    await runAsSystem((ctx) => scoreAnswers(ctx, id));
    expect(await owner.fetchNominees(id)).toMatchObject({
      status: 'selecting',
      progress: { scored: 1, total: 1 },
      docs: [],
    });
    await runAsSystem(runSweep);
    expect((await owner.fetchNominees(id)).docs).toHaveLength(1);
  });
});
