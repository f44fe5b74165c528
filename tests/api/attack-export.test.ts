import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scores } from '#api/scoring/table.ts';
import { startScoringRound } from '#api/scoring/record/scoring-state.ts';
import { db, runAsSystem } from '../support/api.ts';
import { createLoggedInUser } from '../support/people.ts';
import { changeSubmission } from '../support/seed.ts';
import { down, fair, PLAIN, seedAnsweredCampaign, selectBy } from '../support/scored-campaign.ts';

test('an export shows the score of an answer that a judge first failed to read', async () => {
  const owner = await createLoggedInUser('celebrity');
  const fan = await createLoggedInUser('fan');
  const campaign = await seedAnsweredCampaign(owner.id, PLAIN);
  const [id = ''] = campaign.ids;
  await changeSubmission(id, { userId: fan.id });
  await selectBy(campaign, down);
  // The owner has it scored again, with success.
  expect(await runAsSystem((ctx) => startScoringRound(ctx, campaign.id))).toBe(1);
  await selectBy(campaign, fair);
  const rows = await db.select().from(scores).where(eq(scores.submissionId, id));
  expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(['scored', 'unavailable']);
  const { body } = await fan.get('/api/users/me/export');
  expect(Object(body).submissions[0].judgement).toMatchObject({
    outcome: 'scored',
    reasoning: expect.stringContaining('answer'),
  });
});
