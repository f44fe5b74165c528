import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { enter, fill, press } from '#tests/support/fields.ts';
import { createCampaignCard } from './campaign.fixture.ts';
import { CampaignCarousel } from './CampaignCarousel.tsx';
import { CampaignList } from './CampaignList.tsx';
import { stubCampaignList, advanceTimers, flushRequests, resetIslands } from './islands.fixture.ts';
import { campaignTexts } from './texts.ts';

afterEach(resetIslands);

const belgian = { ...createCampaignCard().celebrity, countryOfResidence: 'BE' };
const singingCampaign = createCampaignCard({
  slug: 'zing',
  name: 'Zing met Noor',
  subscriptionDeadline: null,
});
const cookingCampaign = createCampaignCard({ slug: 'kook', name: 'Kook met Bram', celebrity: belgian });
const closedCampaign = createCampaignCard({ slug: 'dicht', name: 'Dicht met Lotte', isActive: false });

const comingCampaign = createCampaignCard({
  slug: 'straks',
  name: 'Straks met Idris',
  subscriptionStartDate: '2026-11-21T12:00:00.000Z',
  subscriptionDeadline: '2026-11-21T15:00:00.000Z',
});

async function show(docs: readonly unknown[], language: 'nl' | 'en' = 'nl', country?: string) {
  stubCampaignList(docs);
  render(<CampaignList language={language} texts={campaignTexts(language)} country={country} />);
  await flushRequests();
}

const names = () => screen.queryAllByRole('link').map((link) => link.textContent);
const getCard = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('article');
  if (!card) throw new Error(`no card for ${name}`);
  return card;
};

test('placeholders are laid out as the cards that replace them', () => {
  stubCampaignList([]);
  render(<CampaignList language="nl" texts={campaignTexts('nl')} />);
  expect(document.querySelectorAll('.cards > li > .card.list-card').length).toBeGreaterThan(3);
});

test('the cards say of a campaign on hold that nobody can take part, and keep its place', async () => {
  const paused = createCampaignCard({ slug: 'pauze', name: 'Pauze met Noor', paused: 'charity' });
  await show([singingCampaign, paused]);
  expect(names()).toEqual(['Pauze met Noor', 'Zing met Noor']);
  const card = within(getCard('Pauze met Noor'));
  expect(card.getByText('Gepauzeerd')).toBeTruthy();
  expect(card.getByText('Meedoen kan nu even niet')).toBeTruthy();
  expect(card.getByText('Meer informatie')).toBeTruthy();
  expect(card.queryByText('Doe mee')).toBeNull();
});

test('the cards show celebrity, planned date, deadline and description', async () => {
  await show([createCampaignCard()], 'en');
  const card = within(getCard('Een uur met Noor'));
  expect(card.getByText('Noor Valentijn')).toBeTruthy();
  expect(card.getByText('Dec 05, 2026')).toBeTruthy();
  expect(card.getByText('Take part until')).toBeTruthy();
  expect(card.getByText('Sunday 22 November at 16:04')).toBeTruthy();
  expect(card.getByText('Een uur lang samen zingen.')).toBeTruthy();
});

test('the cards say whether they are open, to come or over', async () => {
  const [soon, over] = ['Binnenkort', 'Afgelopen'];
  await show([closedCampaign, comingCampaign, singingCampaign]);
  expect(names()).toEqual(['Zing met Noor', 'Straks met Idris', 'Dicht met Lotte']);
  const open = within(getCard('Zing met Noor'));
  expect(getCard('Zing met Noor').className).not.toContain('card-muted');
  expect([open.queryByText(soon), open.queryByText(over)]).toEqual([null, null]);
  expect(open.getByText('Doe mee')).toBeTruthy();
  for (const [name, badge, other] of [
    ['Straks met Idris', soon, over],
    ['Dicht met Lotte', over, soon],
  ] as const) {
    const card = within(getCard(name));
    expect(getCard(name).className).toContain('card-muted');
    expect(card.getByText(badge)).toBeTruthy();
    expect(card.queryByText(other)).toBeNull();
    expect(card.getByText('Meer informatie')).toBeTruthy();
  }
});

test('the cards do not name a deadline that their owner did not wait for', async () => {
  await show([closedCampaign], 'en');
  const card = within(getCard('Dicht met Lotte'));
  expect(card.getByText('Closed')).toBeTruthy();
  expect(card.queryByText(/22 November/)).toBeNull();
});

test('the cards say when a campaign to come opens, with the year', async () => {
  await show([comingCampaign], 'en');
  expect(within(getCard('Straks met Idris')).getByText('Opens on 21 November 2026 at 13:00')).toBeTruthy();
});

