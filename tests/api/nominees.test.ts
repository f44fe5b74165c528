import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDueCampaigns } from '#api/owners/close-due-campaigns.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { NomineesResponse, WinnersResponse } from '#api/nominees/contract.ts';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { checkouts } from '#api/payments/table.ts';
import { scoreAnswers } from '#api/scoring/judge/score-answers.ts';
import { startDueSelections, startSelection } from '#api/nominees/index.ts';
import { nominees, winners } from '#api/nominees/table.ts';
import { scores } from '#api/scoring/table.ts';
import { nextFanNumber } from '#api/submissions/store-answer.ts';
import { submissions } from '#api/submissions/table.ts';
import { runSweep } from '#api/sweep.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import {
  runAsSystem,
  simulateAtProvider,
  db,
  listPaymentMails,
  listQueuedMails,
  getCheckoutSession,
  getSubmissionStatus,
  createSubscription,
} from '../support/payments.ts';
import { seedCampaign, seedUser } from '../support/seed.ts';

const GOOD =
  'My grandmother played music for the whole street every Thursday, and I want to sing with Mila because I miss her.';
/** Too short for two of them to be near copies. */
const PLAIN = 'It is nice.';

type Person = Awaited<ReturnType<typeof createLoggedInUser>>;
let celebrity: Person;
let other: Person;

beforeAll(async () => {
  [celebrity, other] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
});

async function seedAnswer(campaignId: string, given: Partial<typeof submissions.$inferInsert> = {}) {
  const person = await seedUser({ name: 'Noor van den Berg', phone: '0612345678' });
  const now = new Date();
  const [row] = await db
    .insert(submissions)
    .values({
      id: crypto.randomUUID(),
      campaignId,
      userId: person.id,
      fanNumber: nextFanNumber(campaignId),
      status: 'paid',
      questionKey: 'why-meet',
      question: 'Why do you want to meet Mila?',
      answer: PLAIN,
      language: 'en',
      attemptAt: now,
      paidAt: now,
      createdAt: now,
      updatedAt: now,
      ...given,
    })
    .returning();
  if (!row) throw new Error('the answer was not written');
  return { ...row, email: person.email };
}

const seedOwnCampaign = (given: Parameters<typeof seedCampaign>[0] = {}) =>
  seedCampaign({ ownerId: celebrity.id, ...given });
const close = (id: string) => celebrity.post(`/api/campaigns/${id}/close`);
const choose = (id: string, submissionIds: readonly string[], who = celebrity) =>
  who.post(`/api/campaigns/${id}/winners`, { submissionIds, confirm: { early: true } });

async function fetchNominees(id: string): Promise<NomineesResponse> {
  const answer = await celebrity.get(`/api/campaigns/${id}/nominees`);
  expect(answer.status).toBe(200);
  return NomineesResponse.parse(answer.body);
}

async function waitForNominees(id: string): Promise<NomineesResponse> {
  return expect
    .poll(() => fetchNominees(id), { timeout: 20_000 })
    .toMatchObject({ status: 'ready' })
    .then(() => fetchNominees(id));
}

/** Seeds a closed campaign with nominees, best first. */
async function seedCampaignWithNominees(answers: number, given: Parameters<typeof seedCampaign>[0] = {}) {
  const campaign = await seedOwnCampaign(given);
  const planted = [];
  for (let index = 0; index < answers; index += 1) planted.push(await seedAnswer(campaign.id));
  expect((await close(campaign.id)).body).toEqual({ hasNominees: true });
  const { docs } = await waitForNominees(campaign.id);
  return { campaign, planted, ids: docs.map(({ submissionId }) => submissionId) };
}

async function getCampaign(id: string) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  return row;
}

