import { expect, type Page } from '@playwright/test';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { campaigns } from '#api/campaigns/table.ts';
import { formerWinners, rankings, winners } from '#api/nominees/table.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { SITE } from './host.ts';

/** The product's database, through Wrangler's API: the product has no call for the passage of time. */
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

/** The instants that passing time affects: the campaign's end, its ranking, and its current and former winners. */
const INSTANTS = [
  { table: campaigns, key: campaigns.id, of: ['closedAt', 'outcomeAt', 'overdueAt', 'settledAt'] },
  { table: rankings, key: rankings.campaignId, of: ['rankedAt', 'knownAt'] },
  { table: winners, key: winners.campaignId, of: ['selectedAt', 'answerBy', 'acceptedAt'] },
  { table: formerWinners, key: formerWinners.campaignId, of: ['endedAt'] },
];

/** Moves what happened at a campaign since it closed back by `ms`, as if that time had passed. */
export async function ageCampaign(id: string, ms: number): Promise<void> {
  for (const { table, key, of } of INSTANTS) {
    const columns: Readonly<Record<string, SQLiteColumn>> = getTableColumns(table);
    const earlier = of.map((name) => [name, sql`${columns[name]} - ${ms}`] as const);
    await db.update(table).set(Object.fromEntries(earlier)).where(eq(key, id));
  }
}

/** Makes an answer win its campaign, with a meeting a few hours ago. */
export async function finishCampaign(id: string, submissionId: string): Promise<void> {
  const plannedAt = new Date(Date.now() - 3 * HOUR_MS);
  const selected = { nomineesSelected: true, nomineeCount: 1, winnersSelected: true };
  await db
    .update(campaigns)
    .set({ plannedAt, isActive: false, closedAt: plannedAt, settledAt: plannedAt, ...selected })
    .where(eq(campaigns.id, id));
  await db.insert(winners).values({ campaignId: id, submissionId, slot: 1, selectedAt: new Date() });
}

/** Runs the scheduled sweep. */
export async function sweep({ request }: Pick<Page, 'request'>): Promise<void> {
  expect((await request.get('/cdn-cgi/local/scheduled')).status()).toBe(200);
}
