import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { markNominees } from '#api/nominees/mark-nominees.ts';
import { nominees } from '#api/nominees/table.ts';
import { scores } from '#api/scoring/table.ts';
import { createCampaignOwner, type CampaignOwner } from '../support/campaign-owner.ts';
import { runAsSystem, db } from '../support/payments.ts';

let owner: CampaignOwner;
beforeAll(async () => {
  owner = await createCampaignOwner();
});

test('reopening clears the nominees and keeps the scores; closing selects anew', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  const before = await db.select().from(scores).where(eq(scores.campaignId, campaign.id));
  expect((await owner.post(`/api/campaigns/${campaign.id}/reopen`)).status).toBe(200);
  expect(await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).toEqual([]);
  expect(await owner.fetchNominees(campaign.id)).toMatchObject({ status: 'ready', docs: [] });
  expect(
    await runAsSystem((ctx) =>
      markNominees(ctx, { campaignId: campaign.id, closedAt: before[0]?.position ?? 1 }),
    ),
  ).toBeUndefined();
  await owner.close(campaign.id);
  const { docs } = await owner.waitForNominees(campaign.id);
  expect(docs.map(({ submissionId }) => submissionId)).toEqual(ids);
  expect(await db.select().from(scores).where(eq(scores.campaignId, campaign.id))).toEqual(before);
});
