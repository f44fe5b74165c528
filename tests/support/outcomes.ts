import { expect } from 'vitest';
import type { campaigns } from '#api/campaigns/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import { createLoggedInUser, type Person } from './logged-in-user.ts';
import { seedCampaign } from './seed.ts';
import { seedAnswer } from './seed-answers.ts';

export const PLANNED_AT = new Date('2027-07-03T18:30:00Z');
export const WORSE = 'It would be nice to meet her.';
const BETTER =
  'My grandmother played music for the whole street every Thursday, and I want to sing with Mila because I miss her.';

/** Seeds a paid answer of a new fan, who is logged in. */
export async function seedAnsweringFan(
  campaignId: string,
  answer: string,
  given: Partial<typeof submissions.$inferInsert> = {},
) {
  const fan = await createLoggedInUser('fan', given.language ?? 'en');
  return { ...fan, submissionId: await seedAnswer(campaignId, fan.id, { answer, ...given }) };
}
type Fan = Awaited<ReturnType<typeof seedAnsweringFan>>;

/** Seeds a campaign with nominees: a fan who will win and one who will not. */
export async function seedNominatedCampaign(
  owner: Pick<Person, 'id' | 'get' | 'post'>,
  given: Partial<typeof campaigns.$inferInsert> = {},
  language: 'nl' | 'en' = 'en',
): Promise<{ id: string; slug: string; winner: Fan; other: Fan }> {
  const { id, slug } = await seedCampaign({ ownerId: owner.id, plannedAt: PLANNED_AT, ...given });
  const winner = await seedAnsweringFan(id, BETTER, { language });
  const other = await seedAnsweringFan(id, WORSE);
  await owner.post(`/api/campaigns/${id}/close`);
  const ready = () => owner.get(`/api/campaigns/${id}/nominees`);
  await expect.poll(ready, { timeout: 20_000 }).toMatchObject({ body: { status: 'ready' } });
  return { id, slug, winner, other };
}

/** Seeds the same, with its winner. */
export async function seedDecidedCampaign(
  owner: Pick<Person, 'id' | 'get' | 'post'>,
  given?: Partial<typeof campaigns.$inferInsert>,
  language?: 'nl' | 'en',
) {
  const campaign = await seedNominatedCampaign(owner, given, language);
  const chosen = { submissionIds: [campaign.winner.submissionId], confirm: { early: true } };
  expect((await owner.post(`/api/campaigns/${campaign.id}/winners`, chosen)).status).toBe(200);
  return campaign;
}
