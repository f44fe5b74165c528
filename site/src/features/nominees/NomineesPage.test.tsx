// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { NomineesView } from './NomineesPage.tsx';
import {
  CAMPAIGN,
  campaignReply,
  waitForLoad,
  createNominee,
  NOMINEES,
  advanceTime,
  clickByName,
  readyReply,
  SCORE_AGAIN,
  SELECT,
  selectingReply,
  createUnscored,
  waitUntil,
} from './nominee-pages.fixture.ts';
import { en } from './texts.en.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';

const WINNERS_PAGE = '/en/dashboard/campaigns/c1/winners';
const replace = vi.fn<(url: string | URL) => void>();

async function renderNominees(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ ...campaignReply(), ...replies });
  render(<NomineesView language="en" id="c1" texts={en} />);
  await waitForLoad();
  const count = (name: string) => stub.names().filter((each) => each === name).length;
  return { ...stub, count };
}
const three = {
  [NOMINEES]: readyReply(
    createNominee('Emma', 9.25),
    createNominee('Bas', 8, 2),
    createNominee('Cato', 7, 3),
  ),
};
const status = () => screen.getAllByRole('status').at(-1)?.textContent;
const alert = () => screen.getByRole('alert').textContent;
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  replace.mockReset();
});

describe('while nominees are being selected', () => {
  it('shows the progress, and polls every five seconds until they are known', async () => {
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
    await waitUntil(() => screen.getByRole('heading', { name: 'Emma V.' }));
    await advanceTime(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(3);
  });

  it('waits for a campaign past its deadline to be closed', async () => {
    const { count } = await renderNominees({
      ...campaignReply({ isActive: true, phase: 'deadline-passed' }),
      [NOMINEES]: { body: { ...readyReply().body, progress: { scored: 0, total: 4 } } },
    });
    expect(screen.getByText('0 of 4 answers read')).toBeTruthy();
    await advanceTime(SELECTING_POLL_MS);
    expect(count(CAMPAIGN)).toBe(2);
  });

  it('is not polled while the page is hidden, and at once when it is seen again', async () => {
    const { count } = await renderNominees({ [NOMINEES]: selectingReply(0, 0) });
    expect(screen.getByText('The answers are being prepared.')).toBeTruthy();
    await hide(true);
    await advanceTime(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(1);
    await hide(false);
    expect(count(NOMINEES)).toBe(2);
  });

  it('keeps its state when a poll fails', async () => {
    let isDown = false;
    await renderNominees({ [NOMINEES]: () => (isDown ? 'unreachable' : selectingReply(3, 12)) });
    isDown = true;
    await advanceTime(SELECTING_POLL_MS);
    expect(screen.getByText('3 of 12 answers read')).toBeTruthy();
    isDown = false;
    await advanceTime(SELECTING_POLL_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the nominees', () => {
  it('are shown best first with rank, score, answer and reasoning', async () => {
    await renderNominees(three);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Emma V.',
      'Bas V.',
      'Cato V.',
    ]);
    const best = within(screen.getByRole('article', { name: 'Emma V.' }));
    for (const text of ['Rank 1', '9.3', 'out of 10', 'Answer of Emma.', 'Why Emma.', 'Sep 05, 2026']) {
      expect(best.getByText(text), text).toBeTruthy();
    }
  });

  it('share a rank where they ended equal', async () => {
    await renderNominees({
      [NOMINEES]: readyReply(createNominee('Emma'), createNominee('Bas'), createNominee('Cato', 7, 3)),
    });
    const ranks = screen.getAllByText(/^Rank \d/).map((rank) => rank.textContent);
    expect(ranks).toEqual(['Rank 1, shared', 'Rank 1, shared', 'Rank 3']);
  });

  it('have the words of a model under AI Analysis, and nowhere else', async () => {
    await renderNominees(three);
    expect(screen.getAllByText('AI Analysis')).toHaveLength(3);
    expect(screen.queryByText(/roughly sorted/)).toBeNull();
  });

  it('are announced as roughly sorted where the rubric judged', async () => {
    await renderNominees({ [NOMINEES]: readyReply({ ...createNominee('Emma'), judgedBy: 'rubric' }) });
    expect(screen.getByText('Explanation by the rubric')).toBeTruthy();
    expect(screen.getByText(/roughly sorted by a fixed rubric, without AI/)).toBeTruthy();
    expect(screen.queryByText('AI Analysis')).toBeNull();
  });

  it('come with what the scores are based on', async () => {
    await renderNominees(three);
    const basis = within(screen.getByRole('region', { name: 'What the score is based on' }));
    expect(basis.getByText('What would you cook?')).toBeTruthy();
    expect(basis.getByText('soup, garden')).toBeTruthy();
  });
});

describe('answers without a score', () => {
  const withUnscored = (isScoringAgain = false) => ({
    body: {
      ...readyReply(createNominee('Emma')).body,
      progress: { scored: 1, total: 3 },
      notScored: [createUnscored('Dirk', 'disputed'), createUnscored('Fien', 'unavailable')],
      isScoringAgain,
    },
  });
  const again = (name = 'Score again') => screen.getByRole('button', { name });

  it('stand apart from the nominees, each with a reason, and never as a 0', async () => {
    await renderNominees({ [NOMINEES]: withUnscored() });
    const section = within(screen.getByRole('region', { name: 'Not scored: 2 of 3 paid answers' }));
    const dirk = within(section.getByRole('article', { name: 'Dirk V.' }));
    expect(dirk.getByText('Not scored')).toBeTruthy();
    expect(dirk.getByText('Answer of Dirk.')).toBeTruthy();
    expect(dirk.getByText(/too far from that of the fixed rubric/)).toBeTruthy();
    const fien = within(section.getByRole('article', { name: 'Fien V.' }));
    expect(fien.getByText(/gave no usable score/)).toBeTruthy();
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
    expect(screen.getByRole('button', { name: 'Select Winners' })).toBeTruthy();

    answer = {
      body: { ...readyReply(createNominee('Dirk', 9), createNominee('Emma'), createNominee('Fien', 6)).body },
    };
    await advanceTime(SELECTING_POLL_MS);
    await waitUntil(() => expect(screen.queryByRole('region', { name: /Not scored/ })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Dirk V.' })).toBeTruthy();
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

  it('stand alone when none could be scored', async () => {
    const { body } = withUnscored();
    await renderNominees({ [NOMINEES]: { body: { ...body, docs: [], progress: { scored: 0, total: 2 } } } });
    expect(screen.getByRole('heading', { name: 'No nominees yet' })).toBeTruthy();
    expect(again()).toBeTruthy();
  });
});

describe('choosing', () => {
  it('takes two where two may win, counts them, and refuses a third', async () => {
    await renderNominees(three);
    expect(screen.getByRole('group', { name: 'Choose 2 winners' })).toBeTruthy();
    expect(status()).toBe('0 of 2 chosen');
    await clickByName('checkbox', 'Choose Cato V.');
    await clickByName('checkbox', 'Choose Emma V.');
    expect(status()).toBe('2 of 2 chosen: Emma V. and Cato V.');
    await clickByName('checkbox', 'Choose Bas V.');
    expect(alert()).toBe('Take back a choice before choosing somebody else.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Bas V.' }).checked).toBe(false);
  });

  it('is one of a group where one may win', async () => {
    await renderNominees({ ...campaignReply({ twoWinners: false }), ...three });
    await clickByName('radio', 'Choose Emma V.');
    await clickByName('radio', 'Choose Bas V.');
    expect(status()).toBe('1 of 1 chosen: Bas V.');
  });

  it('requires one when there is only one nominee', async () => {
    await renderNominees({ [NOMINEES]: readyReply(createNominee('Emma')) });
    expect(screen.getByRole('group', { name: 'Choose one winner' })).toBeTruthy();
  });

  it('shows what is missing before it confirms', async () => {
    const { count } = await renderNominees(three);
    await clickByName('checkbox', 'Choose Emma V.');
    await clickByName('button', 'Select Winners');
    expect(alert()).toBe('Choose 2 winners first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(count(SELECT)).toBe(0);
  });
});

describe('selecting the winners', () => {
  const choose = async () => {
    await clickByName('checkbox', 'Choose Emma V.');
    await clickByName('checkbox', 'Choose Bas V.');
    await act(async () => screen.getByRole('button', { name: 'Select Winners' }).click());
  };

  it('is confirmed as final, sent once, and leads to the winners', async () => {
    const { calls, count } = await renderNominees({ ...three, [SELECT]: { body: { docs: [] } } });
    await choose();
    expect(screen.getByRole('dialog').textContent).toContain('You choose Emma V. and Bas V.');
    expect(screen.getByRole('dialog').textContent).toContain('This is final');
    expect(count(SELECT)).toBe(0);
    await clickByName('button', 'Select Winners');
    await waitUntil(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
    expect(calls.at(-1)).toMatchObject({ name: SELECT, body: { submissionIds: ['emma', 'bas'] } });
  });

  it('can be cancelled', async () => {
    const { count } = await renderNominees(three);
    await choose();
    await clickByName('button', 'Look again');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()).toBe('2 of 2 chosen: Emma V. and Bas V.');
    expect(count(SELECT)).toBe(0);
  });

  it('leads to the winners when another tab has selected them, with what was chosen here', async () => {
    const body = { error: 'Winners have been selected.', code: 'winners_already_selected' };
    await renderNominees({ ...three, [SELECT]: { status: 409, body } });
    await choose();
    await clickByName('button', 'Select Winners');
    await waitUntil(() =>
      expect(replace).toHaveBeenCalledExactlyOnceWith(`${WINNERS_PAGE}?refused=emma+bas`),
    );
  });

  it.each([
    [
      'Choose two winners.',
      {
        status: 400,
        body: {
          error: 'Please check your entries.',
          code: 'validation_failed',
          details: [{ path: 'submissionIds', message: 'Choose two winners.' }],
        },
      },
    ],
    ['Not a nominee.', { status: 400, body: { error: 'Not a nominee.', code: 'invalid' } }],
    ['Failed to select winners.', { status: 500 }],
    ['Failed to select winners: no connection. Please try again.', 'unreachable' as const],
  ])('says why it failed: %s', async (text, reply) => {
    await renderNominees({ ...three, [SELECT]: reply });
    await choose();
    await clickByName('button', 'Select Winners');
    await waitUntil(() => expect(alert()).toBe(text));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('without nominees to choose from', () => {
  it('shows that there are no paid answers', async () => {
    await renderNominees({ [NOMINEES]: readyReply() });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No nominees');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that fans can still take part, and is not polled', async () => {
    const { count } = await renderNominees({
      ...campaignReply({ isActive: true, phase: 'open' }),
      [NOMINEES]: selectingReply(0, 2),
    });
    expect(screen.getByText('This campaign is still open')).toBeTruthy();
    await advanceTime(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(1);
  });

  it('leads to the winners that have been selected', async () => {
    stubApi({ ...campaignReply({ winnersSelected: true }), ...three });
    render(<NomineesView language="en" id="c1" texts={en} />);
    await waitUntil(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([404, 403])('shows no error for the campaign of another owner (%i)', async (code) => {
    const refusal = { status: code, body: { error: 'Nope.', code: 'not_found' } };
    await renderNominees({ [CAMPAIGN]: refusal, [NOMINEES]: refusal });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We cannot find this campaign');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
      '/en/dashboard',
    );
  });

  it('shows why loading failed, and tries again', async () => {
    let isDown = true;
    await renderNominees({
      [NOMINEES]: () =>
        isDown ? { status: 500, body: { error: 'Out of order.' } } : readyReply(createNominee('Emma')),
    });
    expect(screen.getByText('Loading failed: Out of order.')).toBeTruthy();
    isDown = false;
    await clickByName('button', 'Try again');
    await waitForLoad();
    expect(screen.getByRole('heading', { name: 'Emma V.' })).toBeTruthy();
  });
});
