import { expect } from 'vitest';
import type { campaigns } from '#api/campaigns/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import { GOOD, type CampaignOwner } from './campaign-owner.ts';
import { createLoggedInUser } from './logged-in-user.ts';
import { seedAnswer } from './seed-answers.ts';

export const PLANNED_AT = new Date('2027-07-03T18:30:00Z');
export const WORSE = 'It would be nice to meet her.';

/** Seeds a paid answer of a new, logged-in fan. */
export async function seedAnsweringFan(
  campaignId: string,
  answer: string,
  given: Partial<typeof submissions.$inferInsert> = {},
) {
  const fan = await createLoggedInUser('fan', given.language ?? 'en');
  return { ...fan, submissionId: await seedAnswer(campaignId, fan.id, { answer, ...given }) };
}
type Fan = Awaited<ReturnType<typeof seedAnsweringFan>>;

/** Seeds a campaign with two nominees: a fan who will win and one who will not. */
export async function seedNominatedCampaign(
  owner: CampaignOwner,
  given: Partial<typeof campaigns.$inferInsert> = {},
  language: 'nl' | 'en' = 'en',
): Promise<{ id: string; slug: string; winner: Fan; other: Fan }> {
  const { id, slug } = await owner.seedOwnCampaign({ plannedAt: PLANNED_AT, ...given });
  const winner = await seedAnsweringFan(id, GOOD, { language });
  const other = await seedAnsweringFan(id, WORSE);
  await owner.close(id);
  await owner.waitForNominees(id);
  return { id, slug, winner, other };
}

/** Seeds such a campaign with its winner. */
export async function seedDecidedCampaign(
  owner: CampaignOwner,
  given?: Partial<typeof campaigns.$inferInsert>,
  language?: 'nl' | 'en',
) {
  const campaign = await seedNominatedCampaign(owner, given, language);
  expect((await owner.choose(campaign.id, [campaign.winner.submissionId])).status).toBe(200);
  return campaign;
}
