import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditScores } from '#api/nominees/audit/audit-scores.ts';
import { scoreHeads, scores } from '#api/scoring/table.ts';
import { db } from '../support/system.ts';
import { findProblem, seedSelectedCampaign } from '../support/selected-campaign.ts';

const scoreAt = (campaignId: string, position: number) =>
  and(eq(scores.campaignId, campaignId), eq(scores.position, position));

test('accepts a selection as it was written, with its last head and any before', async () => {
  const campaign = await seedSelectedCampaign();
  const [audited] = await auditScores(db, { slug: campaign.slug });
  // The brief, four scores, the ranking, the nomination and the winner.
  expect(audited).toMatchObject({ slug: campaign.slug, count: 8, head: { position: 8 }, problem: undefined });
  const heads = await db.select().from(scoreHeads).where(eq(scoreHeads.campaignId, campaign.id));
  expect(heads.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual([1, 4, 5, 7, 8]);
  for (const head of heads) expect(await findProblem(campaign, head)).toBeUndefined();
});

test('reads campaigns together, and one that is broken does not affect the others', async () => {
  const [good, bad] = [await seedSelectedCampaign(), await seedSelectedCampaign()];
  await db.update(scores).set({ explanationEn: 'x' }).where(scoreAt(bad.id, 3));
  const all = await auditScores(db);
  expect(all.find(({ slug }) => slug === good.slug)?.problem).toBeUndefined();
  expect(all.find(({ slug }) => slug === bad.slug)?.problem).toEqual({ position: 3, kind: 'explanation' });
});
