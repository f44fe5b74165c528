import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { remindRereads } from '#api/nominees/index.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { REREAD_REPLY_MS } from '#api/nominees/rules.ts';
import { mails, nominees, ownerNominations, rereadRequests } from '#api/schema.ts';
import { settleOutcomes } from '#api/outcomes/index.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { createCampaignOwner, seedFanAnswer, WHY } from '../support/campaign-owner.ts';
import { runBeforeStatement } from '../support/crash.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { runAsSystem, db } from '../support/api.ts';
import { changeRows, countRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { listRequestMails, reply } from '../support/rereads.ts';
import { findProblem, listEntries } from '../support/selected-campaign.ts';
import { fetchReport } from '../support/scored-campaign.ts';
import { changeCampaign, changeSubmission, getCampaign } from '../support/seed.ts';

const owner = await createCampaignOwner();

test('reopening clears the nominees and keeps the scores; closing selects again', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  const before = await findRows('scores', { campaignId: campaign.id });
  expect((await owner.post(`/api/campaigns/${campaign.id}/reopen`)).status).toBe(200);
  expect(await findRows('nominees', { campaignId: campaign.id })).toEqual([]);
  expect(await owner.fetchNominees(campaign.id)).toMatchObject({ status: 'ready', docs: [] });
  expect(
    await runAsSystem((ctx) =>
      markNominees(ctx, { campaignId: campaign.id, closedAt: before[0]?.position ?? 1 }),
    ),
  ).toBeUndefined();
  await owner.close(campaign.id);
  const { docs } = await owner.waitForNominees(campaign.id);
  expect(docs.map(({ submissionId }) => submissionId)).toEqual(ids);
  expect(await findRows('scores', { campaignId: campaign.id })).toEqual(before);
});

test('everyone whose answer counts is told of a reopening after nominees, and reads their score again, each once a day', async () => {
  const countMails = (id: string, key: string) =>
    db.$count(mails, and(eq(mails.campaignId, id), like(mails.key, `${key}:%`)));
  const { campaign } = await owner.seedCampaignWithNominees(2);
  const { id: withdrawn } = await seedFanAnswer(campaign.id);
  await changeSubmission(withdrawn, { withdrawnAt: new Date() });
  expect(await countMails(campaign.id, 'read')).toBe(2);
  for (let time = 1; time <= 2; time += 1) {
    await changeRows('mails', { campaignId: campaign.id }, { sentAt: new Date() });
    await owner.post(`/api/campaigns/${campaign.id}/reopen`);
    expect(await countMails(campaign.id, 'reopened')).toBe(2);
    await owner.close(campaign.id);
    await owner.waitForNominees(campaign.id);
    expect(await countMails(campaign.id, 'read')).toBe(4);
  }
  const early = await owner.seedOwnCampaign();
  await seedFanAnswer(early.id);
  await changeCampaign(early.id, { isActive: false, closedAt: new Date() });
  await owner.post(`/api/campaigns/${early.id}/reopen`);
  expect(await countMails(early.id, 'reopened')).toBe(0);
});

// Regression: the sweep stored that nothing was due, so the campaign was never looked at again.
test('a campaign that is opened while the sweep looks at it is looked at after its next closing', async () => {
  const { campaign } = await owner.seedCampaignWithNominees(2);
  await changeCampaign(campaign.id, { outcomeAt: new Date() });
  const { restore } = runBeforeStatement(/max\([^)]*ended_at/i, async () => {
    expect((await owner.post(`/api/campaigns/${campaign.id}/reopen`)).status).toBe(200);
  });
  await runAsSystem(settleOutcomes, addDays(new Date(), 14));
  restore();
  expect(await getCampaign(campaign.id)).toMatchObject({ isActive: true, outcomeAt: expect.any(Date) });
});

