import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rankings } from '#api/nominees/table.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { startScoringRound } from '#api/scoring/record/scoring-state.ts';
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner, GOOD, seedFanAnswer, WHY } from '../support/campaign-owner.ts';
import { db, runAsSystem, listQueuedMails } from '../support/api.ts';
import { simulateAtProvider, getCheckoutSession } from '../support/provider.ts';
import { getSubmissionStatus, createSubscription } from '../support/answers.ts';
import { createLoggedInUser, waitForMails } from '../support/people.ts';
import { changeSubmission, seedImage, getCampaign } from '../support/seed.ts';
import { ask } from '../support/rereads.ts';
import { findProblem } from '../support/selected-campaign.ts';
import {
  down,
  fair,
  fetchReport,
  fetchAnswers,
  PLAIN,
  seedAnsweredCampaign,
  selectBy,
} from '../support/scored-campaign.ts';

const owner = await createCampaignOwner();

test('closing selects the ten best answers, shows who shares the last place, and mails the owner once', async () => {
  const imageId = await seedImage(owner.id);
  const { id } = await owner.seedOwnCampaign({ imageId });
  const equals: string[] = [];
  for (let index = 0; index < 11; index += 1) equals.push((await seedFanAnswer(id)).id);
  const best = await seedFanAnswer(id, { answer: GOOD });
  const unpaid = await seedFanAnswer(id, { status: 'pending', answer: GOOD, paidAt: null });
  await Promise.all([owner.close(id), owner.close(id), owner.close(id)]);

  const { docs, progress, tied } = await owner.waitForNominees(id);
  expect(progress).toEqual({ scored: 12, total: 12 });
  expect(docs).toHaveLength(10);
  expect(docs[0]).toMatchObject({ submissionId: best.id, answer: GOOD, user: { name: 'Noor B.' } });
  const scored = docs.map(({ score }) => score ?? -1);
  expect(scored).toEqual(scored.toSorted((a, b) => b - a));
  // Paying first gives no advantage among ties.
  const known = [...docs.slice(1), ...tied].map(({ submissionId }) => submissionId);
  expect([tied.length, known.toSorted()]).toEqual([2, equals.toSorted()]);
  expect(docs.map(({ submissionId }) => submissionId)).not.toContain(unpaid.id);
  expect(JSON.stringify(docs)).not.toMatch(/0612345678|example\.test|van den/);

  const row = await getCampaign(id);
  expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: 10, isActive: false });
  expect(await listQueuedMails(`nominees:${id}:${row.closedAt?.getTime() ?? 0}`)).toHaveLength(1);
  const listPictured = async () =>
    (await waitForMails(owner.email)).filter(({ html }) => html.includes(`${imageId}.webp/mail`));
  await expect.poll(listPictured).toHaveLength(1);
  const shown = Object((await owner.get(`/api/campaigns/${id}`)).body).doc;
  expect(shown).toMatchObject({
    phase: 'nominees-selected',
    nominees: docs.map(({ submissionId }) => submissionId),
  });
});

test('closing expires open checkouts', async () => {
  const campaign = await owner.seedOwnCampaign();
  const made = await createSubscription({ campaign });
  expect((await owner.close(campaign.id)).body).toEqual({ hasNominees: false });
  await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('failed');
  expect((await getCheckoutSession(made.sessionId)).status).toBe('expired');
});

test('closing counts a payment made just before whose webhook never arrived', async () => {
  const campaign = await owner.seedOwnCampaign();
  const made = await createSubscription({ campaign });
  await simulateAtProvider('pay', made.sessionId);
  await owner.close(campaign.id);
  await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('paid');
  await expect
    .poll(async () => (await owner.fetchNominees(campaign.id)).docs.map(({ submissionId }) => submissionId))
    .toEqual([made.submissionId]);
});

test('the sweep includes a payment that settles after closing', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(1);
  const late = await seedFanAnswer(campaign.id, { answer: GOOD });
  await runAsSystem(runSweep);
  const { docs } = await owner.fetchNominees(campaign.id);
  expect(docs.map(({ submissionId }) => submissionId)).toEqual([late.id, ...ids]);
});

