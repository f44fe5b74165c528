import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#api/platform/rules.ts';
import { OutcomeDue } from './CardNotices.tsx';
import { managementTexts } from './texts.ts';

const en = managementTexts('en');
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const MEMBER = { name: 'Noor', mayManage: true, mayDecide: false };
const show = (
  days: number,
  missing: 'choice' | 'date' = 'choice',
  chooseBy: string | null = null,
  managedFor: typeof MEMBER | null = null,
  plannedDate: string | null = null,
) =>
  render(
    <OutcomeDue
      campaign={{
        due: { missing, chooseBy, returnAt: inDays(days) },
        submissionCount: 2,
        managedFor,
        plannedDate,
      }}
      language="en"
      texts={en.campaigns}
    />,
  );

test.each([
  [20.5, '20 days left.'],
  [1.5, '1 day left.'],
  [0.9, ''],
])('counts %s days down to when everything goes back', (days, left) => {
  show(days);
  // With the time: on the day itself, “before” a date alone would be wrong.
  const lead = screen.getByText(/^Choose a winner before .* at \d\d:\d\d\.$/);
  expect(lead.parentElement?.textContent.slice(lead.textContent.length).trim()).toBe(left);
});

test('tells who does not choose that its owner has to, and who does that they have', () => {
  show(20.5, 'choice', null, MEMBER);
  expect(screen.getByText(/^Noor has to choose a winner before/)).toBeTruthy();
  show(20.5, 'choice', null, { ...MEMBER, mayDecide: true });
  expect(screen.getByText(/^Choose a winner before/)).toBeTruthy();
  show(20.5, 'date', null, MEMBER);
  expect(screen.getByText(/^Set a date for the meeting before/)).toBeTruthy();
});

test('counts first the days that the owner has to choose, and says when everything goes back', () => {
  show(20.5, 'choice', inDays(13.5));
  expect(screen.getByText(/13 days left\./)).toBeTruthy();
  expect(screen.getByText(/^No winner by .* at \d\d:\d\d\?/)).toBeTruthy();
});

test('names the meeting if it comes before the end of the days to choose, and until when money stays', () => {
  show(20.5, 'choice', inDays(13.5), null, inDays(1.5));
  const lead = /^Choose a winner before the meeting on .* at \d\d:\d\d\./;
  expect(screen.getByText(lead).closest('p')?.textContent).toMatch(/1 day left\.$/);
  expect(screen.getByText(/^No winner by /)).toBeTruthy();
});

test('names no meeting that has passed or comes later', () => {
  for (const days of [-1, 14]) show(20.5, 'choice', inDays(13.5), null, inDays(days));
  expect(screen.queryByText(/before the meeting/)).toBeNull();
});
