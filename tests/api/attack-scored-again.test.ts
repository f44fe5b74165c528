import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rankings } from '#api/nominees/table.ts';
import { addDays } from '#api/outcomes/rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { startScoringRound } from '#api/scoring/record/scoring-state.ts';
import { db, listQueuedMails, runAsSystem } from '../support/api.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  down,
  fair,
  fetchReport,
  PLAIN,
  seedAnsweredCampaign,
  selectBy,
} from '../support/scored-campaign.ts';

test('the owner is not told of answers without a score once all have one', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedAnsweredCampaign(owner.id, PLAIN);
  await selectBy(campaign, down);
  expect(await runAsSystem((ctx) => startScoringRound(ctx, campaign.id))).toBe(1);
  await selectBy(campaign, fair);
  expect((await fetchReport(campaign.slug)).result).toMatchObject({ answers: { notScored: 0 } });
  const [mail] = await listQueuedMails(`nominees:${campaign.id}:${campaign.closedAt}`);
  expect(mail?.text).toContain('nominees are');
  expect(mail?.text).not.toContain('Left without a score');
});

test('fans can ask for another reading for 48 hours from when there are nominees, not from when no answer had a score', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedAnsweredCampaign(owner.id, PLAIN);
  await selectBy(campaign, down);
  // Ten days later the owner has the answers scored again, with success.
  const before = addDays(new Date(), -10);
  await db.update(rankings).set({ knownAt: before }).where(eq(rankings.campaignId, campaign.id));
  expect(await runAsSystem((ctx) => startScoringRound(ctx, campaign.id))).toBe(1);
  await selectBy(campaign, fair);
  const [ranking] = await db.select().from(rankings).where(eq(rankings.campaignId, campaign.id));
  expect(await listQueuedMails(`nominees:${campaign.id}:${campaign.closedAt}`)).toHaveLength(1);
  const { body } = await owner.get(`/api/campaigns/${campaign.id}`);
  const chooseBy = Date.parse(Object(body).doc.due.chooseBy);
  expect([ranking?.knownAt.getTime() ?? 0, chooseBy - Date.now()]).toEqual([
    expect.toSatisfy((at: number) => Date.now() - at < DAY_MS),
    expect.toSatisfy((left: number) => left > 13 * DAY_MS),
  ]);
});
