import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { charities } from '#api/charities/table.ts';
import { Statement } from '#api/payouts/contract.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { createPayer, readPayout, seedAccount, seedDueCampaign, toDoc } from '../support/payouts.ts';
import { callApi } from '../support/api.ts';
import { db } from '../support/payments.ts';
import { seedAnswers } from '../support/seed-answers.ts';

const admin = await createPayer();
const owner = await createLoggedInUser('celebrity');
const REASON = { reason: 'The singer has lost her voice.' };

describe('the owner of a campaign', () => {
  test('can neither cancel nor reopen it once its proceeds are in a batch', async () => {
    const campaign = await seedDueCampaign({ ownerId: owner.id });
    await seedAnswers(campaign.id, 1);
    await admin.createBatch(campaign.id);
    const [cancelled, reopened] = [
      await owner.post(`/api/campaigns/${campaign.id}/cancel`, REASON),
      await owner.post(`/api/campaigns/${campaign.id}/reopen`, {}),
    ];
    for (const answer of [cancelled, reopened]) {
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer.body)).toContain('already on their way to the charity');
    }
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
    expect(row).toMatchObject({ isActive: false, cancelledAt: null });
  });

  test('and an admin who do both at once get one of them', async () => {
    const campaign = await seedDueCampaign({ ownerId: owner.id });
    const [, batch] = await Promise.all([
      owner.post(`/api/campaigns/${campaign.id}/cancel`, REASON),
      admin.createBatch(campaign.id),
    ]);
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
    const isPaidOut = (await readPayout(campaign.id)) !== undefined;
    expect(isPaidOut).toBe(batch.status === 200);
    expect(row?.cancelledAt !== null).toBe(!isPaidOut);
  });

  test('chooses no other charity when theirs is rejected after the payout', async () => {
    const campaign = await seedDueCampaign({ ownerId: owner.id });
    await seedAnswers(campaign.id, 1);
    await admin.createBatch(campaign.id);
    const reason = 'It does not exist any more, we found.';
    const path = `/api/charity-whitelist-custom/${campaign.charityId}`;
    expect((await admin.patch(path, { approvalStatus: 'rejected', reason })).status).toBe(200);
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
    expect(row?.charityDueAt).toBeNull();
  });
});

describe('a statement', () => {
  test('has the same figures in the answer, in the table and in the database', async () => {
    const figures = { refunds: 2, refundedCents: 2000, disputes: 1, disputedCents: 1000, costsCents: 2345 };
    const campaign = await seedDueCampaign({ ownerId: owner.id, name: '=SUM(A1)' }, figures);
    await admin.createBatch(campaign.id);
    const payout = await readPayout(campaign.id);
    const statement = Statement.parse(toDoc(await owner.get(`/api/campaigns/${campaign.id}/statement`)));
    const cookie = [...owner.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `/campaigns/${campaign.id}/statement.csv?language=en`;
    const response = await callApi(path, { headers: { cookie } });
    const table = await response.text();
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="statement-${campaign.slug}.csv"`,
    );
    const rows = [
      ['Paid by participants', statement.payments, statement.grossCents, payout?.paidCents],
      ['Refunded', statement.refunds, -statement.refundedCents, -(payout?.refundedCents ?? 0)],
      ['Disputed', statement.disputes, -statement.disputedCents, -(payout?.disputedCents ?? 0)],
      [
        'Costs of the payment provider',
        statement.pricedPayments,
        -statement.costsCents,
        -(payout?.costsCents ?? 0),
      ],
      ['Proceeds for the charity', '""', statement.netCents, payout?.netCents],
      ['Paid out', '""', statement.amountCents, payout?.amountCents],
    ] as const;
    for (const [item, count, cents, stored] of rows) {
      expect(cents, item).toBe(stored);
      expect(table, item).toContain(`"${item}",${count},${cents / 100}\r\n`);
    }
    expect(statement.netCents).toBe(7000);
    expect(table).toContain(`"'=SUM(A1)"`);
    const dutch = await callApi(path.replace('=en', '=nl'), { headers: { cookie } });
    expect(await dutch.text()).toContain(`"Opbrengst voor het goede doel";"";70\r\n`);
  });

  test('is for its owner, admins and the accounts of its charity while that is approved', async () => {
    const campaign = await seedDueCampaign({ ownerId: owner.id });
    const charity = await createCharityAccount(campaign.charityId);
    const path = `/api/campaigns/${campaign.id}/statement`;
    for (const person of [owner, charity, admin]) expect((await person.get(path)).status).toBe(200);
    await db.update(charities).set({ approvalStatus: 'pending' }).where(eq(charities.id, campaign.charityId));
    expect((await charity.get(path)).status).toBe(404);
  });

  test('says from when the campaign is payable, and why it is not yet', async () => {
    const closedAt = new Date();
    const campaign = await seedDueCampaign({ ownerId: owner.id, closedAt });
    await seedAccount(campaign.charityId);
    const statement = Statement.parse(toDoc(await owner.get(`/api/campaigns/${campaign.id}/statement`)));
    expect(statement).toMatchObject({
      state: 'waiting',
      obstacle: 'too-early',
      frozenAt: null,
      netCents: 10_000,
    });
    expect(statement.payableFrom).toBe(new Date(closedAt.getTime() + 14 * 86_400_000).toISOString());
  });
});
