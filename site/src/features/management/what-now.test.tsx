import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  campaign,
  CHOSEN,
  NOMINATED,
  ownCampaignsReply,
  QUIET,
  renderDashboard,
} from './campaigns-dashboard.fixture.tsx';

const region = () => within(screen.getByRole('region', { name: 'What now?' }));
const accepted = { ...CHOSEN, settledAt: '2026-10-01T10:00:00.000Z' };
const met = { ...accepted, plannedDate: '2026-10-20T17:30:00.000Z' };

const show = (...docs: ReturnType<typeof campaign>[]) => renderDashboard(ownCampaignsReply(...docs));
const listHrefs = () =>
  region()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('an owner reads first what waits for them, the most urgent on top', async () => {
  await show(
    campaign({ id: 'c1', name: 'Quiet', ...QUIET }),
    campaign({ id: 'c2', name: 'Met', ...met, thankedAt: null }),
    campaign({ id: 'c3', name: 'Read', ...NOMINATED }),
    campaign({ id: 'c4', name: 'Thanked', ...met, thankedAt: '2026-11-01T10:00:00.000Z' }),
  );
  expect(listHrefs()).toEqual(['/en/dashboard/campaigns/c3/nominees', '/en/dashboard/campaigns/c2/thanks']);
  expect(region().getByRole('button', { name: /^“Quiet” has no answers to choose from/ })).toBeTruthy();
  expect(region().queryByText(/Thanked/)).toBeNull();
});

test('an owner sees one primary button, however many cards wait', async () => {
  await show(campaign({ id: 'c1', ...NOMINATED }), campaign({ id: 'c2', ...QUIET }), campaign());
  const primary = document.querySelectorAll('.button:not(.button-secondary, .button-quiet)');
  expect([...primary].map((button) => button.textContent)).toEqual(['Select Winners']);
});

test('an owner whose last winner is gone thanks nobody yet, and reads when everything goes back', async () => {
  const due = { missing: 'answer', returnAt: '2099-07-03T18:30:00.000Z' };
  await show(campaign({ ...CHOSEN, settledAt: null, thankedAt: null, submissionCount: 2, due }));
  expect(region().queryByRole('link')).toBeNull();
  expect(screen.getByText(/^There is no winner any more: get in touch with us before/)).toBeTruthy();
});

test('an owner reads that a campaign needs another charity, while one can be chosen', async () => {
  const declined = { isPublic: false, isFrozen: false, charityDeclined: 'We are too small' };
  const paused = { paused: 'charity', charityDueAt: '2026-12-06T12:00:00.000Z' };
  await show(
    campaign({ id: 'c1', name: 'Declined', ...declined }),
    campaign({ id: 'c2', name: 'Relied on', ...paused, isFrozen: true }),
    campaign({ id: 'c3', name: 'On hold', ...paused, isFrozen: false }),
  );
  expect(region().getByText(/^The charity of “Declined” is not taking part now/)).toBeTruthy();
  expect(listHrefs()).toEqual([
    '/en/dashboard/campaigns/c1/edit#campaign-charityOptions',
    '/en/dashboard/campaigns/c3/edit#campaign-charityOptions',
  ]);
});

test('an owner whose winner comes reads first that a date is missing, as the card does', async () => {
  const due = { missing: 'date', returnAt: '2099-07-03T18:30:00.000Z' };
  await show(campaign({ name: 'Dateless', ...accepted, thankedAt: null, submissionCount: 2, due }));
  expect(region().getByText(/^“Dateless” has no date yet/)).toBeTruthy();
  expect(region().getByRole('link', { name: 'Set the date' }).getAttribute('href')).toMatch(
    /\/edit#campaign-event$/,
  );
  expect(screen.getByText(/^Set a date for the meeting before/)).toBeTruthy();
});

