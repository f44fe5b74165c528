import { beforeEach, expect, test } from 'vitest';
import { StuckSelectionsPage } from '#api/admin/contract.ts';
import { startDueSelections, startSelection } from '#api/nominees/index.ts';
import { skipUnjudged } from '#api/nominees/retry-scoring.ts';
import { STALL_MS } from '#api/nominees/rules.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/platform/rules.ts';
import { getScoringModel } from '#api/scoring/judge/get-scoring-model.ts';
import { measureProbe } from '#api/scoring/judge/probe/probe-rules.ts';
import { SCORES_PER_STEP } from '#api/scoring/rules.ts';
import { createLoggedInUser } from '../support/people.ts';
import { actAs, runAsSystem, withParts, toRefusal } from '../support/api.ts';
import { countRows, deleteRows, insertRow, type Values } from '../support/rows.ts';
import { seedAnswers } from '../support/answers.ts';
import { seedCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';
import { getRun, select } from '../support/selections.ts';
import { fetchNominees } from '../support/campaign-owner.ts';

const owner = await createLoggedInUser('celebrity');

let calls = 0;

/** An environment whose judge never answers. */
const downEnv: Env = withParts({
  // A high limit, so that no call waits for its turn.
  MODEL_CALLS_PER_MINUTE: '1000000',
  AI: {
    run() {
      calls += 1;
      return Promise.reject(new Error('out of order'));
    },
  },
});

// Resets the judge's budget and trials, which would affect the next test.
beforeEach(async () => {
  calls = 0;
  await deleteRows('rateLimits');
  await deleteRows('judgeProbes');
});

/** Stores a trial of the judge for a campaign, before the judge goes down. */
async function seedProbe(campaignId: string, passed: boolean): Promise<void> {
  const { name: model, rubricVersion } = await runAsSystem(getScoringModel, new Date(), downEnv);
  const figures = measureProbe([], {
    scores: new Map(),
    marked: new Map(),
    flips: [],
    gains: [],
    refused: 0,
  });
  const probe = { campaignId, model, rubricVersion, figures, passed, probedAt: new Date() };
  await insertRow('judgeProbes', { id: crypto.randomUUID(), ...probe });
}

/** Seeds a closed campaign whose judge was down at the first try. */
async function seedWaitingCampaign(answers: number, now = new Date()) {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: now });
  const ids = await seedAnswers(campaign.id, answers);
  await select(campaign, now, downEnv);
  return { ...campaign, answers: ids };
}

const skip = (id: string, answers: number) =>
  owner.post(`/api/campaigns/${id}/nominees/skip-unjudged`, { answers });
/** Continues without the waiting answers while the judge is still down. */
const skipNow = (id: string, answers: number) =>
  runAsSystem((ctx) => skipUnjudged(actAs(ctx, owner), id, { answers }), new Date(), downEnv);
const countScores = (id: string) => countRows('scores', { campaignId: id });

test('answers that cannot be judged keep the selection waiting, with their number and the next try', async () => {
  const now = new Date();
  const { id } = await seedWaitingCampaign(3, now);
  const { status, progress, waiting, notScored, isGivenUp } = await fetchNominees(owner, id);
  expect([status, progress, notScored, isGivenUp]).toEqual(['selecting', { scored: 0, total: 3 }, [], false]);
  const minutes = (Date.parse(waiting?.nextTryAt ?? '') - now.getTime()) / MINUTE_MS;
  expect(waiting?.answers).toBe(3);
  expect(minutes).toBeGreaterThanOrEqual(5);
  expect(minutes).toBeLessThan(8);
  expect(await countScores(id)).toBe(0);
});

test('answers that cannot be judged are judged as soon as the judge is back', async () => {
  const now = new Date();
  const { id } = await seedWaitingCampaign(3, now);
  await runAsSystem(startDueSelections, new Date(now.getTime() + 4 * MINUTE_MS));
  expect((await fetchNominees(owner, id)).status).toBe('selecting');
  await runAsSystem(startDueSelections, new Date(now.getTime() + 8 * MINUTE_MS));
  expect(await fetchNominees(owner, id)).toMatchObject({ status: 'ready', waiting: null, notScored: [] });
  expect(await countScores(id)).toBe(3);
});

test('answers that cannot be judged are waited for, however long their judge cannot be had, and never left without a score', async () => {
  const start = new Date(Date.now() - 2 * DAY_MS);
  const { id } = await seedWaitingCampaign(2, start);
  for (
    let now = start;
    now.getTime() < Date.now();
    now = (await getRun({ id }))?.nextAttemptAt ?? new Date()
  ) {
    expect((await fetchNominees(owner, id)).status).toBe('selecting');
    await runAsSystem(startDueSelections, now, downEnv);
  }
  expect(await countScores(id)).toBe(0);
  await runAsSystem(startDueSelections, new Date(Date.now() + 2 * HOUR_MS));
  expect(await fetchNominees(owner, id)).toMatchObject({ status: 'ready', notScored: [], waiting: null });
});

test('answers that cannot be judged are seen to wait by owner and admin where the judge failed its trial, and are judged once an admin says so', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const { id } = campaign;
  await seedAnswers(id, 2);
  await seedProbe(id, false);
  await select(campaign, new Date(), downEnv);
  expect(calls).toBe(0);
  const waiting = { answers: 2, nextTryAt: expect.any(String) };
  expect(await fetchNominees(owner, id)).toMatchObject({ status: 'selecting', waiting });
  const admin = await createLoggedInUser('admin');
  const { docs } = StuckSelectionsPage.parse((await admin.get('/api/admin/selections')).body);
  expect(docs.find((doc) => doc.id === id)).toMatchObject({ state: 'waiting', waitingAnswers: 2 });
  const reason = 'The figures are close, and the campaign cannot wait.';
  const path = `/api/admin/selections/${id}/judge-override`;
  expect((await admin.post(path, { reason })).status).toBe(202);
  await expect.poll(async () => (await fetchNominees(owner, id)).docs).toHaveLength(2);
});

