import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  clickByName,
  createNominee,
  NOMINEES,
  readyReply,
  selectingReply,
  SKIP,
  waitUntil,
  advanceTime,
  createUnscored,
  SCORE_AGAIN,
} from './nominee-pages.fixture.ts';
import { renderNominees } from './nominees-view.fixture.tsx';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';

const waiting = { answers: 3, nextTryAt: '2026-11-22T10:20:00.000Z' };
const SKIP_LABEL = 'Show nominees without the 3 answers that could not be scored yet';
const waitingReply = (changes: Readonly<Record<string, unknown>> = {}) => ({
  body: { ...selectingReply(5, 8).body, waiting, ...changes },
});

const panel = () => within(screen.getByRole('region', { name: '3 answers could not be scored yet' }));
const ask = () => act(async () => screen.getByRole('button', { name: SKIP_LABEL }).click());

beforeEach(() => {
  vi.useFakeTimers();
});

it('answers that could not be scored yet are counted, with the next try in Amsterdam', async () => {
  await renderNominees({ [NOMINEES]: waitingReply() });
  expect(panel().getByText('Next try: 22 November 2026 at 11:20.')).toBeTruthy();
  expect(panel().getByText(/keep trying until every answer has been read/)).toBeTruthy();
  expect(screen.getByText('5 of 8 answers read')).toBeTruthy();
});

it('answers that could not be scored yet are left out when the owner confirms, who names the number', async () => {
  let answer: unknown = waitingReply().body;
  const { calls, names } = await renderNominees({
    [NOMINEES]: () => ({ body: answer }),
    [SKIP]: () => {
      answer = readyReply(createNominee('Emma')).body;
      return { status: 202, body: { skipped: 3 } };
    },
  });
  await ask();
  expect(screen.getByRole('dialog').textContent).toContain('Not scored yet: 3 of 8 paid answers.');
  expect(names()).not.toContain(SKIP);
  await clickByName('button', 'Show nominees');
  await waitUntil(() => screen.getByRole('article', { name: 'Emma V.' }));
  expect(calls.find(({ name }) => name === SKIP)).toMatchObject({ body: { answers: 3 } });
  expect(screen.queryByRole('button', { name: SKIP_LABEL })).toBeNull();
});

it('answers that could not be scored yet are waited for when the owner does not confirm', async () => {
  const { names } = await renderNominees({ [NOMINEES]: waitingReply() });
  await ask();
  await clickByName('button', 'Keep waiting');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).not.toContain(SKIP);
});

