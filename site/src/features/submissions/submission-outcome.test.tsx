// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import type { FanOutcome, FanReading } from '#api/nominees/contract.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { en, type SubmissionTexts, nl } from './texts.ts';

const WON: FanOutcome = {
  isWinner: true,
  isNominee: true,
  score: 8.4,
  judgedBy: 'model',
  reasoning: 'It names a street.',
  winnerReasons: [],
  event: { plannedDate: '2027-07-03T18:30:00.000Z', plannedTime: '20:30', plannedLocation: 'Utrecht' },
};
const LOST: FanOutcome = { ...WON, isWinner: false, score: 6, event: null };

function show(outcome: FanOutcome | null, language: 'nl' | 'en' = 'en', reading: FanReading | null = null) {
  const texts: SubmissionTexts = language === 'nl' ? nl : en;
  render(
    <SubmissionCard
      language={language}
      texts={texts.submissions}
      payment={{ processing: '', somethingWrong: '', retryUnreachable: '' }}
      onCancel={() => undefined}
      submission={{
        id: 's1',
        createdAt: '2026-09-05T10:00:00.000Z',
        paymentStatus: 'paid',
        answers: [{ question: 'Why?', answer: 'Because.' }],
        campaign: { id: 'c1', slug: 'soup', name: 'Soup', celebrity: { name: 'Noor' } },
        outcome,
        reading,
      }}
    />,
  );
}
const text = () => screen.getByRole('article').textContent.replaceAll(/\s+/g, ' ');
const calendar = () => screen.queryByRole('link', { name: /calendar|agenda/ });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows nothing before the winners are known', () => {
  show(null);
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.queryByRole('link', { name: 'How the winners were chosen' })).toBeNull();
});

it('shows a winner when and where, with a file for the calendar', () => {
  show(WON);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('You have won!');
  expect(text()).toContain('Noor chose your answer.');
  expect(text()).toMatch(/DateSaturday,? 3 July 2027Time20:30 \(Amsterdam time\)PlaceUtrecht/);
  expect(calendar()?.getAttribute('href')).toBe('/api/campaign-submissions/s1/calendar');
  expect(text()).toContain('Your score: 8.4 out of 10AI AnalysisIt names a street.');
});

it('is in the fan’s language', () => {
  show(WON, 'nl');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Je bent gekozen!');
  expect(text()).toContain('zaterdag 3 juli 2027');
  expect(text()).toContain('Je score: 8,4 van 10');
});

it('offers no calendar file while the date is open', () => {
  show({ ...WON, event: { plannedDate: null, plannedTime: null, plannedLocation: null } });
  expect(text()).toContain('You arrange it together, within a year');
  expect(calendar()).toBeNull();
});

it('offers no calendar file for a day that is over', () => {
  show({
    ...WON,
    event: { plannedDate: '2020-07-03T18:30:00.000Z', plannedTime: '20:30', plannedLocation: null },
  });
  expect(calendar()).toBeNull();
});

it('thanks a fan who was not chosen, and links to the selection', () => {
  show(LOST);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Not chosen this time');
  expect(text()).toContain('Your answer was among the nominees Noor chose from.');
  expect(text()).toContain('Your score: 6.0 out of 10');
  expect(calendar()).toBeNull();
  const how = screen.getByRole('link', { name: 'How the winners were chosen' });
  expect(how.getAttribute('href')).toBe('/en/campaigns/soup/selection');
});

it('shows the owner’s sentence to the winner, and to everyone else those about all winners', () => {
  show({ ...WON, winnerReasons: ['Your soup.'] });
  expect(text()).toContain('Why your answer wonYour soup.');
  cleanup();
  show({ ...LOST, winnerReasons: ['Their soup.'] });
  expect(text()).toContain('Why the winning answer wonTheir soup.');
  cleanup();
  show({ ...LOST, winnerReasons: ['Their soup.', 'Their rain.'] });
  expect(text()).toContain('Why the winning answers wonTheir soup.Their rain.');
  cleanup();
  show(LOST);
  expect(text()).not.toContain('Why the winning');
});

it('names the rubric where no model judged', () => {
  show({ ...LOST, judgedBy: 'rubric' });
  expect(text()).toContain('Explanation by the formulaIt names a street.');
  expect(text()).not.toContain('AI Analysis');
});

it('never shows a missing score as a number', () => {
  show({ ...LOST, isNominee: false, score: null, judgedBy: null, reasoning: null });
  expect(text()).toContain('Your answer could not be given a score.');
  expect(text()).not.toMatch(/Your score|out of 10|nominees/);
});

it('shows how the answer was read before the winners are chosen, and asks a person to read it again once', async () => {
  const stub = stubApi({
    'POST /api/campaign-submissions/s1/reread': {
      status: 201,
      body: { askedAt: '2027-07-01T10:00:00.000Z' },
    },
  });
  const reading = { ...WON, rereadUntil: '2027-07-02T10:00:00.000Z', rereadAskedAt: null };
  show(null, 'en', reading);
  expect(text()).toContain('Your score: 8.4 out of 10AI AnalysisIt names a street.');
  fireEvent.click(screen.getByRole('button', { name: 'Ask a person to read it again' }));
  await vi.waitFor(() => screen.getByText(/^On .* you asked for a person/));
  expect(screen.queryByRole('button', { name: 'Ask a person to read it again' })).toBeNull();
  expect(stub.names()).toEqual(['POST /api/campaign-submissions/s1/reread']);
});
