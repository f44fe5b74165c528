import { expect, test } from 'vitest';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { startDueSelections } from '#api/nominees/index.ts';
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner, GOOD, seedFanAnswer } from '../support/campaign-owner.ts';
import { runAsSystem, listQueuedMails } from '../support/api.ts';
import { changeRows, findRows } from '../support/rows.ts';
import { createSubscription } from '../support/answers.ts';
import { waitForMail } from '../support/people.ts';
import { getCampaign, changeCampaign, changeSubmission, seedImage } from '../support/seed.ts';

const owner = await createCampaignOwner();

test('choosing the winners shows contact details to the owner and mails everyone who paid, once', async () => {
  const { campaign, planted, ids } = await owner.seedCampaignWithNominees(3);
  await changeCampaign(campaign.id, { imageId: await seedImage(owner.id) });
  // Regression: a fan whose payment was in dispute heard nothing of the choice, not even when the dispute was won.
  const disputed = await seedFanAnswer(campaign.id);
  await changeSubmission(disputed.id, { status: 'disputed' });
  const [chosen = ''] = ids;
  const answer = await owner.choose(campaign.id, [chosen]);
  expect(answer.status).toBe(200);
  const winner = planted.find(({ id }) => id === chosen);
  expect(WinnersResponse.parse(answer.body).docs).toMatchObject([
    { submissionId: chosen, user: { name: 'Noor van den Berg', email: winner?.email, phone: '0612345678' } },
  ]);
  expect((await owner.get(`/api/campaigns/${campaign.id}/winners`)).body).toEqual(answer.body);
  const kinds = await Promise.all(
    planted.map(async ({ id }) => [
      (await listQueuedMails(`won:${id}`)).length,
      (await listQueuedMails(`not-won:${id}`)).length,
    ]),
  );
  expect(kinds.toSorted()).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
  for (const id of ids) {
    const [mail] = await listQueuedMails(`${id === chosen ? 'won' : 'not-won'}:${id}`);
    expect(mail?.html?.includes('/mail?shape=scene'), 'the evening is in the mail').toBe(id === chosen);
  }
  const waiting = await waitForMail(disputed.email, /bank has not decided|bank heeft nog niet beslist/);
  expect(waiting.text).not.toMatch(/pay out|betalen je donatie uit|not given a score|kreeg geen score/);
  expect(Object((await owner.get(`/api/campaigns/${campaign.id}`)).body).doc).toMatchObject({
    winnersSelected: true,
    phase: 'winners-selected',
    version: 2,
  });
  const again = await owner.choose(campaign.id, [chosen]);
  expect([again.status, Object(again.body).code]).toEqual([409, 'winners_already_selected']);
});

test('choosing the winners accepts one of ten simultaneous requests', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(10);
  const answers = await Promise.all(ids.map((id) => owner.choose(campaign.id, [id])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  const rows = await findRows('winners', { campaignId: campaign.id });
  expect(rows).toHaveLength(1);
  const winnerMails = await Promise.all(ids.map((id) => listQueuedMails(`won:${id}`)));
  expect(winnerMails.flat()).toHaveLength(1);
});

test('choosing the winners requires exactly two with twoWinners, or one when there is one nominee', async () => {
  const two = await owner.seedCampaignWithNominees(3, { twoWinners: true });
  const [first = '', second = ''] = two.ids;
  expect(await owner.choose(two.campaign.id, [first])).toMatchObject({
    status: 400,
    body: { error: 'Choose two winners.' },
  });
  expect((await owner.choose(two.campaign.id, [first, first])).status).toBe(400);
  expect((await owner.choose(two.campaign.id, [first, second])).status).toBe(200);
  const one = await owner.seedCampaignWithNominees(1, { twoWinners: true });
  expect((await owner.choose(one.campaign.id, one.ids)).status).toBe(200);
  const single = await owner.seedCampaignWithNominees(2);
  expect(Object((await owner.choose(single.campaign.id, single.ids)).body)).toMatchObject({
    error: 'Choose one winner.',
  });
});

test('choosing the winners refuses a person who is not a nominee, and a campaign without nominees', async () => {
  const { campaign } = await owner.seedCampaignWithNominees(1);
  const elsewhere = await owner.seedCampaignWithNominees(1);
  expect((await owner.choose(campaign.id, elsewhere.ids)).status).toBe(400);
  const open = await owner.seedOwnCampaign();
  expect((await owner.choose(open.id, elsewhere.ids)).status).toBe(409);
});

test('choosing the winners refuses a date that has passed, for which nobody could answer, until there is another', async () => {
  const agreed = { agreeToTerms: true, agreeToProtocol: true };
  const { campaign, ids } = await owner.seedCampaignWithNominees(1, { ...agreed, plannedAt: new Date() });
  // Regression: the mail only named a day to choose by.
  await waitForMail(owner.email, 'another date first');
  expect(await owner.choose(campaign.id, ids)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('another date first') },
  });
  const date = { plannedDate: '2090-07-03', plannedTime: '20:30', plannedLocation: 'De Doelen' };
  expect((await owner.patch(`/api/campaigns/${campaign.id}`, date)).status).toBe(200);
  expect((await owner.choose(campaign.id, ids)).status).toBe(200);
});

