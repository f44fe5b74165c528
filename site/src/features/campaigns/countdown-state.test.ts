import { describe, expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { countdownStateAt } from './countdown-state.ts';

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
