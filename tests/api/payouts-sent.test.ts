import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { Batch, PublicPayout } from '#api/payouts/contract.ts';
import { queuePayoutMails } from '#api/payouts/index.ts';
import { MAIL_STEP } from '#api/payouts/rules.ts';
import { payouts } from '#api/payouts/table.ts';
import { mails } from '#api/platform/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createPayer, readPayout, seedDueCampaign, toDoc, toToday } from '../support/payouts.ts';
import { createFan } from '../support/subscriptions.ts';
import { db, runAsSystem } from '../support/system.ts';
import { listOutbox } from '../support/outbox.ts';
import { seedAnswers, seedAnswer } from '../support/seed-answers.ts';

const admin = await createPayer();

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
