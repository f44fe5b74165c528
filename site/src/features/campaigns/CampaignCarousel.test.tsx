import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { createCampaignCard } from './campaign.fixture.ts';
import { CampaignCarousel } from './CampaignCarousel.tsx';
import { stubCampaignList, advanceTimers, flushRequests, resetIslands } from './islands.fixture.ts';
import { campaignTexts } from './texts.ts';

afterEach(resetIslands);

async function show(docs: readonly unknown[], language: 'nl' | 'en' = 'nl') {
  const fetchMock = stubCampaignList(docs);
  render(<CampaignCarousel language={language} texts={campaignTexts(language)} />);
  await flushRequests();
  return fetchMock;
}

async function showOne(changes: Partial<CampaignCard>, language: 'nl' | 'en' = 'nl') {
  await show([createCampaignCard(changes)], language);
  return within(screen.getByRole('article'));
}

const digits = () =>
  [...document.querySelectorAll('.countdown b')].map((digit) => digit.textContent).join(' ');

test('a card shows name, celebrity, day with short month and description, as one link', async () => {
  const card = await showOne({});
  expect(card.getByText('Noor Valentijn')).toBeTruthy();
  expect(card.getByText('5 dec').parentElement?.textContent).toBe('Datum 5 dec');
  // The card names the deadline only in the countdown's hidden date, and in the visitor's own time if that differs.
  expect(card.getByText(/22 november/).className).toBe('visually-hidden');
  expect(card.getByText(/in Amsterdam is bij jou/).className).toBe('own-time');
  expect(card.getByText('Een uur lang samen zingen.').className).toContain('clamp-5');
  const links = card.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Een uur met Noor', '/nl/campaigns/een-uur-met-noor'],
  ]);
});

test('a card offers more information before the start, and to take part from then on', async () => {
  const card = await showOne({ subscriptionStartDate: '2026-11-20T12:00:02.000Z' });
  expect(card.getByText('Meer informatie')).toBeTruthy();
  expect(card.getByText('Binnenkort')).toBeTruthy();
  await advanceTimers(2000);
  expect(card.getByText('Doe mee')).toBeTruthy();
  expect(card.queryByText('Meer informatie')).toBeNull();
});

test('the cards are of campaigns that are open or upcoming, open ones first', async () => {
  const start = '2026-11-21T12:00:00.000Z';
  await show([
    createCampaignCard({ slug: 'soon', name: 'Straks', subscriptionStartDate: start }),
    createCampaignCard({ slug: 'open', name: 'Nu' }),
    createCampaignCard({ slug: 'over', name: 'Voorbij', isActive: false }),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Nu', 'Straks']);
});

test('the carousel says that none is open, with a way to those that have been', async () => {
  await show([createCampaignCard({ isActive: false })], 'en');
  expect(screen.getByText('No campaign is open right now')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/campaigns');
});

test.each([
  ['Zing een uur met Noor Valentijn', 0],
  ['Een uur met Noor', 1],
])('a card does not repeat a celebrity whom the campaign’s name has: %s', async (name, times) => {
  const card = await showOne({ name });
  expect(card.queryAllByText('Noor Valentijn')).toHaveLength(times);
});

test('the countdown of a card counts down to the deadline every second', async () => {
  const card = await showOne({});
  expect(card.getByText('tot inschrijvingen sluiten')).toBeTruthy();
  expect(digits()).toBe('02 03 04 05');
  await advanceTimers(1000);
  expect(digits()).toBe('02 03 04 04');
  await advanceTimers(5000);
  expect(digits()).toBe('02 03 03 59');
});

test('the countdown of a card counts down to the start without seconds', async () => {
  const card = await showOne({ subscriptionStartDate: '2026-11-21T13:01:30.000Z' });
  expect(card.getByText('tot inschrijvingen openen')).toBeTruthy();
  expect(digits()).toBe('01 01 01');
});

test('the countdown of a card gives a screen reader the date instead of the digits', async () => {
  await showOne({}, 'en');
  const fetchedBefore = document.querySelector('.countdown time');
  expect(fetchedBefore?.textContent).toContain('until Sunday 22 November at 16:04');
  expect(document.querySelector('.countdown-units')?.getAttribute('aria-hidden')).toBe('true');
});

test('the countdown of a card stops while the page is hidden, and is right afterwards', async () => {
  await showOne({});
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await advanceTimers(3000);
  expect(digits()).toBe('02 03 04 05');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(digits()).toBe('02 03 04 02');
});

/** Sets the track's sizes, which a test document without layout lacks. */
function stubSizes(track: Element, sizes: { scrollLeft: number; scrollWidth: number; clientWidth: number }) {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(track, name, { value, configurable: true, writable: true });
  }
  fireEvent.scroll(track);
}
const enabled = () =>
  ['Scroll naar links', 'Scroll naar rechts'].map(
    (name) => !screen.getByRole('button', { name }).hasAttribute('disabled'),
  );

test('the scroll buttons are disabled at the ends', async () => {
  await show([createCampaignCard()]);
  const track = screen.getByRole('list');
  expect(enabled()).toEqual([false, false]);
  stubSizes(track, { scrollLeft: 0, scrollWidth: 2000, clientWidth: 800 });
  expect(enabled()).toEqual([false, true]);
  stubSizes(track, { scrollLeft: 352, scrollWidth: 2000, clientWidth: 800 });
  expect(enabled()).toEqual([true, true]);
  stubSizes(track, { scrollLeft: 1200, scrollWidth: 2000, clientWidth: 800 });
  expect(enabled()).toEqual([true, false]);
});

test('the scroll buttons scroll by 352 pixels, without animation where motion is reduced', async () => {
  await show([createCampaignCard()]);
  const track = screen.getByRole('list');
  const scrollBy = vi.fn();
  Object.assign(track, { scrollBy });
  stubSizes(track, { scrollLeft: 400, scrollWidth: 2000, clientWidth: 800 });
  fireEvent.click(screen.getByRole('button', { name: 'Scroll naar rechts' }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Scroll naar links' }));
  expect(scrollBy.mock.calls).toEqual([
    [{ left: 352, behavior: 'smooth' }],
    [{ left: -352, behavior: 'instant' }],
  ]);
});

test('without campaigns, the carousel says that they are loading', async () => {
  stubCampaignList([]);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<CampaignCarousel language="nl" texts={campaignTexts('nl')} />);
  await flushRequests();
  expect(screen.getByRole('status').textContent).toContain('Campagnes laden...');
  expect(document.querySelectorAll('.skeleton-media').length).toBeGreaterThan(3);
});

test('without campaigns, the carousel says that there are none', async () => {
  await show([]);
  expect(screen.getByText('Er zijn nog geen campagnes')).toBeTruthy();
});

test('without campaigns, the carousel offers to try again after a failure', async () => {
  stubCampaignList([], 500);
  render(<CampaignCarousel language="en" texts={campaignTexts('en')} />);
  await flushRequests();
  expect(screen.getByRole('alert').textContent).toContain('We could not load the campaigns');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ docs: [createCampaignCard()] })));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await flushRequests();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});