describe('closing', () => {
  test('selects the ten best answers, ties by the earlier payment, and mails the owner once', async () => {
    const { id } = await seedOwnCampaign();
    const late = await seedAnswer(id, { paidAt: new Date(Date.now() - 1000) });
    for (let index = 0; index < 10; index += 1)
      await seedAnswer(id, { paidAt: new Date(Date.now() - 60_000 + index) });
    const best = await seedAnswer(id, { answer: GOOD });
    const unpaid = await seedAnswer(id, { status: 'pending', answer: GOOD, paidAt: null });
    await Promise.all([close(id), close(id), close(id)]);

    const { docs, progress } = await waitForNominees(id);
    expect(progress).toEqual({ scored: 12, total: 12 });
    expect(docs).toHaveLength(10);
    expect(docs[0]).toMatchObject({ submissionId: best.id, answer: GOOD, user: { name: 'Noor B.' } });
    const scored = docs.map(({ score }) => score ?? -1);
    expect(scored).toEqual(scored.toSorted((a, b) => b - a));
    expect(docs.map(({ submissionId }) => submissionId)).not.toContain(late.id);
    expect(docs.map(({ submissionId }) => submissionId)).not.toContain(unpaid.id);
    expect(JSON.stringify(docs)).not.toMatch(/0612345678|example\.test|van den/);

    const row = await getCampaign(id);
    expect(row).toMatchObject({ nomineesSelected: true, nomineeCount: 10, isActive: false });
    expect(await listQueuedMails(`nominees:${id}:${row?.closedAt?.getTime() ?? 0}`)).toHaveLength(1);
    const shown = Object((await celebrity.get(`/api/campaigns/${id}`)).body).doc;
    expect(shown).toMatchObject({
      phase: 'nominees-selected',
      nominees: docs.map(({ submissionId }) => submissionId),
    });
  });

  test('expires open checkouts', async () => {
    const campaign = await seedOwnCampaign();
    const made = await createSubscription({ campaign });
    expect((await close(campaign.id)).body).toEqual({ hasNominees: false });
    await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('failed');
    expect((await getCheckoutSession(made.sessionId)).status).toBe('expired');
  });

  test('counts a payment made just before whose webhook never arrived', async () => {
    const campaign = await seedOwnCampaign();
    const made = await createSubscription({ campaign });
    await simulateAtProvider('pay', made.sessionId);
    await close(campaign.id);
    await expect.poll(() => getSubmissionStatus(made.submissionId)).toBe('paid');
    await expect
      .poll(async () => (await fetchNominees(campaign.id)).docs.map(({ submissionId }) => submissionId))
      .toEqual([made.submissionId]);
  });

  test('keeps one score per answer in an intact chain after repeated selections', async () => {
    const { campaign } = await seedCampaignWithNominees(3);
    const chain = () =>
      db.select().from(scores).where(eq(scores.campaignId, campaign.id)).orderBy(scores.position);
    const before = await chain();
    await Promise.all([1, 2, 3].map(() => runAsSystem((ctx) => startSelection(ctx, campaign.id))));
    expect(await chain()).toEqual(before);
    expect(before).toHaveLength(3);
    expect(await auditScores(db, { slug: campaign.slug })).toMatchObject([{ count: 6, problem: undefined }]);
  });

  test('scores each answer once when two runs score at the same time', async () => {
    const { id, slug } = await seedOwnCampaign({ isActive: false, closedAt: new Date() });
    for (let index = 0; index < 6; index += 1) await seedAnswer(id);
    await Promise.all([1, 2, 3].map(() => runAsSystem((ctx) => scoreAnswers(ctx, id))));
    const rows = await db.select().from(scores).where(eq(scores.campaignId, id)).orderBy(scores.position);
    // The first entry is the brief's.
    expect(rows.map(({ position }) => position)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await auditScores(db, { slug })).toMatchObject([{ count: 7, problem: undefined }]);
  });

  test('does not score the answer of an erased account', async () => {
    const { id } = await seedOwnCampaign();
    await seedAnswer(id, { userId: null, answer: '' });
    await seedAnswer(id);
    await close(id);
    expect((await waitForNominees(id)).docs).toHaveLength(1);
  });
});

