import { DatabaseSync } from 'node:sqlite';
import { eq, sql } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { winners } from '#api/nominees/table.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { findDatabase, toDrizzle } from '#tests/chaos/database.ts';

const STATE = process.env['E2E_STATE'] ?? '.local/test/state';

/**
 * Opens the product's database beside the product, which has no call for what only time brings. A statement locks the
 * file for less than a millisecond; a start of Wrangler on it would make the product answer 503 meanwhile.
 */
const openDatabase = () => toDrizzle(new DatabaseSync(findDatabase(STATE), { timeout: 30_000 }));

/** Moves the end of a campaign and the choice of its winners so many milliseconds back, as if that time had passed. */
export async function ageCampaign(id: string, ms: number): Promise<void> {
  const db = openDatabase();
  const closedAt = sql`${campaigns.closedAt} - ${ms}`;
  const selectedAt = sql`${winners.selectedAt} - ${ms}`;
  await db.update(campaigns).set({ closedAt }).where(eq(campaigns.id, id));
  await db.update(winners).set({ selectedAt }).where(eq(winners.campaignId, id));
}

/** Makes an answer win its campaign, whose meeting took place a few hours ago. */
export async function finishCampaign(id: string, submissionId: string): Promise<void> {
  const db = openDatabase();
  const plannedAt = new Date(Date.now() - 3 * HOUR_MS);
  const selected = { nomineesSelected: true, nomineeCount: 1, winnersSelected: true };
  await db
    .update(campaigns)
    .set({ plannedAt, isActive: false, closedAt: plannedAt, ...selected })
    .where(eq(campaigns.id, id));
  await db.insert(winners).values({ campaignId: id, submissionId, slot: 1, selectedAt: new Date() });
}
