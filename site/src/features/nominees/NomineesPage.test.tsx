// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { NomineesView } from './NomineesPage.tsx';
import {
  CAMPAIGN,
  campaign,
  loaded,
  nominee,
  NOMINEES,
  pass,
  press,
  ready,
  SCORE_AGAIN,
  SELECT,
  selecting,
  unscored,
  until,
} from './pages-for-test.ts';
import { en } from './texts.en.ts';
import { SELECTING_POLL_MS } from '#api/nominees/rules.ts';

const WINNERS_PAGE = '/en/dashboard/campaigns/c1/winners';
const replace = vi.fn<(url: string | URL) => void>();

async function open(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ ...campaign(), ...replies });
  render(<NomineesView language="en" id="c1" texts={en} />);
  await loaded();
  const count = (name: string) => stub.names().filter((each) => each === name).length;
  return { ...stub, count };
}
const three = { [NOMINEES]: ready(nominee('Emma', 9.25), nominee('Bas'), nominee('Cato', 7)) };
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
  it('shows how far it is, and asks again every five seconds until they are known', async () => {
    let answer: unknown = selecting(3, 12).body;
    const { count } = await open({ [NOMINEES]: () => ({ body: answer }) });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Selecting Nominees...');
    expect(screen.getByText('3 of 12 answers read')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');

    answer = selecting(9, 12).body;
    await pass(SELECTING_POLL_MS);
    await until(() => screen.getByText('9 of 12 answers read'));

    answer = ready(nominee('Emma')).body;
    await pass(SELECTING_POLL_MS);
    await until(() => screen.getByRole('heading', { name: 'Emma V.' }));
    await pass(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(3);
  });

  it('waits for a campaign past its deadline to be closed', async () => {
    const { count } = await open({
      ...campaign({ isActive: true, phase: 'deadline-passed' }),
      [NOMINEES]: { body: { ...ready().body, progress: { scored: 0, total: 4 } } },
    });
    expect(screen.getByText('0 of 4 answers read')).toBeTruthy();
    await pass(SELECTING_POLL_MS);
    expect(count(CAMPAIGN)).toBe(2);
  });

  it('does not ask while nobody looks, and asks at once when somebody does', async () => {
    const { count } = await open({ [NOMINEES]: selecting(0, 0) });
    expect(screen.getByText('The answers are being prepared.')).toBeTruthy();
    await hide(true);
    await pass(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(1);
    await hide(false);
    expect(count(NOMINEES)).toBe(2);
  });

  it('keeps what it shows when a call in between fails', async () => {
    let isDown = false;
    await open({ [NOMINEES]: () => (isDown ? 'unreachable' : selecting(3, 12)) });
    isDown = true;
    await pass(SELECTING_POLL_MS);
    expect(screen.getByText('3 of 12 answers read')).toBeTruthy();
    isDown = false;
    await pass(SELECTING_POLL_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the nominees', () => {
  it('are shown best first with rank, score, answer and reasoning', async () => {
    await open(three);
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

  it('come with what the scores are based on', async () => {
    await open(three);
    const basis = within(screen.getByRole('region', { name: 'What the score is based on' }));
    expect(basis.getByText('What would you cook?')).toBeTruthy();
    expect(basis.getByText('soup, garden')).toBeTruthy();
  });
});

describe('answers without a score', () => {
  const withUnscored = (isScoringAgain = false) => ({
    body: {
      ...ready(nominee('Emma')).body,
      progress: { scored: 1, total: 3 },
      notScored: [unscored('Dirk', 'disputed'), unscored('Fien', 'unavailable')],
      isScoringAgain,
    },
  });
  const again = (name = 'Score again') => screen.getByRole('button', { name });

  it('stand apart from the nominees, each with why, and never as a 0', async () => {
    await open({ [NOMINEES]: withUnscored() });
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

  it('are scored again when asked for, while the nominees can still be chosen', async () => {
    let answer = withUnscored();
    const { count } = await open({
      [NOMINEES]: () => answer,
      [SCORE_AGAIN]: () => {
        answer = withUnscored(true);
        return { status: 202, body: { started: 2 } };
      },
    });
    await press('button', 'Score again');
    await until(() => expect(again('Being scored again...').getAttribute('aria-busy')).toBe('true'));
    await press('button', 'Being scored again...');
    expect(count(SCORE_AGAIN)).toBe(1);
    expect(screen.getByRole('button', { name: 'Select Winners' })).toBeTruthy();

    answer = { body: { ...ready(nominee('Dirk', 9), nominee('Emma'), nominee('Fien', 6)).body } };
    await pass(SELECTING_POLL_MS);
    await until(() => expect(screen.queryByRole('region', { name: /Not scored/ })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Dirk V.' })).toBeTruthy();
  });

  it.each([
    ['Too many attempts.', { status: 429, body: { error: 'Too many attempts.', code: 'rate_limited' } }],
    ['These answers could not be scored again: no connection.', 'unreachable' as const],
  ])('say why that failed: %s', async (text, reply) => {
    await open({ [NOMINEES]: withUnscored(), [SCORE_AGAIN]: reply });
    await press('button', 'Score again');
    await until(() => expect(screen.getByText(text)).toBeTruthy());
    expect(again().getAttribute('aria-busy')).toBe('false');
  });

  it('are all there is when not one could be scored', async () => {
    const { body } = withUnscored();
    await open({ [NOMINEES]: { body: { ...body, docs: [], progress: { scored: 0, total: 2 } } } });
    expect(screen.getByRole('heading', { name: 'No nominees yet' })).toBeTruthy();
    expect(again()).toBeTruthy();
  });
});

describe('choosing', () => {
  it('takes two where two may win, says how many, and no third', async () => {
    await open(three);
    expect(screen.getByRole('group', { name: 'Choose 2 winners' })).toBeTruthy();
    expect(status()).toBe('0 of 2 chosen');
    await press('checkbox', 'Choose Cato V.');
    await press('checkbox', 'Choose Emma V.');
    expect(status()).toBe('2 of 2 chosen: Emma V. and Cato V.');
    await press('checkbox', 'Choose Bas V.');
    expect(alert()).toBe('Take back a choice before choosing somebody else.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Bas V.' }).checked).toBe(false);
  });

  it('is one of a group where one may win', async () => {
    await open({ ...campaign({ twoWinners: false }), ...three });
    await press('radio', 'Choose Emma V.');
    await press('radio', 'Choose Bas V.');
    expect(status()).toBe('1 of 1 chosen: Bas V.');
  });

  it('asks for one when there is only one nominee', async () => {
    await open({ [NOMINEES]: ready(nominee('Emma')) });
    expect(screen.getByRole('group', { name: 'Choose one winner' })).toBeTruthy();
  });

  it('says what is missing before it asks', async () => {
    const { count } = await open(three);
    await press('checkbox', 'Choose Emma V.');
    await press('button', 'Select Winners');
    expect(alert()).toBe('Choose 2 winners first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(count(SELECT)).toBe(0);
  });
});

describe('selecting the winners', () => {
  const choose = async () => {
    await press('checkbox', 'Choose Emma V.');
    await press('checkbox', 'Choose Bas V.');
    await act(async () => screen.getByRole('button', { name: 'Select Winners' }).click());
  };

  it('is asked once more, as final, then sent once and leads to the winners', async () => {
    const { calls, count } = await open({ ...three, [SELECT]: { body: { docs: [] } } });
    await choose();
    expect(screen.getByRole('dialog').textContent).toContain('You choose Emma V. and Bas V.');
    expect(screen.getByRole('dialog').textContent).toContain('This is final');
    expect(count(SELECT)).toBe(0);
    await press('button', 'Select Winners');
    await until(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
    expect(calls.at(-1)).toMatchObject({ name: SELECT, body: { submissionIds: ['emma', 'bas'] } });
  });

  it('can still be thought over', async () => {
    const { count } = await open(three);
    await choose();
    await press('button', 'Look again');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(status()).toBe('2 of 2 chosen: Emma V. and Bas V.');
    expect(count(SELECT)).toBe(0);
  });

  it('leads to the winners when another tab was first', async () => {
    const body = { error: 'Winners have been selected.', code: 'winners_already_selected' };
    await open({ ...three, [SELECT]: { status: 409, body } });
    await choose();
    await press('button', 'Select Winners');
    await until(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
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
    await open({ ...three, [SELECT]: reply });
    await choose();
    await press('button', 'Select Winners');
    await until(() => expect(alert()).toBe(text));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('without nominees to choose from', () => {
  it('says that nobody sent in a paid answer', async () => {
    await open({ [NOMINEES]: ready() });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No nominees');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that fans can still take part, and does not keep asking', async () => {
    const { count } = await open({
      ...campaign({ isActive: true, phase: 'open' }),
      [NOMINEES]: selecting(0, 2),
    });
    expect(screen.getByText('This campaign is still open')).toBeTruthy();
    await pass(10 * SELECTING_POLL_MS);
    expect(count(NOMINEES)).toBe(1);
  });

  it('leads to the winners that have been selected', async () => {
    stubApi({ ...campaign({ winnersSelected: true }), ...three });
    render(<NomineesView language="en" id="c1" texts={en} />);
    await until(() => expect(replace).toHaveBeenCalledExactlyOnceWith(WINNERS_PAGE));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each([404, 403])('stays calm about a campaign that is not theirs (%i)', async (code) => {
    const refusal = { status: code, body: { error: 'Nope.', code: 'not_found' } };
    await open({ [CAMPAIGN]: refusal, [NOMINEES]: refusal });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We cannot find this campaign');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
      '/en/dashboard',
    );
  });

  it('says why loading failed, and tries again', async () => {
    let isDown = true;
    await open({
      [NOMINEES]: () => (isDown ? { status: 500, body: { error: 'Out of order.' } } : ready(nominee('Emma'))),
    });
    expect(screen.getByText('Loading failed: Out of order.')).toBeTruthy();
    isDown = false;
    await press('button', 'Try again');
    await loaded();
    expect(screen.getByRole('heading', { name: 'Emma V.' })).toBeTruthy();
  });
});