test('an owner whose date has passed sets a new one before choosing, as the choice demands', async () => {
  await show(campaign({ name: 'Late', ...NOMINATED, plannedDate: '2020-07-03T18:30:00.000Z' }));
  expect(region().getByText(/^The date of “Late” has passed/)).toBeTruthy();
  expect(region().getByRole('link').getAttribute('href')).toMatch(/\/edit#campaign-event$/);
});

const due = { missing: 'choice', chooseBy: '2099-06-26T18:30:00.000Z', returnAt: '2099-07-03T18:30:00.000Z' };

test('an owner reads first what ends first, of what is equally urgent', async () => {
  await show(
    campaign({ id: 'c1', name: 'Endless', ...NOMINATED, plannedDate: null }),
    campaign({ id: 'c2', name: 'Due', ...NOMINATED, due, plannedDate: null }),
    campaign({ id: 'c3', name: 'Meets', ...NOMINATED, due, plannedDate: '2099-06-20T18:30:00.000Z' }),
  );
  expect(listHrefs()).toEqual(['c3', 'c2', 'c1'].map((id) => `/en/dashboard/campaigns/${id}/nominees`));
});

test('an owner reads by when to choose once: above the cards, and what happens otherwise on the card', async () => {
  await show(
    campaign({ id: 'c1', name: 'Meets', plannedDate: '2099-06-20T18:30:00.000Z', due, ...NOMINATED }),
    campaign({ id: 'c2', name: 'Due', plannedDate: null, due, ...NOMINATED }),
  );
  expect(screen.getByText(/Choose a winner before the meeting on 20 June 2099/).textContent).toMatch(
    /are known\. Choose .* at \d\d:\d\d\. \d+ days left\.$/,
  );
  const card = (name: string) => within(screen.getByRole('article', { name }));
  expect(card('Due').getByText(/^No winner by 3 July 2099/)).toBeTruthy();
  expect(card('Meets').queryByText(/^No winner by/)).toBeNull();
});

test('an owner whose winner comes reads when and where they meet, and thanks nobody before that', async () => {
  await show(campaign({ name: 'Ahead', ...accepted, plannedLocation: 'De Kas' }));
  expect(region().getByText('The meeting of “Ahead”: 15 July 2027 at 19:30, De Kas.')).toBeTruthy();
  const [link, ...others] = region().getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'See who is coming',
    '/en/dashboard/campaigns/c1/winners',
  ]);
  expect(others).toEqual([]);
});

test('an owner thanks nobody before a winner has accepted', async () => {
  await show(campaign({ ...CHOSEN, settledAt: null, thankedAt: null }));
  expect(region().getByText(/^Nothing is waiting for you/)).toBeTruthy();
});

test('a charity’s person reads that its account comes first, with one button', async () => {
  await renderDashboard(ownCampaignsReply(campaign({ name: 'Quiet', ...QUIET })), 'charity', {
    id: 'h1',
    name: 'Het Huis',
  });
  expect(region().getByText(/^Het Huis cannot receive money yet/)).toBeTruthy();
  const [button, ...others] = region().getAllByRole('link');
  expect([button?.getAttribute('href'), others]).toEqual(['/en/dashboard/charities/h1', []]);
  expect(region().getByRole('button', { name: /^“Quiet” has no answers to choose from/ })).toBeTruthy();
  expect(region().queryByText(/^Nothing is waiting/)).toBeNull();
});

test('an owner with nothing to do is told so, with what the campaigns have raised', async () => {
  await show(campaign(), campaign({ id: 'c2', submissionCount: 3 }));
  expect(region().getByText(/^Nothing is waiting for you/)).toBeTruthy();
  expect(region().getByText('Raised').closest('div')?.textContent).toBe('Raised€50');
  expect(region().getByText('Paid answers').closest('div')?.textContent).toBe('Paid answers5');
});

test('an owner without a proven address has nothing to read but that', async () => {
  await renderDashboard(ownCampaignsReply(campaign()), 'celebrity', undefined, false);
  expect(screen.queryByRole('region', { name: 'What now?' })).toBeNull();
});

test('a charity’s person reads what was raised for it, also without a campaign of their own', async () => {
  await renderDashboard(ownCampaignsReply(), 'charity', undefined, true, [['Raised for you', '€90']]);
  expect(region().getByText('Raised for you').closest('div')?.textContent).toBe('Raised for you€90');
  expect(region().queryByText('Raised')).toBeNull();
});

test('one paid answer is named as one', async () => {
  await show(campaign({ submissionCount: 1 }));
  expect(region().getByText('Paid answer').closest('div')?.textContent).toBe('Paid answer1');
});
