import { expect, test } from 'vitest';
import { AnswersPage, SelectionReport } from '#api/nominees/contract.ts';
import { callApi } from '../support/api.ts';
import { createCampaignOwner, GOOD, seedFanAnswer } from '../support/campaign-owner.ts';
import { findProblem } from '../support/selected-campaign.ts';

const WHY = 'This is the one who wrote it first.';

test('of near copies one is a nominee, who shows how many there are, and the owner can nominate and choose another', async () => {
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
  expect(copies).toContain(best?.submissionId);

  const similar = await owner.get(`/api/campaigns/${campaign.id}/answers?similarTo=${best?.submissionId}`);
  const listed = AnswersPage.parse(similar.body).docs;
  expect(listed.map(({ submissionId }) => submissionId).toSorted()).toEqual(copies.toSorted());
  expect(listed.map((answer) => answer.copies)).toEqual([2, 2, 2]);

  const another = copies.find((id) => id !== best?.submissionId) ?? '';
  const nomination = { submissionId: another, reason: WHY };
  expect((await owner.post(`/api/campaigns/${campaign.id}/nominations`, nomination)).status).toBe(201);
  const withOwn = (await owner.fetchNominees(campaign.id)).docs;
  expect(withOwn.at(-1)).toMatchObject({ submissionId: another, place: null, copies: 2 });
  const report = await callApi(`/campaigns/by-slug/${campaign.slug}/selection`);
  expect(SelectionReport.parse(Object(await report.json()).doc).result?.nominees).toBe(4);

  const chosen = await owner.choose(campaign.id, [another], { reasons: { [another]: WHY } });
  expect(chosen).toMatchObject({ status: 200, body: { docs: [{ submissionId: another, reason: WHY }] } });
  expect(await findProblem(campaign)).toBeUndefined();
});
