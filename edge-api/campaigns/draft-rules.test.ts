import { describe, expect, test } from 'vitest';
import { validateDraft, validateTiming, type DraftMoments, type DraftValues } from './draft-rules.ts';
import { toEventInstant } from './event-time-rules.ts';
import { DAY_MS, HOUR_MS } from '../platform/rules.ts';

const NOW = Date.parse('2027-07-01T12:00:00Z');
const SOUND: DraftMoments = {
  flexiblePlanning: false,
  plannedAt: NOW + 10 * DAY_MS,
  subscriptionStartDate: null,
  subscriptionDeadline: null,
};

describe('moments at which nobody could take part', () => {
  test.each<[string, Partial<DraftMoments>, Record<string, string>]>([
    ['none', {}, {}],
    ['a meeting that has begun', { plannedAt: NOW }, { plannedDate: 'eventInPast' }],
    [
      'a meeting in the past with a deadline before it',
      { plannedAt: NOW - 1, subscriptionDeadline: NOW - HOUR_MS },
      { plannedDate: 'eventInPast', subscriptionDeadline: 'deadlineInPast' },
    ],
    ['a deadline at this moment', { subscriptionDeadline: NOW }, { subscriptionDeadline: 'deadlineInPast' }],
    ['a deadline in a moment', { subscriptionDeadline: NOW + 1 }, {}],
    [
      'a default deadline at this moment',
      { plannedAt: NOW + 2 * DAY_MS },
      { plannedDate: 'defaultDeadlinePassed' },
    ],
    ['a default deadline in a moment', { plannedAt: NOW + 2 * DAY_MS + 1 }, {}],
    [
      'a near meeting with a deadline of its own',
      { plannedAt: NOW + DAY_MS, subscriptionDeadline: NOW + 1 },
      {},
    ],
    [
      'a start at the default deadline',
      { subscriptionStartDate: NOW + 8 * DAY_MS },
      { subscriptionStartDate: 'startAfterDefaultDeadline' },
    ],
    ['a start just before the default deadline', { subscriptionStartDate: NOW + 8 * DAY_MS - 1 }, {}],
    [
      'no date at all, when planning is flexible',
      { flexiblePlanning: true, plannedAt: null, subscriptionStartDate: NOW + DAY_MS },
      {},
    ],
  ])('%s', (_, change, problems) => {
    expect(validateTiming({ ...SOUND, ...change }, NOW)).toEqual(problems);
  });
});

describe('a campaign that exists', () => {
  const past = { ...SOUND, plannedAt: NOW - DAY_MS, subscriptionDeadline: NOW - 3 * DAY_MS };

  test('may keep moments that have passed', () => expect(validateTiming(past, NOW, past)).toEqual({}));

  test('may not move one into the past', () => {
    expect(validateTiming({ ...past, plannedAt: NOW - 1 }, NOW, past)).toEqual({
      plannedDate: 'eventInPast',
    });
    expect(validateTiming({ ...past, subscriptionDeadline: NOW - 1 }, NOW, past)).toEqual({
      subscriptionDeadline: 'deadlineInPast',
    });
  });

  test('is told at the deadline when clearing it leaves one that has passed', () => {
    const near = { ...SOUND, plannedAt: NOW + DAY_MS, subscriptionDeadline: NOW + HOUR_MS };
    expect(validateTiming({ ...near, subscriptionDeadline: null }, NOW, near)).toEqual({
      subscriptionDeadline: 'defaultDeadlinePassed',
    });
  });
});

test('refuses the hour that the clock skips in spring', () => {
  const draft: DraftValues = {
    ...SOUND,
    name: 'An hour',
    artistName: 'Noor',
    description: 'We cook.',
    plannedDate: '2027-03-28',
    plannedTime: '02:30',
    plannedAt: toEventInstant('2027-03-28', '02:30').getTime(),
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    fanQuestionOther: '',
    keywords: ['warmth'],
    charity: 'c1',
    newCharity: '',
    thankYouMethod: 'video',
    agreeToTerms: true,
    agreeToProtocol: true,
  };
  expect(validateDraft(draft)).toEqual({ plannedTime: 'timeSkipped' });
  const plannedAt = toEventInstant('2027-03-28', '03:30').getTime();
  expect(validateDraft({ ...draft, plannedTime: '03:30', plannedAt })).toEqual({});
});
