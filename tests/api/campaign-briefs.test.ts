import { expect, test, vi } from 'vitest';
import { openCampaignCheckout } from '#api/subscriptions/open-campaign-checkout.ts';
import { requireOpenCampaign } from '#api/subscriptions/require-open-campaign.ts';
import { sha256 } from '#api/platform/digest.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { rubricModel, type LanguageJudge, type ScoringModel } from '#api/scoring/judge/scoring-model.ts';
import { createLanguageJudge, createReading } from '../support/mock-judges.ts';
import { createSubscription, seedAnswers } from '../support/answers.ts';
import { runAsSystem } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { scoreBy } from '../support/scored-campaign.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { seedCampaign, getCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';

const listBriefs = (campaignId: string) => findRows('campaignBriefs', { campaignId }, 'version');

test('the brief of a campaign is frozen with the first checkout, in the same batch, and costs later ones nothing', async () => {
  const { campaign } = await createSubscription();
  const [frozen, ...more] = await listBriefs(campaign.id);
  expect(more).toEqual([]);
  expect(frozen?.digest).toBe(sha256(frozen?.content ?? ''));
  expect(JSON.parse(frozen?.content ?? '')).toMatchObject({
    question: { key: 'why-meet', other: null },
    description: 'Cook with Mila.',
    keywords: ['music'],
    judge: { model: 'rubric', rubricVersion: rubricModel.rubricVersion },
  });
  const stored = await getCampaign(campaign.id);
  const [answer = ''] = await seedAnswers(campaign.id, 1);
  await changeSubmission(answer, { status: 'pending', paidAt: null });
  const statements = await runAsSystem(async (ctx) => {
    const batch = vi.spyOn(ctx.db, 'batch');
    const open = await requireOpenCampaign(ctx, stored.id);
    expect(open.hasBrief).toBe(true);
    await openCampaignCheckout(ctx, open, answer);
    return batch.mock.calls.flat(2).map((statement): string => Object(statement).toSQL().sql);
  });
  expect(statements.join(';')).toContain('insert into "checkouts"');
  expect(statements.join(';')).not.toContain('campaign_briefs');
  expect(await listBriefs(campaign.id)).toEqual([frozen]);
});

test('the brief of a campaign is frozen once when many subscribe at once', async () => {
  const campaign = await seedCampaign();
  await Promise.all([1, 2, 3, 4].map(() => createSubscription({ campaign })));
  expect(await listBriefs(campaign.id)).toHaveLength(1);
});

test('the brief of a campaign is what answers are judged by, whatever the campaign says by then', async () => {
  const { campaign } = await createSubscription();
  await seedAnswers(campaign.id, 1);
  await changeCampaign(campaign.id, { keywords: ['sport'], description: 'Other words.' });
  const read = vi.fn<LanguageJudge['read']>(() => Promise.resolve(createReading(5)));
  await scoreBy(campaign.id, createLanguageJudge(read));
  expect(read.mock.calls.slice(0, 1).map(([brief]) => brief)).toMatchObject([
    { keywords: ['music'], description: 'Cook with Mila.' },
  ]);
});

test('the brief of a campaign gets a version of its own, with the same words, for another judge', async () => {
  const campaign = await seedCampaign({ isActive: false, closedAt: new Date() });
  const judgeOne = async (model: ScoringModel) => {
    await seedAnswers(campaign.id, 1);
    await runAsSystem((ctx) => scoreAnswers(ctx, campaign.id, model));
  };
  await judgeOne(rubricModel);
  await judgeOne({ ...rubricModel, name: 'another' });
  await judgeOne({ ...rubricModel, name: 'another' });
  const briefs = await listBriefs(campaign.id);
  expect(briefs.map(({ version, position }) => [version, position])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  const rows = await findRows('scores', { campaignId: campaign.id });
  expect(rows.map(({ briefVersion }) => briefVersion).toSorted()).toEqual([1, 2, 2]);
  expect(await findProblem(campaign)).toBeUndefined();
});