describe('reopening after the owner and fans had their say', () => {
  /** Seeds a campaign with nominees, an additional nomination by the owner, and a reread request. */
  async function seedDecidedOn() {
    const campaign = await owner.seedOwnCampaign();
    const fan = await createLoggedInUser('fan');
    const asked = await seedFanAnswer(campaign.id, { userId: fan.id });
    const { id: nominated } = await seedFanAnswer(campaign.id);
    await owner.close(campaign.id);
    await owner.waitForNominees(campaign.id);
    // With so few answers all are among the best ten, so this one is removed.
    await deleteRows('nominees', { submissionId: nominated });
    await owner.nominate(campaign.id, nominated);
    await ask(fan, asked.id);
    return { campaign, fan, asked, nominated };
  }
  const ask = (fan: Person, id: string) =>
    fan.post(`/api/campaign-submissions/${id}/reread`, { overlooked: WHY });
  const reopen = (id: string) => owner.post(`/api/campaigns/${id}/reopen`);
  const listKinds = async (id: string) => (await listEntries(id)).map(({ kind }) => kind);

  test('clears nominations and requests, says so in the record, and lets fans ask again', async () => {
    const { campaign, fan, asked } = await seedDecidedOn();
    const shown = await owner.get(`/api/campaigns/${campaign.id}`);
    expect(Object(shown.body).doc).toMatchObject({ ownNominations: 1 });
    const before = await listKinds(campaign.id);
    expect(await reopen(campaign.id)).toMatchObject({ status: 200, body: { doc: { ownNominations: 0 } } });
    for (const table of [nominees, ownerNominations, rereadRequests])
      expect(await db.$count(table, eq(table.campaignId, campaign.id))).toBe(0);
    expect(await listKinds(campaign.id)).toEqual([...before, 'reopened']);
    expect(await findProblem(campaign)).toBeUndefined();

    await owner.close(campaign.id);
    const { docs, rereads } = await owner.waitForNominees(campaign.id);
    expect(docs.map(({ nomination }) => nomination)).toEqual([null, null]);
    expect(rereads).toMatchObject({ open: 0, until: expect.any(String) });
    expect((await ask(fan, asked.id)).status).toBe(201);
    expect(await listKinds(campaign.id)).toEqual([...before, 'reopened', 'ranking', 'nomination', 'contest']);
    expect(await findProblem(campaign)).toBeUndefined();
  });

  // Regression: the keys of these mails were the same for each request about an answer.
  test('has fans told of each reply, and each time that none came', async () => {
    const { campaign, fan, asked } = await seedDecidedOn();
    const askAgain = async () => {
      await changeRows('mails', { campaignId: campaign.id }, { sentAt: new Date() });
      await reopen(campaign.id);
      await owner.close(campaign.id);
      await owner.waitForNominees(campaign.id);
      expect((await ask(fan, asked.id)).status).toBe(201);
    };
    for (const told of [1, 2]) {
      expect((await reply(campaign.id, asked.id, owner)).status).toBe(201);
      expect(await listRequestMails('replied', asked.id)).toHaveLength(told);
      await askAgain();
    }
    for (const told of [1, 2]) {
      await runAsSystem(remindRereads, new Date(Date.now() + REREAD_REPLY_MS));
      expect(await listRequestMails('unanswered', asked.id)).toHaveLength(told);
      await askAgain();
    }
  });

  test('adds nothing to the record when there is nothing to clear, or it is asked twice', async () => {
    const { campaign } = await seedDecidedOn();
    const before = await listKinds(campaign.id);
    await Promise.all([reopen(campaign.id), reopen(campaign.id), reopen(campaign.id)]);
    expect(await listKinds(campaign.id)).toEqual([...before, 'reopened']);
    await reopen(campaign.id);
    expect(await listKinds(campaign.id)).toEqual([...before, 'reopened']);
    const empty = await owner.seedOwnCampaign({ isActive: false, closedAt: new Date() });
    expect((await reopen(empty.id)).status).toBe(200);
    expect(await listKinds(empty.id)).toEqual([]);
  });

  test('is bound by the record: a nomination that is put back is found', async () => {
    const { campaign, nominated } = await seedDecidedOn();
    const [row] = await findRows('ownerNominations', { submissionId: nominated });
    if (!row) throw new Error('the answer was nominated');
    await reopen(campaign.id);
    await insertRow('ownerNominations', row);
    expect(await findProblem(campaign)).toMatchObject({ kind: 'nominee' });
  });
});

