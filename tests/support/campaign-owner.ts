import { expect, vi } from 'vitest';
import { NomineesResponse } from '#api/nominees/contract.ts';
import { createLoggedInUser, type Person } from './people.ts';
import { seedAnswer } from './answers.ts';
import { seedCampaign, seedUser } from './seed.ts';
import type { Values } from './rows.ts';

export const GOOD =
  'My grandmother played music for the whole street every Thursday, and I want to sing with Mila because I miss her.';

/** Why an owner nominates an answer. */
export const WHY = 'This one made me laugh out loud.';

/** Seeds a paid answer of a new fan with a full name and a phone number. */
export async function seedFanAnswer(campaignId: string, given: Values<'submissions'> = {}) {
  const { id: userId, email } = await seedUser({ name: 'Noor van den Berg', phone: '0612345678' });
  return { id: await seedAnswer(campaignId, userId, given), email };
}

/** Returns the nominees of a campaign as its owner sees them. */
export async function fetchNominees(owner: Pick<Person, 'get'>, id: string): Promise<NomineesResponse> {
  return NomineesResponse.parse((await owner.get(`/api/campaigns/${id}/nominees`)).body);
}

/** Creates a logged-in celebrity with an owner's calls, from closing to choosing. */
export async function createCampaignOwner() {
  const person = await createLoggedInUser('celebrity');
  const seedOwnCampaign = (given: Parameters<typeof seedCampaign>[0] = {}) =>
    seedCampaign({ ownerId: person.id, ...given });
  const close = (id: string) => person.post(`/api/campaigns/${id}/close`);

  const waitForNominees = (id: string) =>
    vi.waitFor(async () => {
      const found = await fetchNominees(person, id);
      expect(found.status).toBe('ready');
      return found;
    }, 20_000);

  /** Seeds a closed campaign with nominees, best first. */
  async function seedCampaignWithNominees(answers: number, given: Parameters<typeof seedCampaign>[0] = {}) {
    const campaign = await seedOwnCampaign(given);
    const planted = [];
    for (let index = 0; index < answers; index += 1) planted.push(await seedFanAnswer(campaign.id));
    expect((await close(campaign.id)).body).toEqual({ hasNominees: true });
    const { docs } = await waitForNominees(campaign.id);
    return { campaign, planted, ids: docs.map(({ submissionId }) => submissionId) };
  }

  /** Chooses winners while fans may still ask for another reading. */
  const choose = (
    id: string,
    submissionIds: readonly string[],
    more: Readonly<Record<string, unknown>> = {},
  ) => person.post(`/api/campaigns/${id}/winners`, { submissionIds, confirm: { early: true }, ...more });

  const nominate = (id: string, submissionId: string, reason = WHY) =>
    person.post(`/api/campaigns/${id}/nominations`, { submissionId, reason });

  const calls = {
    close,
    choose,
    nominate,
    fetchNominees: (id: string) => fetchNominees(person, id),
    waitForNominees,
  };
  return { ...person, ...calls, seedOwnCampaign, seedCampaignWithNominees };
}
export type CampaignOwner = Awaited<ReturnType<typeof createCampaignOwner>>;

export const PLANNED_AT = new Date('2027-07-03T18:30:00Z');
export const WORSE = 'It would be nice to meet her.';

/** Seeds a paid answer of a new, logged-in fan. */
export async function seedAnsweringFan(
  campaignId: string,
  answer: string,
  given: Values<'submissions'> = {},
) {
  const fan = await createLoggedInUser('fan', given.language ?? 'en');
  return { ...fan, submissionId: await seedAnswer(campaignId, fan.id, { answer, ...given }) };
}
type Fan = Awaited<ReturnType<typeof seedAnsweringFan>>;

/** Seeds a campaign with two nominees: a fan who will win and one who will not. */
export async function seedNominatedCampaign(
  owner: CampaignOwner,
  given: Values<'campaigns'> = {},
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
  given?: Values<'campaigns'>,
  language?: 'nl' | 'en',
) {
  const campaign = await seedNominatedCampaign(owner, given, language);
  expect((await owner.choose(campaign.id, [campaign.winner.submissionId])).status).toBe(200);
  return campaign;
}
