import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#api/platform/rules.ts';
import { OutcomeDue } from './CardNotices.tsx';
import { en } from './texts.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const show = (days: number, missing: 'choice' | 'date' = 'choice') =>
  render(
    <OutcomeDue
      campaign={{ due: { missing, returnAt: inDays(days) }, submissionCount: 2 }}
      language="en"
      texts={en.campaigns}
    />,
  );

test.each([
  [20.5, '20 days left.'],
  [1.5, '1 day left.'],
  [0.5, 'Today is the last day.'],
])('counts %s days down to when everything goes back', (days, left) => {
  show(days);
  expect(screen.getByText(new RegExp(left))).toBeTruthy();
  expect(screen.getByText(/^Choose a winner before/)).toBeTruthy();
});

test('names what is missing', () => {
  show(20.5, 'date');
  expect(screen.getByText(/^Set a date for the meeting before/)).toBeTruthy();
});
