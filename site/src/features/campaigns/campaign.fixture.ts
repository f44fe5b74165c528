import type { Campaign, CampaignCard, PublicCampaign } from '#api/campaigns/contract.ts';

/** The time at which the tests run. */
export const TEST_NOW = new Date('2026-11-20T12:00:00.000Z');

/** Returns a campaign that is open at {@link TEST_NOW} for another 2 days, 3 hours, 4 minutes and 5 seconds. */
export function createCampaignCard(changes: Partial<CampaignCard> = {}): CampaignCard {
  const slug = changes.slug ?? 'een-uur-met-noor';
  return {
    id: `id-${slug}`,
    slug,
    name: 'Een uur met Noor',
    language: 'nl',
    artistName: 'Noor Valentijn',
    description: 'Een uur lang samen zingen.',
    image: null,
    celebrity: {
      id: 'noor',
      name: 'Noor Valentijn',
      city: 'Utrecht',
      countryOfResidence: 'NL',
      avatar: null,
      hasProfile: true,
      isConfirmed: false,
    },
    charity: { id: 'koor', name: 'Kinderkoor Zonder Drempels', slug: 'kinderkoor-zonder-drempels' },
    plannedDate: '2026-12-05T16:00:00.000Z',
    plannedTime: '17:00',
    plannedLocation: 'Utrecht',
    subscriptionStartDate: null,
    subscriptionDeadline: '2026-11-22T15:04:05.000Z',
    endDate: '2026-12-05T17:00:00.000Z',
    isActive: true,
    nomineesSelected: false,
    winnersSelected: false,
    allowPlusOne: false,
    twoWinners: false,
    thankYouMethod: 'video',
    fanQuestion: 'why-meet',
    fanQuestionOther: null,
    phase: 'open',
    isPublic: true,
    paused: null,
    cancelled: null,
    result: null,
    costsCoveredBy: 'platform',
    ...changes,
  };
}

/** Returns the same campaign in the format of its public page. */
export function createPublicCampaign(changes: Partial<PublicCampaign> = {}): PublicCampaign {
  const extras = { sharePictures: { nl: null, en: null }, changes: [], overdue: null };
  const facts = { isEmpty: false, isThanked: false };
  return { ...createCampaignCard(changes), ...extras, ...facts, ...changes };
}

/** Returns the same campaign in the format of its owner's calls. */
export function createOwnCampaign(changes: Partial<Campaign> = {}): Campaign {
  return {
    ...createCampaignCard(),
    review: null,
    reviewReason: null,
    charityDueAt: null,
    charityDeclined: null,
    flexiblePlanning: false,
    thankYouIncludePhotos: false,
    thankYouAllowPoohSend: false,
    importantKeywords: 'warmth, cooking',
    keywordPriorities: { warmth: 1, cooking: 2 },
    encourageFans: false,
    agreeToTerms: true,
    agreeToProtocol: true,
    organizeInNetherlands: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    hasSharePictures: true,
    submissionCount: 0,
    hasAnswers: false,
    ownNominations: 0,
    isFrozen: false,
    nominees: [],
    due: null,
    settledAt: null,
    thankedAt: null,
    managedFor: null,
    ...changes,
  };
}
