import { expect } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { winners } from '#api/nominees/table.ts';
import { withDatabase } from '#api/platform/command/run-command.ts';

const STATE = process.env['E2E_STATE'] ?? '.local/test/state';

/** Moves the end of a campaign and the choice of its winners so many milliseconds back, as if that time had passed. */
export async function ageCampaign(id: string, ms: number): Promise<void> {
  const closedAt = sql`${campaigns.closedAt} - ${ms}`;
  const selectedAt = sql`${winners.selectedAt} - ${ms}`;
  await withDatabase({ remote: false, 'persist-to': STATE }, async (db) => {
    await untilUnlocked(() => db.update(campaigns).set({ closedAt }).where(eq(campaigns.id, id)));
    await untilUnlocked(() => db.update(winners).set({ selectedAt }).where(eq(winners.campaignId, id)));
  });
}

/** Tries a statement again while the product itself is writing: one that finds the database locked did nothing. */
export async function untilUnlocked(run: () => PromiseLike<unknown>): Promise<void> {
  await expect(async () => {
    await run();
  }).toPass({ timeout: 60_000 });
}