test('choosing the winners refuses a refunded nominee', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  const [refunded = ''] = ids;
  await changeSubmission(refunded, { status: 'refunded' });
  expect((await owner.choose(campaign.id, [refunded])).status).toBe(400);
  expect((await owner.fetchNominees(campaign.id)).docs).toHaveLength(1);
});

test('choosing the winners is refused while a paid answer waits to be judged, which is then done at once', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(1);
  const late = await seedFanAnswer(campaign.id, { answer: GOOD });
  expect(await owner.fetchNominees(campaign.id)).toMatchObject({ pending: 1 });
  expect(Object((await owner.choose(campaign.id, ids)).body).code).toBe('answers_wait');
  await expect.poll(async () => (await owner.fetchNominees(campaign.id)).pending).toBe(0);
  await expect
    .poll(async () => (await owner.fetchNominees(campaign.id)).docs.map(({ submissionId }) => submissionId))
    .toEqual([late.id, ...ids]);
  expect((await owner.choose(campaign.id, ids)).status).toBe(200);
});

test('choosing the winners needs a confirmation while a payment is under way', async () => {
  const campaign = await owner.seedOwnCampaign();
  const made = await createSubscription({ campaign });
  await seedFanAnswer(campaign.id);
  await owner.close(campaign.id);
  const { docs } = await owner.waitForNominees(campaign.id);
  const submissionIds = docs.map(({ submissionId }) => submissionId);
  await changeRows('checkouts', { submissionId: made.submissionId }, { state: 'processing' });
  expect(await owner.fetchNominees(campaign.id)).toMatchObject({ unsettled: 1 });
  expect(Object((await owner.choose(campaign.id, submissionIds)).body).code).toBe('payments_under_way');
  const body = { submissionIds, confirm: { unsettled: true, early: true } };
  expect((await owner.post(`/api/campaigns/${campaign.id}/winners`, body)).status).toBe(200);
});

test('choosing the winners replaces a refunded or erased nominee with the next best', async () => {
  const { campaign, ids, planted } = await owner.seedCampaignWithNominees(12);
  const [refunded = '', erased = '', ...left] = ids;
  await changeSubmission(refunded, { status: 'refunded' });
  await changeSubmission(erased, { userId: null, answer: '' });
  await runAsSystem(runSweep);
  const { docs } = await owner.fetchNominees(campaign.id);
  const next = planted.map(({ id }) => id).filter((id) => !ids.includes(id));
  expect(docs.map(({ submissionId }) => submissionId)).toEqual([...left, ...next.toSorted()]);
  expect(await getCampaign(campaign.id)).toMatchObject({ nomineeCount: 10 });
  expect(await runAsSystem(startDueSelections)).toBe(0);
});
