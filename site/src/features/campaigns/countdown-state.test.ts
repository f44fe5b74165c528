import { expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { countdownStateAt } from './countdown-state.ts';

const START = '2026-11-21T12:00:00.000Z';
const passed = { kind: 'passed', left: { days: 0, hours: 0, minutes: 0, seconds: 0 } };
const opens = { kind: 'opens', target: new Date(START), left: { days: 1 } };
const closesNow = { subscriptionDeadline: TEST_NOW.toISOString() };

test.each([
  ['to the start', opens, { subscriptionStartDate: START }, TEST_NOW],
  [
    'to zeros if it was closed before its start',
    passed,
    { isActive: false, subscriptionStartDate: START },
    TEST_NOW,
  ],
  [
    'to the deadline from the start on',
    { kind: 'closes' },
    { subscriptionStartDate: START },
    new Date(START),
  ],
  ['to zeros at the deadline', passed, closesNow, TEST_NOW],
  ['to zeros after the deadline', passed, closesNow, new Date('2030-01-01')],
  ['to zeros if it was closed before', passed, { isActive: false }, TEST_NOW],
  ['to nothing without a deadline', { kind: 'no-deadline' }, { subscriptionDeadline: null }, TEST_NOW],
])('a campaign counts down %s', (_, state, changes, now) => {
  expect(countdownStateAt(createCampaignCard(changes), now)).toMatchObject(state);
});
