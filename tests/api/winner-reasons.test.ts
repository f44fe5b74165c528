import { expect, test } from 'vitest';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { REASON } from '#api/nominees/rules.ts';
import { createCampaignOwner, seedFanAnswer, type CampaignOwner } from '../support/campaign-owner.ts';
import { createLoggedInUser, PASSWORD, type Person } from '../support/people.ts';
import { listPaymentMails } from '../support/api.ts';
import { changeRows, countRows } from '../support/rows.ts';
import { findProblem, listEntries } from '../support/selected-campaign.ts';
import { listSubmissions } from '../support/own-submissions.ts';
import { fetchReport } from '../support/scored-campaign.ts';
import { changeCampaign } from '../support/seed.ts';

const WHY = 'The soup of Thursday made me hungry.';
const OTHER_WHY = 'Nobody else wrote to us about rain.';

const owner = await createCampaignOwner();

/** Seeds a closed campaign whose nominees are the answers, with these `ids`, of logged-in fans. */
async function seedNominatedFans(
  languages: readonly ('nl' | 'en')[],
  given: Parameters<CampaignOwner['seedOwnCampaign']>[0] = {},
  by = owner,
) {
  const campaign = await by.seedOwnCampaign(given);
  const fans: Person[] = [];
  const ids: string[] = [];
  for (const language of languages) {
    const fan = await createLoggedInUser('fan', language);
    ids.push((await seedFanAnswer(campaign.id, { userId: fan.id })).id);
    fans.push(fan);
  }
  await by.close(campaign.id);
  await by.waitForNominees(campaign.id);
  return { campaign, fans, ids };
}

const fetchReasons = async (fan: Person) => (await listSubmissions(fan))[0]?.outcome?.winnerReasons;
const fetchResult = async (slug: string) => (await fetchReport(slug)).result;

test('the owner’s sentence about a winner is seen by the owner, the winner, all who took part, and anyone on the selection page', async () => {
  const { campaign, fans, ids } = await seedNominatedFans(['en', 'en', 'en'], { twoWinners: true });
  const [first = '', second = ''] = ids;
  const reasons = { [first]: `  ${WHY} `, [second]: OTHER_WHY };
  const chosen = await owner.choose(campaign.id, [first, second], { reasons });
  expect(WinnersResponse.parse(chosen.body).docs.map(({ reason }) => reason)).toEqual([WHY, OTHER_WHY]);
  expect(await Promise.all(fans.map(fetchReasons))).toEqual([[WHY], [OTHER_WHY], [WHY, OTHER_WHY]]);
  expect((await fetchResult(campaign.slug))?.winnerReasons).toEqual([WHY, OTHER_WHY]);
  expect(await findProblem(campaign)).toBeUndefined();
});

test('the owner’s sentence about a winner is in the mails, in the language of each', async () => {
  const { campaign, fans, ids } = await seedNominatedFans(['nl', 'en']);
  const [first = ''] = ids;
  await owner.choose(campaign.id, [first], { reasons: { [first]: WHY } });
  const texts = () =>
    Promise.all(
      fans.map(async ({ email }) =>
        (await listPaymentMails(email)).map(({ text }) => text).find((text) => text.includes(WHY)),
      ),
    );
  await expect
    .poll(texts)
    .toEqual([
      expect.stringContaining(`Waarom jouw antwoord is gekozen: ‘${WHY}’`),
      expect.stringContaining(`Why the winner was chosen: “${WHY}”`),
    ]);
});

test('the owner’s sentence about a winner may be absent, and then nobody sees one', async () => {
  const { campaign, fans, ids } = await seedNominatedFans(['en']);
  const chosen = await owner.choose(campaign.id, ids);
  expect(WinnersResponse.parse(chosen.body).docs).toMatchObject([{ reason: null }]);
  expect(await Promise.all(fans.map(fetchReasons))).toEqual([[]]);
  expect((await fetchResult(campaign.slug))?.winnerReasons).toEqual([]);
  const texts = async () => (await listPaymentMails(fans[0]?.email ?? '')).map(({ text }) => text);
  await expect.poll(texts).toHaveLength(2);
  expect((await texts()).join()).not.toContain('Why');
});

test.each([
  ['too short', 'Nice.', 'Write at least 10 characters: why this answer?'],
  ['too long', 'x'.repeat(REASON.max + 1), 'Please keep this within 280 characters'],
])(
  'the owner’s sentence about a winner is refused at its field when it is %s, and nobody is chosen',
  async (_, reason, message) => {
    const { campaign, ids } = await owner.seedCampaignWithNominees(1);
    const [id = ''] = ids;
    expect(await owner.choose(campaign.id, ids, { reasons: { [id]: reason } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ path: `reasons.${id}`, message }] },
    });
    expect(await countRows('winners', { campaignId: campaign.id })).toBe(0);
  },
);

test('the owner’s sentence about a winner is refused about an answer that is not chosen', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  const [first = '', second = ''] = ids;
  expect(await owner.choose(campaign.id, [first], { reasons: { [second]: WHY } })).toMatchObject({
    status: 400,
    body: { details: [{ path: `reasons.${second}` }] },
  });
  expect(await countRows('winners', { campaignId: campaign.id })).toBe(0);
});

test('the owner’s sentence about a winner is bound by the record as a digest: edited, blanked or added, the audit finds it', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(2, { twoWinners: true });
  const [first = '', second = ''] = ids;
  await owner.choose(campaign.id, ids, { reasons: { [first]: WHY } });
  expect(JSON.stringify(await listEntries(campaign.id))).not.toContain(WHY);
  const write = (submissionId: string, reason: string | null) =>
    changeRows('winners', { campaignId: campaign.id, submissionId }, { reason });
  for (const [id, reason, before] of [
    [first, 'A better sentence.', WHY],
    [first, null, WHY],
    [second, OTHER_WHY, null],
  ] as const) {
    await write(id, reason);
    expect(await findProblem(campaign)).toMatchObject({ kind: 'winner' });
    await write(id, before);
    expect(await findProblem(campaign)).toBeUndefined();
  }
});

test('the owner’s sentence about a winner is exported to the fan, and gone everywhere once the fan erases their account', async () => {
  const { campaign, fans, ids } = await seedNominatedFans(['en']);
  const [[fan], [id = '']] = [fans, ids];
  await owner.choose(campaign.id, ids, { reasons: { [id]: WHY } });
  const exported = await fan?.get('/api/users/me/export');
  expect(Object(exported?.body).submissions[0].judgement).toMatchObject({ wonReason: WHY });
  expect((await fan?.delete('/api/users/me', { password: PASSWORD }))?.status).toBe(200);
  expect((await fetchResult(campaign.slug))?.winnerReasons).toEqual([]);
  const shown = await owner.get(`/api/campaigns/${campaign.id}/winners`);
  expect(WinnersResponse.parse(shown.body).docs).toMatchObject([{ reason: null }]);
  expect(await countRows('recordKeys', { submissionId: id })).toBe(0);
  expect(await findProblem(campaign)).toBeUndefined();
});

test('the owner’s sentence about a winner is gone once its owner erases their account, and the record stays whole', async () => {
  const leaving = await createCampaignOwner();
  const { campaign, ids } = await leaving.seedCampaignWithNominees(1);
  const [id = ''] = ids;
  await leaving.choose(campaign.id, ids, { reasons: { [id]: WHY } });
  await changeCampaign(campaign.id, { plannedAt: new Date() });
  expect((await leaving.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await countRows('winners', { campaignId: campaign.id, reason: WHY })).toBe(0);
  expect(await findProblem(campaign)).toBeUndefined();
});