describe('reopening a campaign', () => {
  const reopen = async (id: string) =>
    expect((await owner.post(`/api/campaigns/${id}/reopen`)).status).toBe(200);
  const readBodies = async (id: string, kind: 'reopened' | 'score') =>
    (await listEntries(id)).flatMap((entry): unknown => (entry.kind === kind ? JSON.parse(entry.body) : []));
  /** Seeds a closed campaign with one answer and selected nominees, whose owner has not read the answers. */
  async function seedUnread() {
    const campaign = await owner.seedOwnCampaign();
    const fan = await createLoggedInUser('fan');
    const early = await seedFanAnswer(campaign.id, { userId: fan.id });
    await owner.close(campaign.id);
    await expect.poll(() => countRows('nominees', { campaignId: campaign.id }), { timeout: 20_000 }).toBe(1);
    return { campaign, early };
  }

  test.each(['nominees', 'answers'])(
    'after its owner read the paid answers (%s) is public, and marks what is paid after it',
    async (list) => {
      const { campaign, early } = await seedUnread();
      expect((await owner.get(`/api/campaigns/${campaign.id}/${list}`)).status).toBe(200);
      const before = Date.now();
      await reopen(campaign.id);
      const open = await fetchReport(campaign.slug);
      expect(open).toMatchObject({ result: null, reopenings: [expect.any(String)] });
      expect(Date.parse(open.reopenings[0] ?? '')).toBeGreaterThanOrEqual(before);

      const fan = await createLoggedInUser('fan');
      const late = await seedFanAnswer(campaign.id, { userId: fan.id });
      await owner.close(campaign.id);
      const { docs } = await owner.waitForNominees(campaign.id);
      expect(new Map(docs.map((doc) => [doc.submissionId, doc.isAfterReopening]))).toEqual(
        new Map([
          [early.id, false],
          [late.id, true],
        ]),
      );
      const answers = await owner.get(`/api/campaigns/${campaign.id}/answers`);
      expect(answers.body).toMatchObject({ total: 2 });
      expect(JSON.stringify(answers.body).match(/"isAfterReopening":true/g)).toHaveLength(1);
      const own = await fan.get('/api/campaign-submissions/user-submissions');
      expect(own.body).toMatchObject({ submissions: [{ isAfterReopening: true }] });
      expect((await fetchReport(campaign.slug)).result?.afterReopening).toEqual({
        answers: 1,
        nominees: 1,
        winners: 0,
      });
      expect(await readBodies(campaign.id, 'reopened')).toMatchObject([
        { answersOpenedAt: expect.any(Number) },
      ]);
      expect(await readBodies(campaign.id, 'score')).toMatchObject([
        { afterReopening: false },
        { afterReopening: true },
      ]);
      expect(await findProblem(campaign)).toBeUndefined();

      await changeCampaign(campaign.id, { reopenings: [] });
      expect(await findProblem(campaign)).toMatchObject({ kind: expect.stringMatching(/changed|reopening/) });
    },
  );

  test('whose answers nobody has read marks nothing', async () => {
    const { campaign } = await seedUnread();
    await reopen(campaign.id);
    const late = await seedFanAnswer(campaign.id);
    await owner.close(campaign.id);
    const { docs } = await owner.waitForNominees(campaign.id);
    expect(docs.map(({ isAfterReopening }) => isAfterReopening)).toEqual([false, false]);
    expect(docs.map(({ submissionId }) => submissionId)).toContain(late.id);
    const { reopenings, result } = await fetchReport(campaign.slug);
    expect([reopenings, result?.afterReopening]).toEqual([[], null]);
    expect(await readBodies(campaign.id, 'reopened')).toMatchObject([{ answersOpenedAt: null }]);
    expect(await findProblem(campaign)).toBeUndefined();
  });

  test('again is told each time, and the first one marks', async () => {
    const { campaign } = await seedUnread();
    for (let times = 0; times < 2; times += 1) {
      await owner.get(`/api/campaigns/${campaign.id}/answers`);
      await reopen(campaign.id);
      await owner.close(campaign.id);
      await owner.waitForNominees(campaign.id);
    }
    expect((await fetchReport(campaign.slug)).reopenings).toHaveLength(2);
    expect(await findProblem(campaign)).toBeUndefined();
  });
});
