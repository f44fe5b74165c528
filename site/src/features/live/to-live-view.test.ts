import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import type { Live } from '#api/sharing/contract.ts';
import { liveTexts } from './live-texts.ts';
import { toLiveView } from './to-live-view.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
const live: Live = {
  slug: 'soep',
  name: 'Soep',
  language: 'nl',
  celebrity: { name: 'Mila', avatar: null },
  charity: { name: 'Kids' },
  phase: 'open',
  state: 'open',
  isActive: true,
  subscriptionStartDate: null,
  subscriptionDeadline: later(2 * DAY_MS + HOUR_MS),
  cancelled: null,
  names: ['Sanne'],
  result: { participants: 1240, raisedCents: 1_240_000, charityCents: 1_240_000, costsCents: 0 },
};
const show = (more: Partial<Live> = {}) => toLiveView({ ...live, ...more }, liveTexts('en'), 'en', now);

test('shows the figures, the time that is left and the names', () => {
  expect(show()).toEqual({
    raised: '€12,400',
    participants: '1,240',
    participantsLabel: 'participants',
    note: '',
    scan: 'Scan to take part for €10',
    days: '02',
    hours: '01',
    minutes: '00',
    seconds: '00',
    timeLabel: 'left to take part',
    names: ['Sanne'],
  });
});

test('counts down to the start before it, and says what holds without a date', () => {
  const start = { subscriptionStartDate: later(HOUR_MS) };
  expect(show(start)).toMatchObject({
    scan: '',
    days: '00',
    hours: '01',
    timeLabel: 'until you can take part',
  });
  expect(show({ subscriptionDeadline: null })).toMatchObject({
    days: '',
    timeLabel: 'You can take part now',
  });
  expect(show({ subscriptionDeadline: later(-1) })).toMatchObject({
    scan: '',
    seconds: '',
    timeLabel: 'Campaign Closed',
  });
  expect(show({ state: 'met' }).scan).toBe('See how it turned out');
});

test('says what it has instead of figures', () => {
  expect(show({ result: null })).toMatchObject({ raised: '', note: 'The first participants are coming in' });
  expect(show({ result: null, subscriptionDeadline: later(-1) }).note).toBe('');
});
