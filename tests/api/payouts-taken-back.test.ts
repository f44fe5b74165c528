import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLog } from '#api/admin-log/table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import {
  Batch,
  BatchDetails,
  BatchesPage,
  PayablePage,
  Statement,
  PublicPayout,
} from '#api/payouts/contract.ts';
import { BATCH_TAKEN_BACK, SENT_FOR_GOOD, MAIL_STEP } from '#api/payouts/rules.ts';
import { payouts } from '#api/payouts/table.ts';
import { REASON } from '../support/admin-lists.ts';
import { runBeforeBatch } from '../support/crash.ts';
import {
  changeFigures,
  createPayer,
  readPayout,
  seedDueCampaign,
  toDoc,
  toToday,
} from '../support/payouts.ts';
import { db, runAsSystem } from '../support/system.ts';
import { user } from '#api/accounts/table.ts';
import { queuePayoutMails } from '#api/payouts/index.ts';
import { mails } from '#api/platform/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createFan } from '../support/subscriptions.ts';
import { listOutbox } from '../support/outbox.ts';
import { seedAnswers, seedAnswer } from '../support/seed-answers.ts';

const admin = await createPayer();
const takeBack = (id: string, body: object = { reason: REASON }, who: Pick<typeof admin, 'post'> = admin) =>
  who.post(`/api/admin/payouts/batches/${id}/take-back`, body);
const listLog = (subject: string) => db.select().from(adminLog).where(eq(adminLog.subject, subject));
const countPayouts = (batchId: string) => db.$count(payouts, eq(payouts.batchId, batchId));

async function seedBatch() {
  const campaign = await seedDueCampaign();
  return { campaign, batch: Batch.parse(toDoc(await admin.createBatch(campaign.id))) };
}

test('a batch that was not sent is taken back once by ten calls, and its campaigns are payable again', async () => {
  const { campaign, batch } = await seedBatch();
  const { id } = batch;
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const taken = { ...batch, takenBackAt: expect.any(String) };
  expect(Batch.parse(toDoc(answers[0] ?? { body: {} }))).toEqual(taken);
  expect(await listLog(id)).toMatchObject([
    { action: 'payout-batch-taken-back', adminId: admin.id, reason: REASON },
  ]);
  const { docs } = BatchesPage.parse((await admin.get('/api/admin/payouts/batches')).body);
  expect(docs.find((doc) => doc.id === id)).toEqual(taken);
  const details = await admin.get(`/api/admin/payouts/batches/${id}`);
  expect(BatchDetails.parse(toDoc(details))).toMatchObject({ lines: [], hasFile: false });

  const waiting = PayablePage.parse((await admin.get('/api/admin/payouts')).body).docs;
  expect(waiting.find((doc) => doc.campaign.id === campaign.id)).toMatchObject({ obstacle: null });
  const statement = await admin.get(`/api/campaigns/${campaign.id}/statement`);
  expect(Statement.parse(toDoc(statement))).toMatchObject({ state: 'payable', frozenAt: null });
  const next = Batch.parse(toDoc(await admin.createBatch(campaign.id)));
  expect(next).toMatchObject({ count: 1, totalCents: batch.totalCents, takenBackAt: null });
  expect(next.id).not.toBe(id);
  expect(await takeBack(id)).toMatchObject({ status: 200 });
  expect(await countPayouts(next.id)).toBe(1);
});

test('what a charity is owed is the same whether a batch was taken back or not', async () => {
  const first = await seedDueCampaign();
  await admin.createBatch(first.id);
  await changeFigures(first.id, { refunds: 1, refundedCents: 1000 });
  const second = await seedDueCampaign();
  await db.update(campaigns).set({ charityId: first.charityId }).where(eq(campaigns.id, second.id));
  const { id } = Batch.parse(toDoc(await admin.createBatch(second.id)));
  const before = await readPayout(second.id);
  expect(before).toMatchObject({ carryCents: -1000, amountCents: 9000 });
  await takeBack(id);
  await admin.createBatch(second.id);
  expect(await readPayout(second.id)).toMatchObject({ carryCents: -1000, amountCents: 9000 });
});

test('a batch that was sent is never taken back, nor one sent or filed that was taken back', async () => {
  const { batch: sent } = await seedBatch();
  await admin.markSent(sent.id);
  expect(await takeBack(sent.id)).toMatchObject({ status: 409, body: { error: SENT_FOR_GOOD.en } });
  expect([await countPayouts(sent.id), (await listLog(sent.id)).length]).toEqual([1, 0]);
  const { batch: taken } = await seedBatch();
  await takeBack(taken.id);
  const refusal = { status: 409, body: { error: BATCH_TAKEN_BACK.en } };
  expect(await admin.markSent(taken.id)).toMatchObject(refusal);
  expect((await admin.get(`/api/admin/payouts/batches/${taken.id}/file`)).status).toBe(409);
});

