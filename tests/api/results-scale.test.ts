import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignResults } from '#api/campaigns/results-table.ts';
import { measure, seedPayments } from '../support/measure.ts';
import { db } from '../support/system.ts';
import { seedCampaign } from '../support/seed.ts';

/** Inserts so many paid submissions with their payments and the figures that follow from them. */
async function seedPaidCampaign(campaignId: string, count: number): Promise<void> {
  await seedPayments(campaignId, count);
  const paid = { participants: count, payments: count, paidCents: count * 1000 };
  await db
    .insert(campaignResults)
    .values({ campaignId, ...paid, pricedPayments: count, costsCents: count * 29 });
}

test('a campaign with ten thousand payments costs its pages as much as one with ten', async () => {
  const [small, large] = [await seedCampaign(), await seedCampaign()];
  await seedPaidCampaign(small.id, 10);
  const before = await measure('/api/campaigns-list');
  const page = await measure(`/api/campaigns/by-slug/${small.slug}`);
  expect(page.text).toContain('"participants":10,"raisedCents":10000');

  await seedPaidCampaign(large.id, 10_000);
  const { text, ...costs } = await measure(`/api/campaigns/by-slug/${large.slug}`);
  expect(text).toContain('"participants":10000,"raisedCents":10000000');
  expect(costs).toEqual({ statements: page.statements, rowsRead: page.rowsRead });

  const after = await measure('/api/campaigns-list');
  expect(after.text).toContain('"participants":10000,"raisedCents":10000000');
  // One row more: the large campaign has figures now.
  expect(after.statements).toBe(before.statements);
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 1);
  await db.delete(campaignResults).where(eq(campaignResults.campaignId, large.id));
});
