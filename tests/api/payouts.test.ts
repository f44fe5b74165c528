import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { Batch, BatchDetails, PayablePage, Statement } from '#api/payouts/contract.ts';
import { payoutAccessLog, payoutBatches, payouts } from '#api/payouts/table.ts';
import { charities } from '#api/charities/table.ts';
import { queryPayable } from '#api/payouts/list-payable.ts';
import { queryDueMails } from '#api/payouts/queue-payout-mails.ts';
import { explain } from '../support/explain.ts';
import {
  changeFigures,
  createPayer,
  IBAN,
  readPayout,
  seedDueCampaign,
  toDoc,
  toToday,
} from '../support/payouts.ts';
import { db, runAsSystem } from '../support/system.ts';

const admin = await createPayer();

async function getStatement(campaignId: string) {
  return Statement.parse(toDoc(await admin.get(`/api/campaigns/${campaignId}/statement`)));
}

describe('a batch of payouts', () => {
  test('freezes the statements of its campaigns, to the cent', async () => {
    const figures = { refunds: 1, refundedCents: 1000, disputes: 1, disputedCents: 1000 };
    const [one, other] = [
      await seedDueCampaign({}, figures),
      await seedDueCampaign({}, { paidCents: 123_456 }),
    ];
    const answer = await admin.createBatch(one.id, other.id);
    expect(answer.status).toBe(200);
    expect(Batch.parse(toDoc(answer))).toMatchObject({ count: 2, totalCents: 8000 + 123_456, sentOn: null });
    await changeFigures(one.id, { refunds: 2, refundedCents: 2000 });
    expect(await getStatement(one.id)).toMatchObject({
      state: 'batched',
      grossCents: 10_000,
      refundedCents: 1000,
      disputedCents: 1000,
      costsCents: 400,
      netCents: 8000,
      carryCents: 0,
      amountCents: 8000,
      changedCents: -1000,
    });
  });

  test('is made once, although it is requested ten times at once', async () => {
    const due = [await seedDueCampaign(), await seedDueCampaign()];
    const ids = due.map(({ id }) => id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.createBatch(...ids)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const batches = new Set(answers.map((answer) => Batch.parse(toDoc(answer)).id));
    expect(batches.size).toBe(1);
    expect(await db.$count(payouts, eq(payouts.batchId, [...batches][0] ?? ''))).toBe(2);
    expect(await db.$count(payoutBatches, eq(payoutBatches.id, [...batches][0] ?? ''))).toBe(1);
  });

  test('pays a campaign once, although two batches with it are requested at once', async () => {
    const [shared, one, other] = [await seedDueCampaign(), await seedDueCampaign(), await seedDueCampaign()];
    const answers = await Promise.all([
      admin.createBatch(shared.id, one.id),
      admin.createBatch(shared.id, other.id),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db.$count(payouts, eq(payouts.campaignId, shared.id))).toBe(1);
  });

  test('is refused whole when one of its campaigns is not payable', async () => {
    const [fine, early] = [await seedDueCampaign(), await seedDueCampaign({ closedAt: new Date() })];
    expect((await admin.createBatch(fine.id, early.id)).status).toBe(409);
    expect((await admin.createBatch(fine.id, crypto.randomUUID())).status).toBe(409);
    expect(await readPayout(fine.id)).toBeUndefined();
  });

  test('carries what went back after a payout to the charity’s next one', async () => {
    const [first, second, third] = [
      await seedDueCampaign(),
      await seedDueCampaign(),
      await seedDueCampaign(),
    ];
    const { charityId } = first;
    await admin.createBatch(first.id);
    await changeFigures(first.id, { refunds: 1, refundedCents: 1000, disputes: 1, disputedCents: 500 });
    for (const { id } of [second, third])
      await db.update(campaigns).set({ charityId }).where(eq(campaigns.id, id));
    await admin.createBatch(second.id, third.id);
    const rows = await db.select().from(payouts).where(eq(payouts.charityId, charityId));
    const sums = rows.map(({ carryCents, amountCents }) => [carryCents, amountCents]).toSorted();
    expect(sums).toEqual([
      [-1500, 8500],
      [0, 10_000],
      [0, 10_000],
    ]);
    await changeFigures(first.id, { disputes: 0, disputedCents: 0 });
    const fourth = await seedDueCampaign();
    await db.update(campaigns).set({ charityId }).where(eq(campaigns.id, fourth.id));
    await admin.createBatch(fourth.id);
    expect(await readPayout(fourth.id)).toMatchObject({ carryCents: 500, amountCents: 10_500 });
  });

  test('names its lines for the bank, and logs that they were seen', async () => {
    const campaign = await seedDueCampaign();
    const { id } = Batch.parse(toDoc(await admin.createBatch(campaign.id)));
    const details = BatchDetails.parse(toDoc(await admin.get(`/api/admin/payouts/batches/${id}`)));
    expect(details.hasFile).toBe(true);
    expect(details.lines).toMatchObject([{ holder: 'Stichting De Tafel', iban: IBAN, amountCents: 10_000 }]);
    const isOwn = eq(payoutAccessLog.charityId, campaign.charityId);
    const entries = await db.select().from(payoutAccessLog).where(isOwn);
    expect(entries).toMatchObject([{ userId: admin.id, action: 'look' }]);
  });

  test('is marked as sent once, with the bank’s day and reference', async () => {
    const campaign = await seedDueCampaign();
    const { id } = Batch.parse(toDoc(await admin.createBatch(campaign.id)));
    const answers = await Promise.all([admin.markSent(id), admin.markSent(id), admin.markSent(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await admin.markSent(id, toToday(), 'BANK-2')).status).toBe(409);
    expect(await getStatement(campaign.id)).toMatchObject({
      state: 'sent',
      sentOn: toToday(),
      bankReference: 'BANK-1',
    });
  });

  test.each([
    ['2999-01-01', 'B'],
    ['2020-01-01', 'B'],
    ['2026-02-31', 'B'],
    ['tomorrow', 'B'],
    [toToday(), ' '],
    [toToday(), 'x'.repeat(71)],
  ])('is not marked as sent on %s with reference %s', async (date, reference) => {
    const { id } = Batch.parse(toDoc(await admin.createBatch((await seedDueCampaign()).id)));
    expect((await admin.markSent(id, date, reference)).status).toBe(400);
  });
});

describe('the list of what waits for its payout', () => {
  test('names each campaign and why it waits, and not those in a batch', async () => {
    const [fine, early, unapproved, batched] = await Promise.all([
      seedDueCampaign(),
      seedDueCampaign({ closedAt: new Date() }),
      seedDueCampaign(),
      seedDueCampaign(),
    ]);
    await db
      .update(charities)
      .set({ approvalStatus: 'pending' })
      .where(eq(charities.id, unapproved.charityId));
    await admin.createBatch(batched.id);
    const { docs } = PayablePage.parse((await admin.get('/api/admin/payouts')).body);
    const find = ({ id }: { id: string }) => docs.find(({ campaign }) => campaign.id === id);
    expect(find(fine)).toMatchObject({ obstacle: null, netCents: 10_000, payments: 10, carryCents: 0 });
    expect(find(early)?.obstacle).toBe('too-early');
    expect(find(unapproved)?.obstacle).toBe('charity-not-approved');
    expect(find(batched)).toBeUndefined();
  });

  test('is found by indexes', async () => {
    const plan = await runAsSystem((ctx) => explain(queryPayable(ctx, { after: 0, limit: 50 }).toSQL()));
    expect(plan).toContain('campaigns_list');
    expect(plan).not.toMatch(/SCAN (?!now|carry)\w+(?! USING)/);
    const mails = await runAsSystem((ctx) => explain(queryDueMails(ctx).toSQL()));
    expect(mails).toContain('payouts_mails_due');
  });
});