test('of two admins, one who takes a batch back and one who marks it as sent, the first decides', async () => {
  const { batch: sent } = await seedBatch();
  const late = runBeforeBatch(/update "payout_batches"/i, () => admin.markSent(sent.id));
  expect((await takeBack(sent.id).finally(late.restore)).status).toBe(409);
  expect(await countPayouts(sent.id)).toBe(1);
  const { batch: taken } = await seedBatch();
  const early = runBeforeBatch(/update "payout_batches"/i, () => takeBack(taken.id));
  expect((await admin.markSent(taken.id).finally(early.restore)).status).toBe(409);
  expect(await countPayouts(taken.id)).toBe(0);
});

test('taking a batch back needs a reason and a batch', async () => {
  const { batch } = await seedBatch();
  expect((await takeBack(batch.id, { reason: ' why ' })).status).toBe(400);
  expect((await takeBack(crypto.randomUUID())).status).toBe(404);
  expect(await countPayouts(batch.id)).toBe(1);
});

async function sendProceeds(campaignId: string): Promise<void> {
  const { id } = Batch.parse(toDoc(await admin.createBatch(campaignId)));
  expect((await admin.markSent(id)).status).toBe(200);
}

const countMails = async (campaignId: string) =>
  db.$count(mails, like(mails.key, `payout:${(await readPayout(campaignId))?.id ?? ''}:%`));

const getPublic = async (slug: string) =>
  PublicPayout.nullable().parse(toDoc(await admin.get(`/api/campaigns/by-slug/${slug}/payout`)));

test('a payout that was sent is public from then on, and not before', async () => {
  const campaign = await seedDueCampaign();
  const { id } = Batch.parse(toDoc(await admin.createBatch(campaign.id)));
  expect(await getPublic(campaign.slug)).toBeNull();
  await admin.markSent(id);
  const charity = expect.stringMatching(/^Charity /);
  expect(await getPublic(campaign.slug)).toEqual({ amountCents: 10_000, charity, sentOn: toToday() });
  expect(await getPublic('no-such-campaign')).toBeNull();
});

test('a payout that was sent is announced to each participant, its owner and its charity once', async () => {
  const campaign = await seedDueCampaign();
  const [fan, refunded] = [await createFan(), await createFan('nl')];
  const nl = await createFan('nl');
  await seedAnswer(campaign.id, fan.id, { status: 'paid' });
  await seedAnswer(campaign.id, nl.id, { status: 'paid' });
  await seedAnswer(campaign.id, refunded.id, { status: 'refunded' });
  const charity = await createCharityAccount(campaign.charityId);
  await sendProceeds(campaign.id);
  await runAsSystem(queuePayoutMails);
  const sent = (email: string) => listOutbox(email, campaign.id);
  await expect.poll(async () => (await sent(fan.email)).length).toBe(1);
  expect((await sent(fan.email))[0]?.text).toMatch(/€100 was paid to Charity .* on /);
  await expect
    .poll(async () => (await sent(nl.email))[0]?.text)
    .toMatch(/is €\s100 overgemaakt aan Charity /);
  await expect.poll(async () => (await sent(charity.email))[0]?.text).toContain('with reference PH-');
  const [owner] = await db.select().from(user).where(eq(user.id, campaign.ownerId));
  await expect.poll(async () => (await sent(owner?.email ?? '')).length).toBe(1);
  expect(await sent(refunded.email)).toEqual([]);
});

test('a payout that was sent is announced to thousands in steps, once each, although one step is cut off and another runs alongside', async () => {
  const campaign = await seedDueCampaign();
  const count = MAIL_STEP * 2 + 3;
  await seedAnswers(campaign.id, count);
  await sendProceeds(campaign.id);
  await runAsSystem(queuePayoutMails);
  expect(await countMails(campaign.id)).toBe(count);
  // As if all steps had been lost after their mails were written.
  await db.update(payouts).set({ mailCursor: 0 }).where(eq(payouts.campaignId, campaign.id));
  await Promise.all([runAsSystem(queuePayoutMails), runAsSystem(queuePayoutMails)]);
  expect(await countMails(campaign.id)).toBe(count);
  expect((await readPayout(campaign.id))?.mailCursor).toBeNull();
});

test('a payout that was sent with nothing to transfer is announced to nobody', async () => {
  const campaign = await seedDueCampaign();
  await seedAnswers(campaign.id, 2);
  const { id } = Batch.parse(toDoc(await admin.createBatch(campaign.id)));
  await db.update(payouts).set({ amountCents: 0 }).where(eq(payouts.campaignId, campaign.id));
  expect((await admin.get(`/api/admin/payouts/batches/${id}/file`)).status).toBe(409);
  await admin.markSent(id);
  await runAsSystem(queuePayoutMails);
  expect(await countMails(campaign.id)).toBe(0);
  expect(await getPublic(campaign.slug)).toBeNull();
});

test('a payout that was sent keeps its fans who erased their account out of the mails', async () => {
  const campaign = await seedDueCampaign();
  const ids = await seedAnswers(campaign.id, 2);
  await db
    .update(submissions)
    .set({ userId: null })
    .where(eq(submissions.id, ids[0] ?? ''));
  await sendProceeds(campaign.id);
  await runAsSystem(queuePayoutMails);
  expect(await countMails(campaign.id)).toBe(1);
});
