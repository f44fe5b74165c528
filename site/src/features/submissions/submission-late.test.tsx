import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { createOwnSubmission } from '../subscriptions/own-submission.fixture.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { submissionTexts } from './texts.ts';

type Trouble = Partial<Pick<Submission['campaign'], 'overdue' | 'paused'>>;

const judged = { score: 8.4, judgedBy: 'rubric', reasoning: null } as const;
const reading = { ...judged, rereadUntil: null };
const lost = {
  ...{ ...judged, isWinner: false, isNominee: true, winnerReasons: [] },
  ...{ event: null, invitation: null, ended: null },
};
const accepted = {
  token: 't',
  answerBy: '2027-07-01T10:00:00.000Z',
  acceptedAt: '2027-07-01T09:00:00.000Z',
  dateAnswer: null,
};
const event = { plannedDate: '2027-08-03T18:30:00.000Z', plannedTime: '20:30', plannedLocation: 'Utrecht' };
const won = { ...lost, isWinner: true, event, invitation: accepted };
const returnAt = '2027-07-10T10:00:00.000Z';

function readCard(
  state: CampaignState,
  trouble: Trouble,
  answer: Partial<Pick<Submission, 'outcome' | 'reading'>>,
) {
  render(
    <SubmissionCard
      language="en"
      texts={submissionTexts('en').submissions}
      onCancel={() => undefined}
      submission={createOwnSubmission({ paymentStatus: 'paid', ...answer, campaign: { state, ...trouble } })}
    />,
  );
  return screen.getByRole('article').textContent.replaceAll(/\s+/g, ' ');
}

// Regression: the campaign's page said that the choice was late and when money goes back; the dashboard that it was near.
it('says that the choice is late, as the campaign’s page does', () => {
  const card = readCard('nominated', { overdue: { what: 'choice', returnAt } }, { reading });
  expect(card).toContain('Noor has not chosen yet. If that does not change by 10 July 2027, everyone');
  expect(card).not.toContain('about to choose');
});

it('says that no winner is left', () => {
  const card = readCard('chosen', { overdue: { what: 'answer', returnAt } }, { outcome: lost });
  expect(card).toContain('There is no winner any more. If that does not change by 10 July 2027, everyone');
});

it('tells a winner that the charity is lost', () => {
  const card = readCard('chosen', { paused: 'charity' }, { outcome: won });
  expect(card).toContain('The hour with Noor is yours.');
  expect(card).toContain('The charity of this campaign cannot receive money right now.');
});
