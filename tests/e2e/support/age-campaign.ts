import { eq, sql } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { winners } from '#api/nominees/table.ts';
import { openD1 } from '#api/platform/command/open-database.ts';

const STATE = process.env['E2E_STATE'] ?? '.local/test/state';

/** Moves the end of a campaign and the choice of its winners so many milliseconds back, as if that time had passed. */
export async function ageCampaign(id: string, ms: number): Promise<void> {
  const db = openD1(['--local', '--persist-to', STATE]);
  await db
    .update(campaigns)
    .set({ closedAt: sql`${campaigns.closedAt} - ${ms}` })
    .where(eq(campaigns.id, id));
  await db
    .update(winners)
    .set({ selectedAt: sql`${winners.selectedAt} - ${ms}` })
    .where(eq(winners.campaignId, id));
}
