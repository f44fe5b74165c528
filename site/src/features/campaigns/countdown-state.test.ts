import { describe, expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { cardStateAt, countdownStateAt, isClosedEarly } from './countdown-state.ts';

const ZEROS = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const START = '2026-11-21T12:00:00.000Z';

describe('a countdown', () => {
  test('counts down to the start, even of a closed campaign', () => {
    const state = countdownStateAt(
      createCampaignCard({ isActive: false, subscriptionStartDate: START }),
      TEST_NOW,
    );
    expect(state).toMatchObject({ kind: 'opens', target: new Date(START), left: { days: 1 } });
  });

  test('counts down to the deadline from the start on', () => {
    const state = countdownStateAt(createCampaignCard({ subscriptionStartDate: START }), new Date(START));
    expect(state.kind).toBe('closes');
  });

  test('shows zeros at the deadline and after it', () => {
    const campaign = createCampaignCard({ subscriptionDeadline: TEST_NOW.toISOString() });
    expect(countdownStateAt(campaign, TEST_NOW)).toMatchObject({ kind: 'passed', left: ZEROS });
    expect(countdownStateAt(campaign, new Date('2030-01-01'))).toMatchObject({ kind: 'passed', left: ZEROS });
  });

  test('shows zeros for a campaign that was closed before its deadline', () => {
    expect(countdownStateAt(createCampaignCard({ isActive: false }), TEST_NOW)).toMatchObject({
      kind: 'passed',
      left: ZEROS,
    });
  });

  test('counts nothing without a deadline', () => {
    expect(countdownStateAt(createCampaignCard({ subscriptionDeadline: null }), TEST_NOW)).toEqual({
      kind: 'no-deadline',
    });
  });
});

test('a card is open, still to come, over or cancelled', () => {
  const getState = (changes: Parameters<typeof createCampaignCard>[0], now = TEST_NOW) =>
    cardStateAt(createCampaignCard(changes), now);
  expect(getState({})).toBe('open');
  expect(getState({ subscriptionStartDate: START })).toBe('soon');
  expect(getState({ isActive: false })).toBe('over');
  expect(getState({}, new Date('2026-11-22T15:04:05.000Z'))).toBe('over');
  expect(getState({ winnersSelected: true, subscriptionStartDate: START })).toBe('over');
  const cancelled = { at: START, by: 'owner', reason: 'Ill.' } as const;
  expect(getState({ cancelled, isActive: false, subscriptionStartDate: START })).toBe('cancelled');
  expect(getState({ cancelled, winnersSelected: true })).toBe('cancelled');
});

test('a card is closed early when it is over before its deadline', () => {
  expect(isClosedEarly(createCampaignCard(), TEST_NOW)).toBe(false);
  expect(isClosedEarly(createCampaignCard({ isActive: false }), TEST_NOW)).toBe(true);
  expect(isClosedEarly(createCampaignCard({ isActive: false, subscriptionDeadline: null }), TEST_NOW)).toBe(
    true,
  );
  expect(isClosedEarly(createCampaignCard(), new Date('2026-11-22T15:04:05.000Z'))).toBe(false);
});