test('the cards move to the end when their deadline passes', async () => {
  const ending = createCampaignCard({
    slug: 'e',
    name: 'Bijna',
    subscriptionDeadline: '2026-11-20T12:00:30.000Z',
  });
  await show([ending, singingCampaign]);
  expect(names()).toEqual(['Bijna', 'Zing met Noor']);
  await advanceTimers(60_000);
  expect(names()).toEqual(['Zing met Noor', 'Bijna']);
});

test('the search keeps its words in the address, and begins with those', async () => {
  await show([singingCampaign, cookingCampaign]);
  const entries = history.length;
  enter(screen.getByRole('searchbox'), 'bram');
  expect(location.search).toBe('?q=bram');
  expect(history.length).toBe(entries);
  cleanup();
  await show([singingCampaign, cookingCampaign]);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'bram');
  expect(names()).toEqual(['Kook met Bram']);
  enter(screen.getByRole('searchbox'), '');
  expect(location.search).toBe('');
});

test('the search is a form of the page of all campaigns without script', async () => {
  await show([singingCampaign], 'en');
  const form = screen.getByRole('search');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/en/campaigns']);
  expect(screen.getByRole('searchbox').getAttribute('name')).toBe('q');
});

test('the search says how many match, or that none does, and can be cleared', async () => {
  await show([singingCampaign, cookingCampaign, closedCampaign]);
  fill('Zoek op naam of doel', 'BRAM');
  press('Zoeken');
  expect(names()).toEqual(['Kook met Bram']);
  expect(screen.getByText('1 campagne').getAttribute('role')).toBe('status');
  fill('Zoek op naam of doel', 'zzz');
  expect(names()).toEqual([]);
  expect(screen.getByText('Geen campagnes gevonden')).toBeTruthy();
  press('Toon alle campagnes');
  expect(names()).toHaveLength(3);
});

test('the search offers the countries by name', async () => {
  await show([singingCampaign, cookingCampaign], 'en');
  const select = screen.getByLabelText('Country');
  expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'All countries',
    'Belgium',
    'Netherlands',
  ]);
  fill('Country', 'BE');
  expect(names()).toEqual(['Kook met Bram']);
});

test('the search filters by status, in the address as well; offers no countries where there is only one', async () => {
  await show([singingCampaign, comingCampaign, closedCampaign]);
  expect(screen.queryByLabelText('Land')).toBeNull();
  fill('Status', 'soon');
  expect(names()).toEqual(['Straks met Idris']);
  expect(location.search).toBe('?status=soon');
});

test('the search starts with the country of the block, and can show all', async () => {
  await show([singingCampaign, cookingCampaign], 'nl', 'BE');
  expect(names()).toEqual(['Kook met Bram']);
  fill('Land', '');
  expect(names()).toHaveLength(2);
  expect(location.search).toBe('?country=');
});

test('loads the campaigns once for carousel and list', async () => {
  const fetchMock = stubCampaignList([singingCampaign]);
  render(
    <>
      <CampaignCarousel language="nl" texts={campaignTexts('nl')} />
      <CampaignList language="nl" texts={campaignTexts('nl')} />
    </>,
  );
  await flushRequests();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(fetchMock).toHaveBeenCalledOnce();
});

async function showFirstPage() {
  stubCampaignList([singingCampaign], 200, true);
  render(<CampaignList language="en" texts={campaignTexts('en')} />);
  await flushRequests();
}

async function loadMore() {
  press('Load more');
  await flushRequests();
}

test('adds the next page, and offers no more after the last', async () => {
  await showFirstPage();
  const fetchMock = stubCampaignList([singingCampaign, cookingCampaign]);
  // The total is not known yet.
  expect(screen.getByRole('status').textContent).toBe('');
  await loadMore();
  expect(screen.getByRole('status').textContent).toBe('2 campaigns');
  expect(fetchMock).toHaveBeenCalledWith(expect.stringContaining('after=200'), expect.anything());
  expect(names()).toEqual(['Kook met Bram', 'Zing met Noor']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

async function search(words: string, ...rest: Parameters<typeof stubCampaignList>) {
  await showFirstPage();
  stubCampaignList(...rest);
  enter(screen.getByRole('searchbox'), words);
  await flushRequests();
}

test('a search through several pages finds what stands on a later page', async () => {
  await search('bram', [cookingCampaign]);
  expect(names()).toEqual(['Kook met Bram']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a search through several pages says that nothing matches only once all pages were searched', async () => {
  await search('bram', [], 500);
  expect(screen.queryByText('No campaigns found')).toBeNull();
  stubCampaignList([closedCampaign]);
  await loadMore();
  expect(screen.getByText('No campaigns found')).toBeTruthy();
});

test('says so when the next page cannot be had, and keeps the first', async () => {
  await showFirstPage();
  stubCampaignList([], 500);
  await loadMore();
  expect(screen.getByRole('alert').textContent).toContain('could not load');
  expect(names()).toEqual(['Zing met Noor']);
});
