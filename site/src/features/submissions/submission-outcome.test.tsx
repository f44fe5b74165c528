import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getHref, press } from '#tests/support/fields.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import type { FanOutcome, FanReading, Reread } from '#api/nominees/contract.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import { submissionTexts } from './texts.ts';
import type { RawSubmission } from './to-card.ts';

const WON: FanOutcome = {
  isWinner: true,
  isNominee: true,
  score: 8.4,
  judgedBy: 'model',
  reasoning: 'It names a street.',
  winnerReasons: [],
  invitation: { token: 't', answerBy: '2127-07-01T18:30:00.000Z', acceptedAt: null, dateAnswer: null },
  ended: null,
  event: { plannedDate: '2027-07-03T18:30:00.000Z', plannedTime: '20:30', plannedLocation: 'Utrecht' },
};
const LOST: FanOutcome = { ...WON, isWinner: false, score: 6, event: null, invitation: null };

type State = Pick<RawSubmission, 'outcome' | 'reading' | 'reread' | 'minute' | 'isWithdrawn'>;

function show(state: State, language: 'nl' | 'en' = 'en', campaign: CampaignState = 'chosen') {
  render(
    <SubmissionCard
      language={language}
      texts={submissionTexts(language).submissions}
      onCancel={() => undefined}
      submission={{
        id: 's1',
        createdAt: '2026-09-05T10:00:00.000Z',
        paymentStatus: 'paid',
        answers: [{ question: 'Why?', language: 'en', answer: 'Because.' }],
        campaign: {
          id: 'c1',
          slug: 'soup',
          name: 'Soup',
          celebrity: { name: 'Noor' },
          state: campaign,
          charity: { name: 'Kookbus' },
          result: { participants: 12, raisedCents: 12_000, charityCents: 11_500, costsCents: 500 },
        },
        ...state,
      }}
    />,
  );
}
const text = () => screen.getByRole('article').textContent.replaceAll(/\s+/g, ' ');
const calendar = () => screen.queryByRole('link', { name: /calendar|agenda/ });

it('shows nothing before the winners are known', () => {
  show({});
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect(screen.queryByRole('link', { name: 'How the choice was made' })).toBeNull();
});

it('shows a winner when and where, with a file for the calendar', () => {
  show({ outcome: WON });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('You have been chosen!');
  expect(text()).toContain('The hour with Noor is yours.');
  expect(text()).toMatch(/DateSaturday,? 3 July 2027Time20:30 \(Amsterdam time\).*PlaceUtrecht/);
  expect(text()).toContain('20:30 in Amsterdam is 18:30 your time (UTC)');
  expect(calendar()?.getAttribute('href')).toBe('/api/campaign-submissions/s1/calendar');
  expect(text()).toContain('Your score: 8.4 out of 10AI AnalysisIt names a street.');
});

// Regression: one press on "No, I cannot" gave the place away.
it('lets a winner accept in one press, and decline on their page, until they have said that they come', () => {
  show({ outcome: WON });
  expect(text()).toContain('Will you come? Let us know before');
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, I will come' });
  expect([yes.form?.getAttribute('action'), yes.name, yes.value]).toEqual([
    '/en/winner?token=t',
    'answer',
    'accept',
  ]);
  const no = screen.getByRole('link', { name: 'No, I cannot' });
  expect(no.getAttribute('href')).toBe('/en/winner?token=t#decline');
  cleanup();
  const invitation = { token: 't', answerBy: WON.invitation?.answerBy ?? null, dateAnswer: null };
  show({ outcome: { ...WON, invitation: { ...invitation, acceptedAt: '2027-06-01T10:00:00.000Z' } } });
  expect(screen.queryByRole('button', { name: 'Yes, I will come' })).toBeNull();
  expect(getHref('Go to your page as a winner')).toBe('/en/winner?token=t');
});

it('keeps the fan’s stroke lit on the dial, as the wedge where they were chosen', () => {
  const countPaths = () =>
    screen
      .getByRole('img', { name: /12 answers. Minute 33 is yours/ })
      .querySelectorAll('path[fill], path[stroke-width="9"]').length;
  show({ outcome: LOST, minute: 33 });
  const lost = countPaths();
  cleanup();
  show({ outcome: WON, minute: 33 });
  expect(countPaths()).toBe(lost + 1);
});

it('says what everyone’s money did to who was not chosen, and to nobody else', () => {
  show({ outcome: LOST });
  expect(text()).toContain('Together you raised €115 for Kookbus.');
  cleanup();
  show({ outcome: WON });
  expect(text()).not.toContain('Together you raised');
});

it('tells a fan who had won why they no longer are the winner', () => {
  show({ outcome: { ...LOST, ended: 'silent' } });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your place has been given up');
  expect(text()).toContain('We did not hear from you in time');
  expect(text()).not.toMatch(/Not chosen this time|among the nominees/);
});

it('is in the fan’s language', () => {
  show({ outcome: WON }, 'nl');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Je bent gekozen!');
  expect(text()).toContain('zaterdag 3 juli 2027');
  expect(text()).toContain('Je score: 8,4 van 10');
});

it('offers no calendar file while the date is open', () => {
  show({ outcome: { ...WON, event: { plannedDate: null, plannedTime: null, plannedLocation: null } } });
  expect(text()).toContain('You arrange it together, within a year');
  expect(calendar()).toBeNull();
});

