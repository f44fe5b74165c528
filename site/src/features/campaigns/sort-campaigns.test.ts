import { expect, test } from 'vitest';
import { sortCampaigns } from './sort-campaigns.ts';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';

const soon = createCampaignCard({ slug: 'soon', subscriptionDeadline: '2026-11-21T00:00:00.000Z' });
const later = createCampaignCard({ slug: 'later', subscriptionDeadline: '2026-12-21T00:00:00.000Z' });
const never = createCampaignCard({ slug: 'never', subscriptionDeadline: null });
const closed = createCampaignCard({ slug: 'closed', isActive: false, subscriptionDeadline: null });
const past = createCampaignCard({ slug: 'past', subscriptionDeadline: '2026-11-20T12:00:00.000Z' });

const start = '2026-11-21T12:00:00.000Z';
const coming = createCampaignCard({ slug: 'coming', subscriptionStartDate: start });

test('the order of the list is open first, then to come, then over; soonest deadline first, those without one last', () => {
  const order = sortCampaigns([closed, never, past, coming, later, soon], TEST_NOW).map(({ slug }) => slug);
  expect(order).toEqual(['soon', 'later', 'never', 'coming', 'past', 'closed']);
});

test('the order of the list keeps equals in order, and does not change its input', () => {
  const given = [createCampaignCard({ slug: 'b' }), createCampaignCard({ slug: 'a' })];
  expect(sortCampaigns(given, TEST_NOW).map(({ slug }) => slug)).toEqual(['b', 'a']);
  const ended = [closed, soon];
  sortCampaigns(ended, TEST_NOW);
  expect(ended).toEqual([closed, soon]);
});
