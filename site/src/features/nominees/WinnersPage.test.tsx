import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { campaignReply, createNominee, WINNERS } from './nominee-pages.fixture.ts';
import { nomineeTexts } from './texts.ts';
import { createClient } from '#api/client.ts';
import { createPicture } from '../media/media.fixture.ts';
import { loadWinners } from './load-nominees.ts';
import { REFUSED_CHOICE } from './RefusedChoice.tsx';
import { WinnersPage } from './WinnersPage.tsx';

const { api } = createClient();

const en = nomineeTexts('en');

function winner(name: string, more: Readonly<Record<string, unknown>> = {}) {
  const user = {
    name: `${name} Vos`,
    email: `${name.toLowerCase()}@example.org`,
    phone: null,
    location: null,
  };
  return {
    ...createNominee(name, 9.2),
    minute: 38,
    reason: `Because of ${name}.`,
    selectedAt: '2026-12-04T23:30:00.000Z',
    moment: 'accepted',
    answerBy: null,
    dateAnswer: null,
    details: null,
    user: { ...user, ...more },
  };
}

async function renderWinners(replies: Parameters<typeof stubApi>[0]) {
  stubApi({ ...campaignReply({ winnersSelected: true }), ...replies });
  const result = await loadWinners({ api, id: 'c1' });
  const refused = new URLSearchParams(location.search).get(REFUSED_CHOICE);
  render(<WinnersPage {...{ result, refused }} language="en" texts={en} />);
}
const list = (...docs: readonly unknown[]) => ({ [WINNERS]: { body: { docs, former: [] } } });

beforeEach(() => {
  vi.useFakeTimers();
});

it('has the title and the congratulation with the number of winners', async () => {
  await renderWinners(list(winner('Emma'), winner('Bas')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Winners Selected for “An hour in the kitchen”',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Congratulations! You have selected 2 winners.',
    'Winner 1: Emma Vos',
    'Winner 2: Bas Vos',
  ]);
});

