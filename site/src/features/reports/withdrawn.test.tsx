import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getHref } from '#tests/support/fields.ts';
import { SubmissionCard } from '../submissions/SubmissionCard.tsx';
import { submissionTexts } from '../submissions/texts.ts';
import { nomineeTexts } from '../nominees/texts.ts';
import { ReportAnswer } from './ReportAnswer.tsx';

const { common } = nomineeTexts('en');
const renderBeside = (isWithdrawn: boolean) =>
  render(
    <ReportAnswer
      campaignId="c1"
      answer={{ submissionId: 's1', isWithdrawn }}
      language="en"
      texts={common}
    />,
  );

it('beside an answer, its owner finds the link to report it', () => {
  renderBeside(false);
  expect(getHref(common.reportAnswer)).toBe('/en/report?subject=answer&campaign=c1&submission=s1');
});

it('beside an answer, its owner reads that it was withdrawn', () => {
  renderBeside(true);
  expect(screen.getByText(common.withdrawn)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

const texts = submissionTexts('en').submissions;

it('a fan’s card says that the answer and the thank-you were withdrawn, and offers neither, and that it came late', () => {
  const submission = {
    id: 's1',
    createdAt: '2026-11-22T10:00:00.000Z',
    paymentStatus: 'paid',
    answers: [],
    isAfterReopening: true,
    isWithdrawn: true,
    isThanksWithdrawn: true,
    thankedAt: null,
  };
  render(<SubmissionCard submission={submission} texts={texts} language="en" onCancel={() => undefined} />);
  expect(screen.getByText(texts.moment.text.withdrawn)).toBeTruthy();
  expect(screen.getByText(texts.noteAfterReopening)).toBeTruthy();
  expect(screen.getByText(texts.noteThanksWithdrawn)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /thank-you/ })).toBeNull();
});
