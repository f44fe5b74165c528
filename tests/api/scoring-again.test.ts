import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { RETRY_SCORING_LIMIT } from '#api/scoring/rules.ts';
import { retryScoring } from '#api/nominees/retry-scoring.ts';
import { startDueSelections } from '#api/nominees/index.ts';
import { scores, scoringRounds } from '#api/scoring/table.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { runAsSystem, db, actAs } from '../support/system.ts';
import {
  down,
  fetchNominees,
  halfDown,
  PLAIN,
  readChain,
  seedAnsweredCampaign,
  selectBy,
} from '../support/scored-campaign.ts';
import { findProblem } from '../support/selected-campaign.ts';

const [celebrity, other] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];

const postScoreAgain = (id: string, who = celebrity) => who.post(`/api/campaigns/${id}/nominees/score-again`);

test('scoring again adds to the record, ranks again and keeps existing scores', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, PLAIN, 'Mila, no score.');
  await selectBy(campaign, halfDown);
  const before = await readChain(campaign.id);
  expect(await postScoreAgain(campaign.id)).toMatchObject({ status: 202, body: { started: 1 } });
  await expect.poll(async () => (await fetchNominees(celebrity, campaign.id)).docs.length).toBe(2);
  expect(await fetchNominees(celebrity, campaign.id)).toMatchObject({
    notScored: [],
    isScoringAgain: false,
  });
  const after = await readChain(campaign.id);
  expect(after.slice(0, 2)).toEqual(before);
  expect(after.slice(2).map(({ outcome, round }) => [outcome, round])).toEqual([['scored', 1]]);
  expect(await findProblem(campaign)).toBeUndefined();
  expect(await postScoreAgain(campaign.id)).toMatchObject({ status: 202, body: { started: 0 } });
});

test('scoring again ends when it fails again, until the owner asks once more', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, PLAIN);
  await selectBy(campaign, down);
  await db.insert(scoringRounds).values({ campaignId: campaign.id, round: 1, askedAt: new Date() });
  expect((await fetchNominees(celebrity, campaign.id)).isScoringAgain).toBe(true);
  await selectBy(campaign, down);
  expect(await fetchNominees(celebrity, campaign.id)).toMatchObject({
    notScored: [{ reason: 'unavailable' }],
    isScoringAgain: false,
  });
  expect((await readChain(campaign.id)).map(({ round }) => round)).toEqual([0, 1]);
});

test('scoring again is finished by the sweep when its start was lost', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, PLAIN);
  await selectBy(campaign, down);
  await db.insert(scoringRounds).values({ campaignId: campaign.id, round: 1, askedAt: new Date() });
  await runAsSystem(startDueSelections);
  expect((await fetchNominees(celebrity, campaign.id)).docs).toHaveLength(1);
});

test('scoring again gives an answer one score when asked many times at once', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, 'It is nice.', 'That is fun.', 'So be it.');
  await selectBy(campaign, down);
  const answers = await Promise.all(
    Array.from({ length: RETRY_SCORING_LIMIT.count }, () => postScoreAgain(campaign.id)),
  );
  expect(answers.every(({ status }) => status === 202)).toBe(true);
  await expect.poll(async () => (await fetchNominees(celebrity, campaign.id)).docs.length).toBe(3);
  const valid = await db
    .select({ id: scores.submissionId })
    .from(scores)
    .where(and(eq(scores.campaignId, campaign.id), isNotNull(scores.score)));
  expect(valid).toHaveLength(3);
  expect(await findProblem(campaign)).toBeUndefined();
  expect((await postScoreAgain(campaign.id)).status).toBe(429);
});

test('scoring again is allowed only to the owner, from closing until there are winners', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, PLAIN);
  await selectBy(campaign, down);
  expect((await postScoreAgain(campaign.id, other)).status).toBe(404);
  const set = (values: Partial<typeof campaigns.$inferInsert>) =>
    db.update(campaigns).set(values).where(eq(campaigns.id, campaign.id));
  await set({ isActive: true });
  expect((await postScoreAgain(campaign.id)).status).toBe(409);
  await set({ isActive: false, winnersSelected: true });
  const refused = await postScoreAgain(campaign.id);
  expect([refused.status, Object(refused.body).code]).toEqual([409, 'winners_already_selected']);
  expect(await readChain(campaign.id)).toHaveLength(1);
});

test('scoring again reports that scoring cannot start, and the sweep starts it later', async () => {
  const campaign = await seedAnsweredCampaign(celebrity.id, PLAIN);
  await selectBy(campaign, down);
  const NOMINEE_SELECTION = { createBatch: () => Promise.reject(new Error('unavailable')) };
  const asked = runAsSystem((ctx) =>
    retryScoring(
      Object.assign(actAs(ctx, celebrity), { env: { ...ctx.env, NOMINEE_SELECTION } }),
      campaign.id,
    ),
  );
  await expect(asked).rejects.toMatchObject({ status: 502, code: 'scoring_failed' });
  await runAsSystem(startDueSelections, new Date(Date.now() + 10 * MINUTE_MS));
  expect((await fetchNominees(celebrity, campaign.id)).docs).toHaveLength(1);
});