it.each([
  ['You meet on 1 December 2026 at 15:00, De Kas.', 'accepted', '2026-12-01T14:00:00.000Z'],
  [
    'Each winner tells us whether they can come. You meet on 1 December 2026 at 15:00, De Kas.',
    'won',
    '2026-12-01T14:00:00.000Z',
  ],
  ['Get in touch with those who are coming, and arrange your Power Hour.', 'accepted', null],
])('says what comes next: %s', async (sentence, moment, plannedDate) => {
  const meeting = { plannedDate, plannedLocation: plannedDate && 'De Kas' };
  const emma = { ...winner('Emma'), moment, answerBy: '2026-11-30T14:00:00.000Z' };
  await renderWinners({ ...campaignReply({ winnersSelected: true, ...meeting }), ...list(emma) });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('shows the dial with the celebrity’s face, all paid answers and the winners’ own minutes', async () => {
  const chosen = { winnersSelected: true, submissionCount: 11 };
  const celebrity = { name: 'Noor', avatar: createPicture() };
  await renderWinners({
    ...campaignReply({ ...chosen, celebrity }),
    ...list(winner('Emma'), { ...winner('Bas'), minute: 15 }),
  });
  const dial = screen.getByRole('img', { name: 'The hour with Noor: 11 answers.' });
  expect(dial.querySelector('image')?.getAttribute('href')).toBe(celebrity.avatar.url);
  expect(dial.querySelectorAll('path[fill]')).toHaveLength(2);
});

it('tells who manages it for another how many were chosen, not that they chose', async () => {
  const managedFor = { name: 'Noor', mayManage: true, mayDecide: false };
  await renderWinners({
    ...campaignReply({ winnersSelected: true, managedFor }),
    ...list(winner('Emma'), winner('Bas')),
  });
  expect(screen.getByText('2 winners have been selected.')).toBeTruthy();
  expect(screen.queryByText(/You have selected/)).toBeNull();
});

it('asks nothing more of the owner once they have met', async () => {
  await renderWinners(list({ ...winner('Emma'), moment: 'attended' }));
  expect(screen.getByText('Congratulations! You have selected 1 winner.')).toBeTruthy();
  expect(screen.queryByText(en.winners.arrange)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Email Emma Vos' })).toBeNull();
});

it('shows score, answer, reasoning, contact details and the date in Amsterdam', async () => {
  await renderWinners(list(winner('Emma', { phone: '+31 (0)6 12-34', location: 'Utrecht' })));
  const card = within(screen.getByRole('article', { name: 'Winner 1: Emma Vos' }));
  for (const text of [
    '9.2',
    'out of 10',
    'Answer of Emma.',
    'AI Analysis',
    'Why Emma.',
    'Why this answer was chosen',
    'Because of Emma.',
    'Emma Vos',
    'Utrecht',
  ]) {
    expect(card.getByText(text), text).toBeTruthy();
  }
  // The address may wrap before the at sign; here this shows as a space.
  for (const name of [/^emma ?@example\.org$/, 'Email Emma Vos'])
    expect(card.getByRole('link', { name }).getAttribute('href')).toBe('mailto:emma@example.org');
  expect(card.getByRole('link', { name: '+31 (0)6 12-34' }).getAttribute('href')).toBe('tel:+3161234');
  expect(card.getByText('Dec 05, 2026')).toBeTruthy();
});

it('leaves out sentence, phone and location where there are none', async () => {
  await renderWinners(list({ ...winner('Emma'), reason: null }));
  for (const text of ['Why this answer was chosen', 'Phone', 'Location'])
    expect(screen.queryByText(text), text).toBeNull();
});

// The person may also have missed the deadline to reply, in which case the answer still counts.
it('shows no contact details of who no longer is the winner, and does not say that the answer no longer counts', async () => {
  await renderWinners(list(winner('Emma', { name: '', email: '' })));
  expect(screen.getByText('There are no contact details any more.')).toBeTruthy();
  expect(screen.queryByText(/no longer counts/)).toBeNull();
  expect(screen.queryByText('Email')).toBeNull();
});

it('shows whether a winner comes, and what they gave for the meeting', async () => {
  const details = { name: 'Emma Vos', phone: '0612', availability: 'After six.', companion: 'My sister' };
  await renderWinners(
    list(
      { ...winner('Emma'), moment: 'won', answerBy: '2127-01-01T10:00:00.000Z' },
      { ...winner('Bas'), details },
      winner('Cato'),
      { ...winner('Dirk'), moment: 'attended', details },
    ),
  );
  const card = (number: number) =>
    screen.getByRole('article', { name: new RegExp(`^Winner ${number}:`) }).textContent;
  expect(card(1)).toContain('Has until 1 Jan, 11:00 to answer');
  expect(card(1)).not.toContain('For the meeting');
  expect(card(2)).toContain('Coming');
  expect(card(2)).toContain(
    'For the meetingNameEmma VosPhone0612To keep in mindAfter six.Brings alongMy sister',
  );
  expect(card(3)).toContain('The winner still has to fill this in.');
  expect(card(4)).not.toContain('Coming');
  expect(card(4)).toContain('After six.');
});

it('does not tell an owner that they chose who got a place that came free', async () => {
  const former = [{ slot: 1, name: 'Emma V.', cause: 'silent', endedAt: '2026-12-06T10:00:00.000Z' }];
  await renderWinners({ ...campaignReply(), [WINNERS]: { body: { docs: [winner('Bas')], former } } });
  expect(screen.getByText('1 winner has been selected.')).toBeTruthy();
  expect(screen.queryByText(/You have selected/)).toBeNull();
});

it('says who no longer comes and why, and what follows when nobody is left', async () => {
  const endedAt = '2026-12-06T10:00:00.000Z';
  const former = [{ slot: 1, name: 'Emma V.', cause: 'silent', endedAt }];
  const due = { missing: 'answer', returnAt: '2026-12-13T10:00:00.000Z' };
  await renderWinners({ ...campaignReply({ due }), [WINNERS]: { body: { docs: [], former } } });
  expect(screen.getByText('There is no winner any more')).toBeTruthy();
  expect(screen.getByText(/on 13 December 2026 everyone gets their money back/)).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(/^Emma V\. did not answer in time, /);
  expect(screen.queryByText(/Congratulations/)).toBeNull();
});

it('leads to the nominees while there are no winners', async () => {
  await renderWinners({ ...campaignReply(), ...list() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No winners yet');
  expect(getHref('See the nominees')).toBe('/en/dashboard/campaigns/c1/nominees');
});

it.each([
  ['other winners', 'Bas', true],
  ['the same winners', 'Emma', false],
])('tells an owner who chose too late that there are %s', async (_, chosen, isTold) => {
  const { submissionId } = winner(chosen);
  history.replaceState(null, '', `/en/dashboard/campaigns/c1/winners?refused=${submissionId}`);
  await renderWinners(list(winner('Emma')));
  expect(screen.queryByText(en.winners.refused) !== null).toBe(isTold);
  expect(location.search).toBe('');
});
