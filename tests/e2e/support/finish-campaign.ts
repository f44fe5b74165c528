import { eq } from 'drizzle-orm';
import { campaigns } from '#api/campaigns/table.ts';
import { winners } from '#api/nominees/table.ts';
import { withDatabase } from '#api/platform/command/run-command.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { untilUnlocked } from './age-campaign.ts';

const STATE = process.env['E2E_STATE'] ?? '.local/test/state';

/** Makes an answer win its campaign, whose meeting took place a few hours ago. */
export async function finishCampaign(id: string, submissionId: string): Promise<void> {
  const [now, plannedAt] = [new Date(), new Date(Date.now() - 3 * HOUR_MS)];
  const finished = {
    plannedAt,
    isActive: false,
    closedAt: plannedAt,
    nomineesSelected: true,
    nomineeCount: 1,
  };
  const winner = { campaignId: id, submissionId, slot: 1, selectedAt: now };
  await withDatabase({ remote: false, 'persist-to': STATE }, (db) =>
    untilUnlocked(() =>
      db.batch([
        db
          .update(campaigns)
          .set({ ...finished, winnersSelected: true })
          .where(eq(campaigns.id, id)),
        db.insert(winners).values(winner).onConflictDoNothing(),
      ]),
    ),
  );
}
