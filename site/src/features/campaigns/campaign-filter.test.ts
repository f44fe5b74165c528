import { expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { filterCampaigns, listCountries, NO_FILTER, readFilter } from './campaign-filter.ts';

const from = (countryOfResidence: string | null) => {
  const card = createCampaignCard();
  return { ...card, celebrity: { ...card.celebrity, countryOfResidence } };
};

const CARDS = [
  createCampaignCard({ slug: 'open' }),
  createCampaignCard({ slug: 'on-hold', paused: 'charity' }),
  createCampaignCard({ slug: 'coming', subscriptionStartDate: '2026-11-21T12:00:00.000Z' }),
  createCampaignCard({ slug: 'closed', isActive: false }),
  createCampaignCard({
    slug: 'cancelled',
    cancelled: { by: 'owner', reason: 'Ziek', at: '2026-11-19T12:00:00.000Z' },
  }),
];

test.each([
  ['', ['open', 'on-hold', 'coming', 'closed', 'cancelled']],
  ['open', ['open', 'on-hold']],
  ['soon', ['coming']],
  ['over', ['closed', 'cancelled']],
])('a list with the status “%s” has %j', (status, slugs) => {
  const found = filterCampaigns(CARDS, { ...NO_FILTER, status }, TEST_NOW);
  expect(found.map(({ slug }) => slug)).toEqual(slugs);
});

test.each([
  ['VALENTIJN', {}],
  ['zonder drempels', {}],
  [' uur met', {}],
  ['celine', { artistName: 'Céline' }],
  // Regression: most keyboards have only the straight marks.
  ['penalty\'s "op"', { name: 'Penalty’s “op” zondag' }],
  ["'s ochtends", { name: '‘s ochtends' }],
])(
  'a search finds names, celebrities and charities in any case, without accents and typographic quotes: %s',
  (q, change) => {
    const other = { name: 'Anders', artistName: 'Bram', charity: { id: 'x', name: 'Huis', slug: null } };
    const match = createCampaignCard(change);
    const found = filterCampaigns([match, createCampaignCard(other)], { ...NO_FILTER, q }, TEST_NOW);
    expect(found).toEqual([match]);
  },
);

test('a filter is what a form or an address has, else what the list begins with', () => {
  const first = { ...NO_FILTER, country: 'BE' };
  expect(readFilter(new URLSearchParams('q=noor&status=over'), first)).toEqual({
    q: 'noor',
    country: 'BE',
    status: 'over',
  });
  expect(readFilter(new URLSearchParams('country='), first)).toEqual(NO_FILTER);
});

test('lists known countries once', () => {
  expect(listCountries([from('NL'), from('BE'), from('NL'), from(null), from('Not specified')])).toEqual([
    'NL',
    'BE',
  ]);
});

test('reads as many characters of the words as an address holds, an emoji being one', () => {
  const { q } = readFilter(new URLSearchParams({ q: '🍲'.repeat(201) }));
  expect(q).toBe('🍲'.repeat(200));
});
