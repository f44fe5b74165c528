import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FAN_QUESTION_KEYS,
  formatFanQuestion,
  isOpen,
  isStarted,
  PHASES,
  phaseAt,
  type CampaignTimes,
} from './rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const open: CampaignTimes = {
  isActive: true,
  winnersSelected: false,
  nomineeCount: 0,
  subscriptionStartDate: null,
  subscriptionDeadline: hours(48),
  cancelledAt: null,
};

test.each<[string, Partial<CampaignTimes>]>([
  ['open', {}],
  ['open', { subscriptionDeadline: null }],
  ['open', { subscriptionStartDate: now }],
  ['open', { subscriptionDeadline: new Date(now.getTime() + 1) }],
  ['deadline-passed', { subscriptionDeadline: now }],
  ['deadline-passed', { isActive: false }],
  ['nominees-selected', { isActive: false, nomineeCount: 5 }],
  ['nominees-selected', { subscriptionDeadline: hours(-1), nomineeCount: 5 }],
  ['open', { nomineeCount: 5 }],
  ['not-started', { subscriptionStartDate: new Date(now.getTime() + 1) }],
  ['not-started', { subscriptionStartDate: hours(1), isActive: false, nomineeCount: 5 }],
  ['winners-selected', { winnersSelected: true, subscriptionStartDate: hours(1) }],
  ['deadline-passed', { cancelledAt: now, isActive: false, subscriptionStartDate: hours(1) }],
  ['deadline-passed', { cancelledAt: now, isActive: false, nomineeCount: 5 }],
  ['winners-selected', { cancelledAt: now, isActive: false, winnersSelected: true }],
])('the phase of a campaign is %s with %o', (phase, change) => {
  expect(phaseAt({ ...open, ...change }, now)).toBe(phase);
});

test('the phase of a campaign has started at its start, and always without one', () => {
  const long = new Date(-1);
  expect(isStarted({ subscriptionStartDate: now }, now)).toBe(true);
  expect(isStarted({ subscriptionStartDate: hours(1) }, now)).toBe(false);
  expect(isStarted({ subscriptionStartDate: null }, long)).toBe(true);
});

test('the phase of a campaign is one of five, in the order in which they pass', () => {
  expect(PHASES).toEqual(['not-started', 'open', 'deadline-passed', 'nominees-selected', 'winners-selected']);
});

test('the phase of a campaign is open exactly when a fan may subscribe', () => {
  const instant = fc.option(fc.integer({ min: -100, max: 100 }).map(hours), { nil: null });
  const times = fc.record({
    isActive: fc.boolean(),
    winnersSelected: fc.constant(false),
    nomineeCount: fc.nat({ max: 5 }),
    subscriptionStartDate: instant,
    subscriptionDeadline: instant,
    cancelledAt: fc.constant(null),
  });
  fc.assert(
    fc.property(times, (campaign) => {
      const phase = phaseAt(campaign, now);
      expect(PHASES).toContain(phase);
      expect(phase === 'open').toBe(isOpen(campaign, now));
    }),
  );
});

const names = { celebrity: 'Noor', charity: 'Room $& 9' };

test('the question to fans carries the names, in either language', () => {
  expect(formatFanQuestion('why-meet', null, names, 'en')).toBe('Why do you want to meet Noor?');
  expect(formatFanQuestion('charity-help', null, names, 'nl')).toBe(
    'Hoe zou jij Room $& 9 op jouw manier helpen?',
  );
  for (const key of FAN_QUESTION_KEYS)
    expect(formatFanQuestion(key, 'Why?', names, 'en')).toMatch(/^[^{}]+\?$/);
});

test('the question to fans is the celebrity’s own when none of the fixed ones was chosen', () => {
  expect(formatFanQuestion('other', 'What is {charity}?', names, 'en')).toBe('What is {charity}?');
  expect(formatFanQuestion('other', null, names, 'en')).toBe('');
});
