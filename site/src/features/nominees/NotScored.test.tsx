import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';
import {
  advanceTime,
  clickByName,
  createNominee,
  createUnscored,
  NOMINEES,
  readyReply,
  SCORE_AGAIN,
  waitUntil,
} from './nominee-pages.fixture.ts';
import { renderNominees } from './nominees-view.fixture.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('answers without a score', () => {
  const withUnscored = (isScoringAgain = false) => ({
    body: {
      ...readyReply(createNominee('Emma')).body,
      progress: { scored: 1, total: 3 },
      notScored: [createUnscored('Dirk', 'unread'), createUnscored('Fien', 'unavailable')],
      isScoringAgain,
    },
  });
  const again = (name = 'Score again') => screen.getByRole('button', { name });

  it('are apart from the nominees, each with a reason, and never shown as a 0', async () => {
    await renderNominees({ [NOMINEES]: withUnscored() });
    const section = within(screen.getByRole('region', { name: 'Not scored: 2 of 3 paid answers' }));
    const dirk = within(section.getByRole('article', { name: 'Dirk V.' }));
    expect(dirk.getByText('Not scored')).toBeTruthy();
    expect(dirk.getByText('Answer of Dirk.')).toBeTruthy();
    expect(dirk.getByText(/not written in Dutch or English/)).toBeTruthy();
    const fien = within(section.getByRole('article', { name: 'Fien V.' }));
    expect(fien.getByText(/did not give a usable score/)).toBeTruthy();
    expect(section.queryByText('out of 10')).toBeNull();
    expect(section.queryByRole('checkbox')).toBeNull();
  });

  it('are scored again on request, while the nominees can still be chosen', async () => {
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
    expect(screen.getByRole('radio', { name: 'Dirk V.' })).toBeTruthy();
  });

  it.each([
    ['Too many attempts.', { status: 429, body: { error: 'Too many attempts.', code: 'rate_limited' } }],
    ['These answers could not be scored again: no connection.', 'unreachable' as const],
  ])('say why that failed: %s', async (text, reply) => {
    await renderNominees({ [NOMINEES]: withUnscored(), [SCORE_AGAIN]: reply });
    await clickByName('button', 'Score again');
    await waitUntil(() => expect(screen.getByText(text)).toBeTruthy());
    expect(again().getAttribute('aria-busy')).toBe('false');
  });

  it('are alone when none could be scored', async () => {
    const { body } = withUnscored();
    await renderNominees({ [NOMINEES]: { body: { ...body, docs: [], progress: { scored: 0, total: 2 } } } });
    expect(screen.getByRole('heading', { name: 'No nominees yet' })).toBeTruthy();
    expect(again()).toBeTruthy();
  });
});
