import { expect, test } from 'vitest';
import { UnscoredError } from '#api/scoring/judge/scoring-model.ts';
import { findRows } from '../support/rows.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createLanguageJudge, createReading } from '../support/mock-judges.ts';
import { createAnswer, createSubscription, getSubmission, PLAIN, seedAnswers } from '../support/answers.ts';
import { selectBy } from '../support/scored-campaign.ts';
import { seedCampaign, changeUser } from '../support/seed.ts';

async function listFanNumbers(campaignId: string): Promise<readonly number[]> {
  const rows = await findRows('submissions', { campaignId });
  return rows.map(({ fanNumber }) => fanNumber).toSorted((a, b) => a - b);
}

test('the number of a fan counts from 1 in each campaign, without gaps or doubles, also for twenty fans at once', async () => {
  const [campaign, other] = [await seedCampaign(), await seedCampaign()];
  const fans = await Promise.all(Array.from({ length: 20 }, () => createLoggedInUser('fan')));
  const answers = await Promise.all(
    fans.map((fan) => fan.post('/api/campaign-subscribe', createAnswer(campaign.id))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listFanNumbers(campaign.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  await createSubscription({ campaign: other });
  expect(await listFanNumbers(other.id)).toEqual([1]);
});

test('the number of a fan stays when the answer changes, and a new submission gets the next one', async () => {
  const campaign = await seedCampaign();
  const { fan, submissionId } = await createSubscription({ campaign });
  await createSubscription({ campaign });
  await fan.post('/api/campaign-subscribe', createAnswer(campaign.id, 'Another answer.'));
  expect((await getSubmission(submissionId)).fanNumber).toBe(1);
  await fan.delete(`/api/campaign-submissions/${submissionId}`);
  const again = await createSubscription({ campaign, fan });
  expect((await getSubmission(again.submissionId)).fanNumber).toBe(3);
});

test('a fan without a name is a number to the campaign’s owner, as nominee, as winner and without a score', async () => {
  const owner = await createLoggedInUser('celebrity');
  const closedAt = new Date();
  const { id } = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt });
  const [nominee = '', unscored = ''] = await seedAnswers(id, 2, (index) => `${PLAIN} ${index}`);
  for (const submissionId of [nominee, unscored]) {
    const { userId } = await getSubmission(submissionId);
    await changeUser(userId ?? '', { name: '' });
  }
  const model = createLanguageJudge((_, answer) =>
    answer.endsWith('1') ? Promise.reject(new UnscoredError('test')) : Promise.resolve(createReading(5)),
  );
  await selectBy({ id, closedAt: closedAt.getTime() }, model);
  expect(await owner.get(`/api/campaigns/${id}/nominees`)).toMatchObject({
    body: {
      docs: [{ submissionId: nominee, user: { name: 'Fan 1' } }],
      notScored: [{ submissionId: unscored, user: { name: 'Fan 2' } }],
    },
  });
  await owner.post(`/api/campaigns/${id}/winners`, { submissionIds: [nominee], confirm: { early: true } });
  expect(await owner.get(`/api/campaigns/${id}/winners`)).toMatchObject({
    body: { docs: [{ submissionId: nominee, user: { name: 'Fan 1' } }] },
  });
});
