import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { campaigns } from '#api/campaigns/table.ts';
import { winners } from '#api/nominees/table.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { SITE } from './host.ts';

/** The product's database, through the call that Wrangler has for it: the product has none for what only time brings. */
const DATABASE = `${SITE}/cdn-cgi/local/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw`;
const db = drizzle(async (text, params) => {
  const response = await fetch(DATABASE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-miniflare-explorer-no-aggregate': 'true' },
    body: JSON.stringify({ sql: text, params: params.map(String) }),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return { rows: [] };
});

/** Moves the end of a campaign and the choice of its winners so many milliseconds back, as if that time had passed. */
export async function ageCampaign(id: string, ms: number): Promise<void> {
  const closedAt = sql`${campaigns.closedAt} - ${ms}`;
  const selectedAt = sql`${winners.selectedAt} - ${ms}`;
  await db.update(campaigns).set({ closedAt }).where(eq(campaigns.id, id));
  await db.update(winners).set({ selectedAt }).where(eq(winners.campaignId, id));
}

/** Makes an answer win its campaign, whose meeting took place a few hours ago. */
export async function finishCampaign(id: string, submissionId: string): Promise<void> {
  const plannedAt = new Date(Date.now() - 3 * HOUR_MS);
  const selected = { nomineesSelected: true, nomineeCount: 1, winnersSelected: true };
  await db
    .update(campaigns)
    .set({ plannedAt, isActive: false, closedAt: plannedAt, settledAt: plannedAt, ...selected })
    .where(eq(campaigns.id, id));
  await db.insert(winners).values({ campaignId: id, submissionId, slot: 1, selectedAt: new Date() });
}
