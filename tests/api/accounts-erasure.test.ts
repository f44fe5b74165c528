import { expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { rubricModel } from '#api/scoring/judge/scoring-model.ts';
import { createLanguageJudge, createReading } from '../support/mock-judges.ts';
import { runSweep } from '#api/sweep.ts';
import { createLoggedInUser, PASSWORD, type Person } from '../support/people.ts';
import { runAsSystem, db } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { scoreBy } from '../support/scored-campaign.ts';
import {
  simulateAtProvider,
  deliverEvent,
  createProviderEvent,
  getCheckoutSession,
} from '../support/provider.ts';
import { getSubmissionStatus, getSubmission, createSubscription, seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeCampaign, changeCheckout, changeSubmission } from '../support/seed.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';

const SWEEP_MS = 11 * MINUTE_MS;
const erase = async ({ delete: call }: Person) =>
  (await call('/api/users/me', { password: PASSWORD })).status;

test('erases the explanations of an erased fan’s score and its key, and the record stays whole', async () => {
  const [gone, fan] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const [first = '', second = ''] = await seedAnswers(campaign.id, 2);
  await changeSubmission(first, { userId: gone.id });
  await changeSubmission(second, { userId: fan.id });
  await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, rubricModel));
  const readExplanations = async () => {
    const rows = await findRows('scores', { campaignId: campaign.id }, 'position');
    return rows.map(({ explanationNl, explanationEn }) => [explanationNl, explanationEn]);
  };
  const [, kept] = await readExplanations();

  expect(await erase(gone)).toBe(200);

  expect(await readExplanations()).toEqual([[null, null], kept]);
  const keys = await findRows('recordKeys', { submissionId: [first, second] });
  expect(keys.map(({ submissionId }) => submissionId)).toEqual([second]);
  // The brief, two scores and the erasure.
  expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ count: 4, problem: undefined }]);
});

test('leaves no trace of an answer that is being judged while its fan erases their account', async () => {
  const gone = await createLoggedInUser('fan');
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const [first = '', second = ''] = await seedAnswers(campaign.id, 2);
  await changeSubmission(first, { userId: gone.id });
  let judged = 0;
  const model = createLanguageJudge(async () => {
    judged += 1;
    if (judged === 1) expect(await erase(gone)).toBe(200);
    return createReading(5);
  });
  await scoreBy(campaign.id, model);
  const rows = await findRows('scores', { campaignId: campaign.id });
  expect(rows.map(({ submissionId }) => submissionId)).toEqual([second]);
  expect(await findRows('recordKeys', { submissionId: first })).toEqual([]);
  expect(await findRows('readings', { submissionId: first })).toEqual([]);
  expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ problem: undefined }]);
});

test('erases what the briefs of an erased owner’s campaigns say; the record stays whole, and anyone reads who judged', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [answer = ''] = await seedAnswers(campaign.id, 1);
  expect((await owner.post(`/api/campaigns/${campaign.id}/close`)).status).toBe(200);
  await runAsSystem(runSweep);
  const chosen = await owner.post(`/api/campaigns/${campaign.id}/winners`, {
    submissionIds: [answer],
    confirm: { early: true },
  });
  expect(chosen.status).toBe(200);
  await changeCampaign(campaign.id, { plannedAt: new Date() });
  expect(await erase(owner)).toBe(200);
  const briefs = await findRows('campaignBriefs', { campaignId: campaign.id });
  expect(briefs.map(({ content }) => content)).toEqual(['']);
  const report = await owner.get(`/api/campaigns/by-slug/${campaign.slug}/selection`);
  expect(report).toMatchObject({ status: 200, body: { doc: { judge: 'rubric' } } });
  expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ problem: undefined }]);
});

test('an open checkout of a fan who erases their account can no longer be paid', async () => {
  const fan = await createLoggedInUser('fan');
  const [one, two] = [await createSubscription({ fan }), await createSubscription({ fan })];
  const other = await createSubscription();
  expect(await erase(fan)).toBe(200);
  for (const { sessionId, submissionId } of [one, two]) {
    expect((await getCheckoutSession(sessionId)).status).toBe('expired');
    expect(await getSubmission(submissionId)).toMatchObject({ status: 'cancelled', userId: null });
  }
  expect((await getCheckoutSession(other.sessionId)).status).toBe('open');
});

test('an open checkout of a fan who erases their account is expired by the sweep when the provider cannot be reached', async () => {
  const fan = await createLoggedInUser('fan');
  const { sessionId, submissionId } = await createSubscription({ fan });
  await changeCheckout(sessionId, { id: 'cs_other_name' });
  expect(await erase(fan)).toBe(200);
  expect((await getCheckoutSession(sessionId)).status).toBe('open');
  await changeCheckout('cs_other_name', { id: sessionId });
  await runAsSystem(runSweep, new Date(Date.now() + SWEEP_MS));
  expect((await getCheckoutSession(sessionId)).status).toBe('expired');
  expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
});

test('an open checkout of a fan who erases their account is refunded when it was paid a moment before', async () => {
  const fan = await createLoggedInUser('fan');
  const { sessionId, submissionId } = await createSubscription({ fan });
  const session = await simulateAtProvider('pay', sessionId);
  expect(await erase(fan)).toBe(200);
  await deliverEvent(createProviderEvent('checkout.session.completed', session));
  expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
  expect(await getSubmissionStatus(submissionId)).toBe('cancelled');
});
