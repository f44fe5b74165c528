import { charities } from '#api/charities/table.ts';
import { db } from './payments.ts';

/** Returns the body of a new campaign, for an approved charity of its own. */
export async function createDraft(changes: Record<string, unknown> = {}) {
  const charity = crypto.randomUUID();
  const status = { approvalStatus: 'approved', createdAt: new Date() } as const;
  await db.insert(charities).values({ id: charity, name: `Zonnebloem ${charity}`, key: charity, ...status });
  return {
    name: 'An hour in the kitchen',
    artistName: 'Noor',
    description: 'We cook together, for people who eat alone.',
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'cooking, neighbours, warmth',
    keywordPriorities: { warmth: 1, cooking: 2, neighbours: 3 },
    charity,
    agreeToTerms: true,
    agreeToProtocol: true,
    ...changes,
  };
}