// Regression: the answer had been scored alone, so that its late copy began a group of its own.
test('the sweep leaves a nominee in its place when a near copy of it is paid later', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(1);
  const first = await seedFanAnswer(campaign.id, { answer: GOOD });
  await runAsSystem(runSweep);
  await seedFanAnswer(campaign.id, { answer: `${GOOD} Really.` });
  await runAsSystem(runSweep);
  const { docs } = await owner.fetchNominees(campaign.id);
  expect(docs.map(({ submissionId, copies }) => [submissionId, copies])).toEqual([
    [first.id, 1],
    [ids[0], 0],
  ]);
  expect(await findProblem(campaign)).toBeUndefined();
});

// Regression: the days and hours had begun without nominees, and mail and export still had the first attempt.
test('when there are nominees only after a second attempt, the owner has 14 days and fans 48 hours from then', async () => {
  const fan = await createLoggedInUser('fan');
  const campaign = await seedAnsweredCampaign(owner.id, PLAIN);
  const [answer = ''] = campaign.ids;
  await changeSubmission(answer, { userId: fan.id });
  await selectBy(campaign, down);
  const isOfCampaign = eq(rankings.campaignId, campaign.id);
  await db
    .update(rankings)
    .set({ knownAt: addDays(new Date(), -10) })
    .where(isOfCampaign);
  expect(await runAsSystem((ctx) => startScoringRound(ctx, campaign.id))).toBe(1);
  await selectBy(campaign, fair);
  const { due } = Object((await owner.get(`/api/campaigns/${campaign.id}`)).body).doc;
  expect(Date.parse(due.chooseBy)).toBeGreaterThan(addDays(new Date(), 13).getTime());
  expect((await ask(answer, fan)).status).toBe(201);
  const [mail] = await listQueuedMails(`nominees:${campaign.id}:${campaign.closedAt}`);
  expect(mail?.text).toContain('nominees are');
  expect(mail?.text).not.toContain('Left without a score');
  const { body } = await fan.get('/api/users/me/export');
  expect(Object(body).submissions[0].judgement).toMatchObject({
    outcome: 'scored',
    reasoning: expect.stringContaining('answer'),
  });
});

test('the sweep is under way from the deadline on, before the sweep closes the campaign', async () => {
  const { id } = await owner.seedOwnCampaign({ subscriptionDeadline: new Date(Date.now() - 1000) });
  await seedFanAnswer(id);
  expect(await owner.fetchNominees(id)).toMatchObject({ status: 'selecting', docs: [] });
});

test('of near copies the first paid is a nominee, who shows how many there are, and the owner can nominate and choose another', async () => {
  const owner = await createCampaignOwner();
  const campaign = await owner.seedOwnCampaign();
  const copies: string[] = [];
  for (const ending of ['', ' Really.', ' I mean it.'])
    copies.push((await seedFanAnswer(campaign.id, { answer: GOOD + ending })).id);
  const others = [(await seedFanAnswer(campaign.id)).id, (await seedFanAnswer(campaign.id)).id];
  await owner.close(campaign.id);

  const { docs } = await owner.waitForNominees(campaign.id);
  const [best] = docs.filter((nominee) => nominee.copies > 0);
  expect(docs).toHaveLength(1 + others.length);
  expect(best).toMatchObject({ copies: 2, place: 1, flags: ['near-copy'] });
  expect(best?.submissionId).toBe(copies[0]);

  const { docs: listed } = await fetchAnswers(owner, campaign.id, `?similarTo=${best?.submissionId}`);
  expect(listed.map(({ submissionId }) => submissionId).toSorted()).toEqual(copies.toSorted());
  expect(listed.map((answer) => answer.copies)).toEqual([2, 2, 2]);

  const another = copies.find((id) => id !== best?.submissionId) ?? '';
  expect((await owner.nominate(campaign.id, another)).status).toBe(201);
  const withOwn = (await owner.fetchNominees(campaign.id)).docs;
  expect(withOwn.at(-1)).toMatchObject({ submissionId: another, place: null, copies: 2 });
  expect((await fetchReport(campaign.slug)).result?.nominees).toBe(4);

  const chosen = await owner.choose(campaign.id, [another], { reasons: { [another]: WHY } });
  expect(chosen).toMatchObject({ status: 200, body: { docs: [{ submissionId: another, reason: WHY }] } });
  expect(await findProblem(campaign)).toBeUndefined();
});