test('answers that cannot be judged are not asked about by the thousand while the judge responds to none', async () => {
  const { id } = await seedWaitingCampaign(3 * SCORES_PER_STEP);
  const tried = calls;
  expect(tried).toBeLessThan(10);
  expect((await fetchNominees(owner, id)).waiting?.answers).toBe(3 * SCORES_PER_STEP);
  await seedProbe(id, true);
  await runAsSystem((ctx) => startSelection(ctx, id, { isForced: true }), new Date(), downEnv);
  expect(calls - tried).toBe(2 * SCORES_PER_STEP);
  expect((await fetchNominees(owner, id)).waiting?.answers).toBe(3 * SCORES_PER_STEP);
});

test('answers that cannot be judged join later when they were paid after nominees are known, which stay known', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [lost = '', ...early] = await seedAnswers(campaign.id, 3);
  await select(campaign);
  const late = await seedAnswers(campaign.id, 1);
  await changeSubmission(lost, { status: 'refunded' });
  await runAsSystem(startDueSelections, new Date(), downEnv);
  const known = await fetchNominees(owner, campaign.id);
  expect([known.status, known.waiting?.answers]).toEqual(['ready', 1]);
  expect(known.docs.map(({ submissionId }) => submissionId)).toEqual(early);
  await runAsSystem(startDueSelections, new Date(Date.now() + STALL_MS));
  const { docs, waiting } = await fetchNominees(owner, campaign.id);
  expect(docs.map(({ submissionId }) => submissionId).toSorted()).toEqual([...early, ...late].toSorted());
  expect(waiting).toBeNull();
});

test('answers that cannot be judged wait again when the owner has them scored again, until the owner goes on without them', async () => {
  const { id } = await seedWaitingCampaign(1);
  await skipNow(id, 1);
  await insertRow('scoringRounds', { campaignId: id, round: 1, askedAt: new Date() });
  const options = { unjudged: 'wait', isForced: true } as const;
  await runAsSystem((ctx) => startSelection(ctx, id, options), new Date(), downEnv);
  expect(await fetchNominees(owner, id)).toMatchObject({ status: 'ready', waiting: { answers: 1 } });
  await skipNow(id, 1);
  expect(await countScores(id)).toBe(2);
});

test('an owner who does not wait gets the nominees without the answers that wait, which are left without a score', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const judged = await seedAnswers(campaign.id, 2);
  await select(campaign);
  await owner.post(`/api/campaigns/${campaign.id}/reopen`);
  const waiting = await seedAnswers(campaign.id, 2);
  await changeCampaign(campaign.id, { isActive: false });
  await select(campaign, new Date(), downEnv);
  expect(await fetchNominees(owner, campaign.id)).toMatchObject({ status: 'selecting', docs: [] });
  await skipNow(campaign.id, 2);
  const { docs, notScored } = await fetchNominees(owner, campaign.id);
  expect(docs.map(({ submissionId }) => submissionId)).toEqual(judged);
  expect(notScored.map(({ submissionId }) => submissionId)).toEqual(waiting);
});

test('an owner who does not wait chooses among nominees that are known, without a late answer that nobody can judge', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const judged = await seedAnswers(campaign.id, 2);
  await select(campaign);
  const [late] = await seedAnswers(campaign.id, 1);
  await runAsSystem(startDueSelections, new Date(), downEnv);
  const choose = () =>
    owner.post(`/api/campaigns/${campaign.id}/winners`, { submissionIds: judged.slice(0, 1) });
  expect(await fetchNominees(owner, campaign.id)).toMatchObject({ status: 'ready', waiting: { answers: 1 } });
  expect(await skipNow(campaign.id, 1)).toEqual({ skipped: 1 });
  const { docs, notScored, waiting } = await fetchNominees(owner, campaign.id);
  expect([docs.map(({ submissionId }) => submissionId), waiting]).toEqual([judged, null]);
  expect(notScored.map(({ submissionId }) => submissionId)).toEqual([late]);
  expect((await choose()).status).toBe(200);
});

test('an owner who does not wait must know the number, and leaves none without a score by mistake', async () => {
  const { id } = await seedWaitingCampaign(3);
  expect(await skip(id, 2)).toMatchObject(toRefusal(409, 'more_answers_wait'));
  expect((await skip(id, -1)).status).toBe(400);
  expect((await fetchNominees(owner, id)).status).toBe('selecting');
  expect(await countScores(id)).toBe(0);
});

test('an owner who does not wait learns that there is nothing to skip where no answer waits', async () => {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  await seedAnswers(campaign.id, 1);
  await select(campaign);
  expect(await skip(campaign.id, 5)).toMatchObject({ status: 202, body: { skipped: 0 } });
  expect((await fetchNominees(owner, campaign.id)).docs).toHaveLength(1);
});

test('an owner who does not wait does so from closing until there are winners', async () => {
  const { id } = await seedWaitingCampaign(1);
  const set = (values: Values<'campaigns'>) => changeCampaign(id, values);
  await set({ isActive: true });
  expect((await skip(id, 1)).status).toBe(409);
  await set({ isActive: false, winnersSelected: true });
  expect(Object((await skip(id, 1)).body).code).toBe('winners_already_selected');
  expect(await countScores(id)).toBe(0);
});
