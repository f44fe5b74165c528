import { expect, test } from 'vitest';
import { z } from 'zod';
import { SelectionReport } from '#api/nominees/selection-contract.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { callApi } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import {
  createCampaignOwner,
  seedAnsweringFan,
  seedDecidedCampaign,
  WORSE,
} from '../support/campaign-owner.ts';
import { seedCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';

const owner = await createCampaignOwner();

const report = async (slug: string) => {
  const answer = await callApi(`/campaigns/by-slug/${slug}/selection`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^public, max-age=30/),
  ]);
  return z.strictObject({ doc: SelectionReport }).parse(await answer.json()).doc;
};

test('the public view of a selection has only the procedure while the campaign is open', async () => {
  const { id, slug } = await seedCampaign({ twoWinners: true });
  await seedAnsweringFan(id, WORSE);
  expect(await report(slug)).toEqual({
    campaign: {
      slug,
      name: 'An hour in the kitchen',
      language: 'nl',
      celebrity: { name: 'Mila Verhoeven' },
      phase: 'open',
      state: 'open',
      cancelled: null,
    },
    winnersToChoose: 2,
    judge: 'rubric',
    reopenings: [],
    result: null,
  });
});

test('the public view of a selection then has counts, times, models and fingerprints, and no personal data', async () => {
  const { id, slug, winner, other } = await seedDecidedCampaign(owner);
  await seedAnsweringFan(id, WORSE);
  await seedAnsweringFan(id, WORSE, { status: 'pending', paidAt: null });
  // As if the sweep came after the deadline.
  const subscriptionDeadline = new Date(Date.now() - HOUR_MS);
  await changeCampaign(id, { subscriptionDeadline });
  const [last] = (await findRows('scores', { campaignId: id }, 'position')).slice(-1);
  const doc = await report(slug);
  expect(doc.campaign).toMatchObject({ phase: 'winners-selected', state: 'chosen' });
  expect(doc.result?.closedAt).toBe(subscriptionDeadline.toISOString());
  expect(doc.result).toMatchObject({
    answers: { paid: 3, scored: 2, notScored: 1 },
    nominees: 2,
    winners: 1,
    judges: [{ model: 'rubric', promptDigest: last?.promptHash, answers: 2 }],
    // The brief, two scores, the ranking, the nomination and the winner.
    chain: { length: 6, head: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { closedAt, scoredFrom, scoredUntil, chosenAt } = doc.result ?? {};
  expect([closedAt, scoredFrom, scoredUntil, chosenAt].toSorted()).toEqual([
    closedAt,
    scoredFrom,
    scoredUntil,
    chosenAt,
  ]);
  const text = JSON.stringify(doc);
  for (const secret of [winner.email, winner.submissionId, other.id, 'Noor', 'grandmother']) {
    expect(text).not.toContain(secret);
  }
});

test('a refunded nominee is no longer among the nominees of the public view', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(3);
  await changeSubmission(ids[0] ?? '', { status: 'refunded' });
  const { result } = await report(campaign.slug);
  expect([result?.answers.paid, result?.nominees]).toEqual([2, 2]);
});
