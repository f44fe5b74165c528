import { expect, test } from 'vitest';
import { MARK_MINUTE } from '#api/campaigns/dial-rules.ts';
import { isTold, listWedges } from './render-wall-dial.ts';

const answer = { submissionId: 'a', displayName: 'Mila', answer: 'Soep', isWinner: false, minute: 38 };
const calm = { overdue: null };
const fan = { minute: 3, outcome: null, paymentStatus: 'paid' } as const;

// Regression: the dial had no wedge while no winner had made their answer public.
test('the wedge is the public winner’s, else the mark’s, but never passes for a fan’s minute', () => {
  expect(listWedges(calm, { docs: [answer, { ...answer, isWinner: true, minute: 15 }] }, fan)).toEqual([15]);
  expect(listWedges(calm, { docs: [answer] }, undefined)).toEqual([MARK_MINUTE]);
  expect(listWedges(calm, { docs: [answer] }, fan)).toEqual([]);
});

test('a campaign whose winner has left has no wedge', () => {
  const overdue = { what: 'answer', returnAt: '2026-12-01T12:00:00.000Z' } as const;
  expect(listWedges({ overdue }, { docs: [] }, undefined)).toEqual([]);
});

// Regression: the dial above all answers stayed open after the story was told.
test('a dial closes once all were thanked or the story is published', () => {
  expect(isTold({ isThanked: false }, undefined)).toBe(false);
  expect(isTold({ isThanked: false }, { own: null })).toBe(false);
  expect(isTold({ isThanked: false }, { own: {} })).toBe(true);
  expect(isTold({ isThanked: true }, { own: null })).toBe(true);
});
