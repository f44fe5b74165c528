import { expect } from 'vitest';
import { Campaign } from '#api/campaigns/contract.ts';
import type { Person } from './people.ts';
import { seedCharity } from './seed.ts';

/** The charity of the drafts. */
export const CHARITY_ID = 'f3c7a2de-5d0b-4c39-9a87-6b1f0e4d2c58';

/** Seeds the charity of the drafts, once per test file. */
export const seedDraftCharity = () => seedCharity({ id: CHARITY_ID, name: 'De Warme Tafel' });

/** Builds the body for creating a campaign. */
export function createDraft(changes: Record<string, unknown> = {}) {
  return {
    name: 'An hour in the kitchen',
    // A unique name, because one that resembles another owner's waits for an admin.
    artistName: `Noor ${crypto.randomUUID()}`,
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'cooking, neighbours, warmth',
    keywordPriorities: { warmth: 1, cooking: 2, neighbours: 3 },
    charity: CHARITY_ID,
    agreeToTerms: true,
    agreeToProtocol: true,
    ...changes,
  };
}

/** Creates a campaign as its owner would. */
export async function postCampaign(person: Person, changes: Record<string, unknown> = {}) {
  const answer = await person.post('/api/campaigns/create', createDraft(changes));
  expect(answer.status).toBe(201);
  return Campaign.parse(Object(answer.body).doc);
}