it('thanks a fan who was not chosen, and links to the selection', () => {
  show({ outcome: LOST });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Not chosen this time');
  expect(text()).toContain('Your donation is paid out, or returned to you if the meeting does not go ahead.');
  expect(text()).toContain('Your answer was among the nominees Noor chose from.');
  expect(text()).toContain('Your score: 6.0 out of 10');
  expect(calendar()).toBeNull();
  const how = screen.getByRole('link', { name: 'How the choice was made' });
  expect(how.getAttribute('href')).toBe('/en/campaigns/soup/selection');
});

it('shows the owner’s sentence to the winner, and to everyone else those about all winners', () => {
  show({ outcome: { ...WON, winnerReasons: ['Your soup.'] } });
  expect(text()).toContain('Why your answer was chosenYour soup.');
  cleanup();
  show({ outcome: { ...LOST, winnerReasons: ['Their soup.'] } });
  expect(text()).toContain('Why the winner was chosenTheir soup.');
  cleanup();
  show({ outcome: { ...LOST, winnerReasons: ['Their soup.', 'Their rain.'] } });
  expect(text()).toContain('Why the winners were chosenTheir soup.Their rain.');
  cleanup();
  show({ outcome: LOST });
  expect(text()).not.toContain('Why the winner');
});

it('names the rubric where no model judged', () => {
  show({ outcome: { ...LOST, judgedBy: 'rubric' } });
  expect(text()).toContain('Explanation by the formulaIt names a street.');
  expect(text()).not.toContain('AI Analysis');
});

it('never shows a missing score as a number', () => {
  show({ outcome: { ...LOST, isNominee: false, score: null, judgedBy: null, reasoning: null } });
  expect(text()).toContain('We could not score your answer.');
  expect(text()).not.toMatch(/Your score|out of 10|nominees/);
});

const READING: FanReading = { ...WON, rereadUntil: '2027-07-02T10:00:00.000Z' };
const REREAD: Reread = {
  askedAt: '2027-07-01T10:00:00.000Z',
  overlooked: 'My sister sings too.',
  dueAt: '2127-07-08T10:00:00.000Z',
  reply: null,
  repliedAt: null,
  isNominated: null,
};
const ASK = 'POST /api/campaign-submissions/s1/reread';

it('asks a person to read an answer again, once, with what was overlooked, which stays on an error', async () => {
  const replies = [
    { status: 409, body: { error: 'The 48 hours are over.', code: 'reread_over' } },
    { status: 201, body: { doc: REREAD } },
  ];
  const stub = stubApi({ [ASK]: () => replies.shift() ?? 'unreachable' });
  show({ reading: READING });
  expect(text()).toContain('Your score: 8.4 out of 10AI AnalysisIt names a street.');
  const field = screen.getByRole('textbox', { name: 'What was overlooked?' });
  const send = () => press('Ask the organiser');
  send();
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: REREAD.overlooked } });
  send();
  await vi.waitFor(() => screen.getByText('The 48 hours are over.'));
  expect(field).toHaveProperty('value', REREAD.overlooked);
  send();
  await vi.waitFor(() => screen.getByText(/^The organiser replies by/));
  expect(screen.queryByRole('textbox', { name: /overlooked/ })).toBeNull();
  expect(text()).toContain('you asked for a person to read your answer again:My sister sings too.');
  expect(stub.names()).toEqual([ASK, ASK]);
});

it('says how winners are chosen before they are, and speaks of a score only where there is one', () => {
  show({ reading: { ...READING, score: null } });
  expect(screen.getByRole('link', { name: 'How the choice is made' })).toBeTruthy();
  expect(text()).toContain('could not score your answer');
  expect(text()).not.toContain('score is advice');
  cleanup();
  show({ reading: READING });
  expect(text()).toContain('score is advice');
  cleanup();
  show({ outcome: LOST });
  expect(screen.getByRole('link', { name: 'How the choice was made' })).toBeTruthy();
});

it('says of a withdrawn answer that it no longer counts, not that the owner is about to choose', () => {
  show({ reading: { ...READING, rereadUntil: null }, isWithdrawn: true });
  expect(screen.getByRole('heading', { name: 'Your answer no longer counts' })).toBeTruthy();
  expect(text()).toContain('Your score: 8.4 out of 10');
  expect(text().match(/withdrawn after a report/g)).toHaveLength(1);
  expect(text()).not.toMatch(/about to choose|score is advice/);
});

it('shows the reply, before the winners are known and after, and whom to write to without one', () => {
  const replied = {
    ...REREAD,
    reply: 'So she does.',
    repliedAt: '2027-07-02T10:00:00.000Z',
    isNominated: true,
  };
  for (const state of [{ reading: READING }, { outcome: LOST }]) {
    show({ ...state, reread: replied });
    expect(text()).toContain('So she does.Your answer had been nominated by then.');
    expect(screen.queryByRole('textbox', { name: /overlooked/ })).toBeNull();
    cleanup();
  }
  show({ outcome: LOST, reread: { ...REREAD, dueAt: '2020-07-08T10:00:00.000Z' } });
  expect(text()).toContain('The organiser should have replied by');
  expect(getHref(/^Write to us/)).toBe('/en/contact');
});