describe('the sweep', () => {
  const DEADLINE = new Date('2027-03-28T01:00:00Z');

  test('closes exactly at the deadline and selects the nominees', async () => {
    const { id } = await seedOwnCampaign({
      subscriptionDeadline: DEADLINE,
      createdAt: new Date('2027-03-01T00:00:00Z'),
    });
    await seedAnswer(id);
    await runAsSystem(closeDueCampaigns, new Date(DEADLINE.getTime() - 1));
    expect(await getCampaign(id)).toMatchObject({ isActive: true });
    await Promise.all([1, 2, 3].map(() => runAsSystem(closeDueCampaigns, DEADLINE)));
    expect(await getCampaign(id)).toMatchObject({ isActive: false, nomineeCount: 1, closedAt: DEADLINE });
    expect(await listQueuedMails(`nominees:${id}:${DEADLINE.getTime()}`)).toHaveLength(1);
  });

  test('includes a payment that settles after closing', async () => {
    const { campaign, ids } = await seedCampaignWithNominees(1);
    const late = await seedAnswer(campaign.id, { answer: GOOD });
    await runAsSystem(runSweep);
    const { docs } = await fetchNominees(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([late.id, ...ids]);
  });

  test('is under way from the deadline on, before the sweep closes the campaign', async () => {
    const { id } = await seedOwnCampaign({ subscriptionDeadline: new Date(Date.now() - 1000) });
    await seedAnswer(id);
    expect(await fetchNominees(id)).toMatchObject({ status: 'selecting', docs: [] });
  });

  test('resumes an interrupted selection', async () => {
    const { id } = await seedOwnCampaign({ isActive: false, closedAt: new Date() });
    await seedAnswer(id);
    await runAsSystem((ctx) => scoreAnswers(ctx, id));
    expect(await fetchNominees(id)).toMatchObject({
      status: 'selecting',
      progress: { scored: 1, total: 1 },
      docs: [],
    });
    await runAsSystem(runSweep);
    expect((await fetchNominees(id)).docs).toHaveLength(1);
  });
});

describe('choosing the winners', () => {
  test('shows contact details to the owner and mails everyone who paid, once', async () => {
    const { campaign, planted, ids } = await seedCampaignWithNominees(3);
    const [chosen = ''] = ids;
    const answer = await choose(campaign.id, [chosen]);
    expect(answer.status).toBe(200);
    const winner = planted.find(({ id }) => id === chosen);
    expect(WinnersResponse.parse(answer.body).docs).toMatchObject([
      {
        submissionId: chosen,
        user: { name: 'Noor van den Berg', email: winner?.email, phone: '0612345678' },
      },
    ]);
    expect((await celebrity.get(`/api/campaigns/${campaign.id}/winners`)).body).toEqual(answer.body);
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
    expect(Object((await celebrity.get(`/api/campaigns/${campaign.id}`)).body).doc).toMatchObject({
      winnersSelected: true,
      phase: 'winners-selected',
    });
    const again = await choose(campaign.id, [chosen]);
    expect([again.status, Object(again.body).code]).toEqual([409, 'winners_already_selected']);
  });

  test('accepts one of ten simultaneous requests', async () => {
    const { campaign, ids } = await seedCampaignWithNominees(10);
    const answers = await Promise.all(ids.map((id) => choose(campaign.id, [id])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    const rows = await db.select().from(winners).where(eq(winners.campaignId, campaign.id));
    expect(rows).toHaveLength(1);
    const winnerMails = await Promise.all(ids.map((id) => listQueuedMails(`won:${id}`)));
    expect(winnerMails.flat()).toHaveLength(1);
  });

  test('requires exactly two with twoWinners, or one when there is one nominee', async () => {
    const two = await seedCampaignWithNominees(3, { twoWinners: true });
    const [first = '', second = ''] = two.ids;
    expect((await choose(two.campaign.id, [first])).status).toBe(400);
    expect((await choose(two.campaign.id, [first, first])).status).toBe(400);
    expect((await choose(two.campaign.id, [first, second])).status).toBe(200);
    const one = await seedCampaignWithNominees(1, { twoWinners: true });
    expect((await choose(one.campaign.id, one.ids)).status).toBe(200);
    const single = await seedCampaignWithNominees(2);
    expect(Object((await choose(single.campaign.id, single.ids)).body)).toMatchObject({
      error: 'Choose one winner.',
    });
  });

  test('refuses a person who is not a nominee, and a campaign without nominees', async () => {
    const { campaign } = await seedCampaignWithNominees(1);
    const elsewhere = await seedCampaignWithNominees(1);
    expect((await choose(campaign.id, elsewhere.ids)).status).toBe(400);
    const open = await seedOwnCampaign();
    expect((await choose(open.id, elsewhere.ids)).status).toBe(409);
  });

  test('refuses a refunded nominee', async () => {
    const { campaign, ids } = await seedCampaignWithNominees(2);
    const [refunded = ''] = ids;
    await db.update(submissions).set({ status: 'refunded' }).where(eq(submissions.id, refunded));
    expect((await choose(campaign.id, [refunded])).status).toBe(400);
    expect((await fetchNominees(campaign.id)).docs).toHaveLength(1);
  });

  test('is refused while a paid answer waits to be judged, which is then done at once', async () => {
    const { campaign, ids } = await seedCampaignWithNominees(1);
    const late = await seedAnswer(campaign.id, { answer: GOOD });
    expect(await fetchNominees(campaign.id)).toMatchObject({ pending: 1 });
    expect(Object((await choose(campaign.id, ids)).body).code).toBe('answers_wait');
    await expect.poll(async () => (await fetchNominees(campaign.id)).pending).toBe(0);
    await expect
      .poll(async () => (await fetchNominees(campaign.id)).docs.map(({ submissionId }) => submissionId))
      .toEqual([late.id, ...ids]);
    expect((await choose(campaign.id, ids)).status).toBe(200);
  });

  test('needs a confirmation while a payment is under way', async () => {
    const campaign = await seedOwnCampaign();
    const made = await createSubscription({ campaign });
    await seedAnswer(campaign.id);
    await close(campaign.id);
    const { docs } = await waitForNominees(campaign.id);
    const submissionIds = docs.map(({ submissionId }) => submissionId);
    await db
      .update(checkouts)
      .set({ state: 'processing' })
      .where(eq(checkouts.submissionId, made.submissionId));
    expect(await fetchNominees(campaign.id)).toMatchObject({ unsettled: 1 });
    expect(Object((await choose(campaign.id, submissionIds)).body).code).toBe('payments_under_way');
    const body = { submissionIds, confirm: { unsettled: true, early: true } };
    expect((await celebrity.post(`/api/campaigns/${campaign.id}/winners`, body)).status).toBe(200);
  });

  test('replaces a refunded or erased nominee with the next best', async () => {
    const { campaign, ids, planted } = await seedCampaignWithNominees(12);
    const [refunded = '', erased = '', ...left] = ids;
    await db.update(submissions).set({ status: 'refunded' }).where(eq(submissions.id, refunded));
    await db.update(submissions).set({ userId: null, answer: '' }).where(eq(submissions.id, erased));
    await runAsSystem(runSweep);
    const { docs } = await fetchNominees(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([
      ...left,
      ...planted.slice(10).map(({ id }) => id),
    ]);
    expect(await getCampaign(campaign.id)).toMatchObject({ nomineeCount: 10 });
    expect(await runAsSystem(startDueSelections)).toBe(0);
  });

  test('mails everyone in the language of their answer', async () => {
    const { id } = await seedOwnCampaign();
    const dutch = await seedAnswer(id, { language: 'nl' });
    await close(id);
    await waitForNominees(id);
    await choose(id, [dutch.id]);
    await expect
      .poll(async () => (await listPaymentMails(dutch.email)).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toEqual(['Je hebt gewonnen: An hour in the kitchen']);
  });
});

test('reopening clears the nominees and keeps the scores; closing selects anew', async () => {
  const { campaign, ids } = await seedCampaignWithNominees(2);
  const before = await db.select().from(scores).where(eq(scores.campaignId, campaign.id));
  expect((await celebrity.post(`/api/campaigns/${campaign.id}/reopen`)).status).toBe(200);
  expect(await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).toEqual([]);
  expect(await fetchNominees(campaign.id)).toMatchObject({ status: 'ready', docs: [] });
  expect(
    await runAsSystem((ctx) =>
      markNominees(ctx, { campaignId: campaign.id, closedAt: before[0]?.position ?? 1 }),
    ),
  ).toBeUndefined();
  await close(campaign.id);
  const { docs } = await waitForNominees(campaign.id);
  expect(docs.map(({ submissionId }) => submissionId)).toEqual(ids);
  expect(await db.select().from(scores).where(eq(scores.campaignId, campaign.id))).toEqual(before);
});

test('answers 404 for another person’s nominees and winners', async () => {
  const { campaign, ids } = await seedCampaignWithNominees(1);
  for (const path of ['nominees', 'winners']) {
    expect((await other.get(`/api/campaigns/${campaign.id}/${path}`)).status).toBe(404);
  }
  expect((await choose(campaign.id, ids, other)).status).toBe(404);
  expect(await db.select().from(winners).where(eq(winners.campaignId, campaign.id))).toEqual([]);
});