it.each([
  ['More answers are waiting.', { status: 409, body: { error: 'More answers are waiting.', code: 'x' } }],
  ['The nominees could not be selected: no connection. Please try again.', 'unreachable' as const],
])('answers that could not be scored yet say why leaving them out failed: %s', async (text, reply) => {
  await renderNominees({ [NOMINEES]: waitingReply(), [SKIP]: reply });
  await ask();
  await clickByName('button', 'Show nominees');
  await waitUntil(() => expect(panel().getByRole('alert').textContent).toBe(text));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('answers that could not be scored yet are mentioned beside nominees that are known, who can be chosen without them', async () => {
  const { body } = readyReply(createNominee('Emma'));
  let answer: unknown = { ...body, pending: 3, waiting: { ...waiting, nextTryAt: null } };
  const { calls } = await renderNominees({
    [NOMINEES]: () => ({ body: answer }),
    [SKIP]: () => {
      answer = body;
      return { status: 202, body: { skipped: 3 } };
    },
  });
  expect(panel().getByText('Trying again now...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: SKIP_LABEL })).toBeNull();
  await clickByName('button', 'Choose without the 3 answers that could not be scored yet');
  expect(screen.getByRole('dialog').textContent).toContain('do not join the nominees automatically');
  await clickByName('button', 'Stop waiting');
  await waitUntil(() => expect(screen.queryByText('Trying again now...')).toBeNull());
  expect(calls.find(({ name }) => name === SKIP)).toMatchObject({ body: { answers: 3 } });
  expect(screen.getByRole('article', { name: 'Emma V.' })).toBeTruthy();
});

it('a final that waits says why it takes longer, and the way on without it', async () => {
  await renderNominees({ [NOMINEES]: waitingReply({ waiting: { ...waiting, answers: 0 } }) });
  const final = within(screen.getByRole('region', { name: 'The final is waiting for the AI' }));
  expect(final.getByText(/Half a final does not count/)).toBeTruthy();
  expect(final.getByText('Next try: 22 November 2026 at 11:20.')).toBeTruthy();
  const skip = final.getByRole('button', { name: 'Show the nominees by their scores, without the final' });
  await act(async () => skip.click());
  expect(screen.getByRole('dialog').textContent).toContain('only the score counts');
});

it('a selection that was given up says so', async () => {
  await renderNominees({ [NOMINEES]: waitingReply({ waiting: null, isGivenUp: true }) });
  expect(screen.getByRole('heading', { name: 'The selection has stopped' })).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const withUnscored = (isScoringAgain = false) => ({
  body: {
    ...readyReply(createNominee('Emma')).body,
    progress: { scored: 1, total: 3 },
    notScored: [createUnscored('Dirk', 'unread'), createUnscored('Fien', 'unavailable')],
    isScoringAgain,
  },
});
const again = (name = 'Score again') => screen.getByRole('button', { name });

it('answers without a score are apart from the nominees, each with a reason, and never shown as a 0', async () => {
  await renderNominees({ [NOMINEES]: withUnscored() });
  const section = within(screen.getByRole('region', { name: 'Not scored: 2 of 3 paid answers' }));
  const dirk = within(section.getByRole('article', { name: 'Dirk V.' }));
  expect(dirk.getByText('Not scored')).toBeTruthy();
  expect(dirk.getByText('Answer of Dirk.')).toBeTruthy();
  expect(dirk.getByText(/not recognisably Dutch or English/)).toBeTruthy();
  const fien = within(section.getByRole('article', { name: 'Fien V.' }));
  expect(fien.getByText(/did not give a usable score/)).toBeTruthy();
  expect(section.queryByText('out of 10')).toBeNull();
  expect(section.queryByRole('checkbox')).toBeNull();
});

it('answers without a score are scored again on request, while the nominees can still be chosen', async () => {
  let answer = withUnscored();
  const { count } = await renderNominees({
    [NOMINEES]: () => answer,
    [SCORE_AGAIN]: () => {
      answer = withUnscored(true);
      return { status: 202, body: { started: 2 } };
    },
  });
  await clickByName('button', 'Score again');
  await waitUntil(() => expect(again('Being scored again...').getAttribute('aria-busy')).toBe('true'));
  await clickByName('button', 'Being scored again...');
  expect(count(SCORE_AGAIN)).toBe(1);
  expect(screen.getByRole('group', { name: 'Who do you choose?' })).toBeTruthy();

  answer = {
    body: { ...readyReply(createNominee('Dirk', 9), createNominee('Emma'), createNominee('Fien', 6)).body },
  };
  await advanceTime(SELECTING_POLL_MS);
  await waitUntil(() => expect(screen.queryByRole('region', { name: /Not scored/ })).toBeNull());
  expect(screen.getByRole('article', { name: 'Dirk V.' })).toBeTruthy();
});

it.each([
  ['Too many attempts.', { status: 429, body: { error: 'Too many attempts.', code: 'rate_limited' } }],
  ['These answers could not be scored again: no connection.', 'unreachable' as const],
])('answers without a score say why that failed: %s', async (text, reply) => {
  await renderNominees({ [NOMINEES]: withUnscored(), [SCORE_AGAIN]: reply });
  await clickByName('button', 'Score again');
  await waitUntil(() => expect(screen.getByText(text)).toBeTruthy());
  expect(again().getAttribute('aria-busy')).toBe('false');
});

it('answers without a score are alone when none could be scored', async () => {
  const { body } = withUnscored();
  await renderNominees({ [NOMINEES]: { body: { ...body, docs: [], progress: { scored: 0, total: 2 } } } });
  expect(screen.getByRole('heading', { name: 'No nominees yet' })).toBeTruthy();
  expect(again()).toBeTruthy();
});
