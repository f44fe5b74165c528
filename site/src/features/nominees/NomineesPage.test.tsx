import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import {
  CAMPAIGN,
  campaignReply,
  createNominee,
  NOMINEES,
  advanceTime,
  clickByName,
  readyReply,
  selectingReply,
  waitUntil,
} from './nominee-pages.fixture.ts';
import { four, renderNominees, renderPage, three, WINNERS_PAGE } from './nominees-view.fixture.tsx';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';

const replace = vi.fn<(url: string | URL) => void>();
const PAST_DEADLINE = {
  isActive: true,
  phase: 'deadline-passed',
  subscriptionDeadline: '2026-01-01T12:00:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'replace').mockImplementation(replace);
});

it.each(['model', 'rubric'])('says what a %s looks for only if it is a model', async (judgedBy) => {
  await renderNominees({ [NOMINEES]: readyReply({ ...createNominee('Emma'), judgedBy }) });
  expect(screen.queryAllByText(/is it specific, is it personal/)).toHaveLength(judgedBy === 'model' ? 1 : 0);
});

it('says that the date of the meeting has passed, and leads to another, before anyone is chosen', async () => {
  await renderNominees({ ...campaignReply({ plannedDate: new Date().toISOString() }), ...three });
  const link = screen.getByRole('link', { name: /^The date of the meeting has passed/ });
  expect(link.getAttribute('href')).toBe('/en/dashboard/campaigns/c1/edit');
});

it('the page on which nominees are being selected shows the progress, and polls every five seconds until they are known', async () => {
  let answer: unknown = selectingReply(3, 12).body;
  const { count } = await renderNominees({ [NOMINEES]: () => ({ body: answer }) });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Selecting Nominees...');
  expect(screen.getByText('3 of 12 answers read')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');

  answer = selectingReply(9, 12).body;
  await advanceTime(SELECTING_POLL_MS);
  await waitUntil(() => screen.getByText('9 of 12 answers read'));

  answer = readyReply(createNominee('Emma')).body;
  await advanceTime(SELECTING_POLL_MS);
  await waitUntil(() => screen.getByRole('article', { name: 'Emma V.' }));
  await advanceTime(10 * SELECTING_POLL_MS);
  expect(count(NOMINEES)).toBe(3);
});

it('the page on which nominees are being selected counts nothing before there is anything to read', async () => {
  await renderNominees({ ...campaignReply(PAST_DEADLINE), [NOMINEES]: selectingReply(0, 0) });
  expect(screen.getByText('The answers are being prepared.')).toBeTruthy();
});

it('the page on which nominees are being selected waits for a campaign past its deadline to be closed', async () => {
  const { count } = await renderNominees({
    ...campaignReply(PAST_DEADLINE),
    [NOMINEES]: { body: { ...readyReply().body, progress: { scored: 0, total: 4 } } },
  });
  expect(screen.getByText('0 of 4 answers read')).toBeTruthy();
  await advanceTime(SELECTING_POLL_MS);
  expect(count(CAMPAIGN)).toBe(2);
});

const read = (name: string) => clickByName('radio', name);
const open = () => within(screen.getByRole('article'));

it('the nominees are read one at a time, best first, with rank, score and reasoning in small print', async () => {
  await renderNominees(four);
  const names = within(screen.getByRole('group', { name: 'The nominees' }));
  expect(names.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Emma V.',
    'Bas V.',
    'Cato V.',
    'Daan V.',
  ]);
  expect(screen.getByRole('article', { name: 'Emma V.' })).toBeTruthy();
  for (const text of ['Rank 1', '9.3', 'Answer of Emma.', 'Why Emma.', 'Sep 05, 2026', '1 of 4'])
    expect(open().getByText(text), text).toBeTruthy();
  await clickByName('button', 'Next');
  expect(open().getByText('Answer of Bas.')).toBeTruthy();
  await read('Daan V.');
  expect(open().getByText('Answer of Daan.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
});

it('the nominees are all read where they are chosen, once, if they are few', async () => {
  await renderNominees(three);
  const cards = within(screen.getByRole('group', { name: 'Which 2 do you choose?' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('checkbox').parentElement?.textContent)).toEqual([
    'Choose Emma V.',
    'Choose Bas V.',
    'Choose Cato V.',
  ]);
  expect(screen.getAllByText('Answer of Emma.')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: 'The nominees' })).toBeNull();
});

it('the nominees share a rank where they ended equal', async () => {
  await renderNominees({
    [NOMINEES]: readyReply(createNominee('Emma'), createNominee('Bas'), createNominee('Cato', 7, 3)),
  });
  for (const [name, rank] of [
    ['Bas V.', 'Rank 1, shared'],
    ['Cato V.', 'Rank 3'],
    ['Emma V.', 'Rank 1, shared'],
  ] as const) {
    expect(within(screen.getByRole('article', { name })).getByText(rank)).toBeTruthy();
  }
});

it('the nominees are announced as ordered by the formula where it judged, and there alone', async () => {
  await renderNominees(three);
  expect(screen.getAllByText('AI Analysis')).toHaveLength(3);
  expect(screen.queryByText(/fixed formula/)).toBeNull();
  cleanup();
  await renderNominees({ [NOMINEES]: readyReply({ ...createNominee('Emma'), judgedBy: 'rubric' }) });
  expect(screen.getByText('Explanation by the formula')).toBeTruthy();
  expect(screen.getByText(/The order comes from a fixed formula, not AI/)).toBeTruthy();
  expect(screen.queryByText('AI Analysis')).toBeNull();
});

it('the nominees stand below the question that they answered, once, and above what the scores are based on', async () => {
  await renderNominees(four);
  const question = screen.getByRole('heading', { level: 2, name: /What would you cook\?$/ });
  const basis = screen.getByText('What the score is based on');
  for (const [before, after] of [
    [question, screen.getByRole('article')],
    [screen.getByRole('article'), basis],
  ] as const)
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('soup, garden')).toBeTruthy();
});

it('the page without nominees to choose from shows that there are no paid answers', async () => {
  await renderNominees({ [NOMINEES]: readyReply() });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No nominees');
  expect(screen.queryByRole('button')).toBeNull();
});

it('the page without nominees to choose from says of a campaign that has not closed when they appear, and is not polled', async () => {
  const { count } = await renderNominees({
    ...campaignReply({ isActive: true, phase: 'open' }),
    [NOMINEES]: selectingReply(0, 2),
  });
  expect(screen.getByText('This campaign is still open')).toBeTruthy();
  expect(screen.queryByText(/compare them/)).toBeNull();
  await advanceTime(10 * SELECTING_POLL_MS);
  expect(count(NOMINEES)).toBe(1);
});

it('the page without nominees to choose from leads to the winners that have been selected', async () => {
  stubApi({ ...campaignReply({ winnersSelected: true }), ...three });
  await renderPage();
  await waitUntil(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
