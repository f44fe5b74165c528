import { expect, test } from 'vitest';
import {
  dedupeKeywords,
  getDefaultDeadline,
  rankKeywords,
  toKeywordPriorities,
  validateDraft,
  validateTiming,
  type DraftMoments,
  type DraftValues,
} from './draft-rules.ts';
import { toEventInstant } from './event-time-rules.ts';
import { DAY_MS, HOUR_MS } from '../platform/rules.ts';

const NOW = Date.parse('2027-07-01T12:00:00Z');
const SOUND: DraftMoments = {
  flexiblePlanning: false,
  plannedAt: NOW + 10 * DAY_MS,
  subscriptionStartDate: null,
  subscriptionDeadline: null,
};

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
  ['a near date, when planning is flexible', { flexiblePlanning: true, plannedAt: NOW + 1 }, {}],
  [
    'a deadline in a hundred years, and a meeting a moment later',
    { plannedAt: NOW + 36_500 * DAY_MS + 1, subscriptionDeadline: NOW + 36_500 * DAY_MS },
    { plannedDate: 'tooFarAhead' },
  ],
  ['no date yet', { plannedAt: null, subscriptionStartDate: NOW + DAY_MS }, {}],
])('moments at which nobody could take part %s', (_, change, problems) => {
  expect(validateTiming({ ...SOUND, ...change }, NOW)).toEqual(problems);
});

const past = { ...SOUND, plannedAt: NOW - DAY_MS, subscriptionDeadline: NOW - 3 * DAY_MS };

test('a campaign that exists may keep moments that have passed', () =>
  expect(validateTiming(past, NOW, past)).toEqual({}));

test('a campaign that exists may not move one into the past', () => {
  expect(validateTiming({ ...past, plannedAt: NOW - 1 }, NOW, past)).toEqual({ plannedDate: 'eventInPast' });
  expect(validateTiming({ ...past, subscriptionDeadline: NOW - 1 }, NOW, past)).toEqual({
    subscriptionDeadline: 'deadlineInPast',
  });
});

test('a campaign that exists is reported at the deadline when clearing it leaves one that has passed', () => {
  const near = { ...SOUND, plannedAt: NOW + DAY_MS, subscriptionDeadline: NOW + HOUR_MS };
  expect(validateTiming({ ...near, subscriptionDeadline: null }, NOW, near)).toEqual({
    subscriptionDeadline: 'defaultDeadlinePassed',
  });
});

test('a campaign that exists may keep a default deadline that has passed', () => {
  const near = { ...SOUND, plannedAt: NOW + DAY_MS };
  expect(validateTiming(near, NOW, near)).toEqual({});
});

test('a campaign that exists has its start judged only when the start or the date moves', () => {
  const late = { ...SOUND, subscriptionStartDate: NOW + 9 * DAY_MS };
  const problem = { subscriptionStartDate: 'startAfterDefaultDeadline' };
  expect(validateTiming(late, NOW, late)).toEqual({});
  expect(validateTiming(late, NOW, SOUND)).toEqual(problem);
  expect(validateTiming(late, NOW, { ...late, plannedAt: NOW + 20 * DAY_MS })).toEqual(problem);
});

const DRAFT: DraftValues = {
  ...SOUND,
  name: 'An hour',
  artistName: 'Noor',
  description: 'We cook.',
  plannedDate: '2027-07-11',
  plannedTime: '14:00',
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

test('a draft that is complete has no problems', () => expect(validateDraft(DRAFT)).toEqual({}));

test('a draft that is blank has one for each required field', () => {
  const blank: DraftValues = {
    ...DRAFT,
    name: ' ',
    artistName: '',
    description: ' ',
    plannedAt: null,
    plannedDate: '',
    plannedTime: ' ',
    plannedLocation: '',
    fanQuestion: ' ',
    keywords: [],
    charity: '',
    thankYouMethod: '',
    agreeToTerms: false,
    agreeToProtocol: false,
  };
  const { plannedDate, plannedTime, plannedLocation, ...others } = validateDraft(blank);
  expect({ plannedDate, plannedTime, plannedLocation }).toEqual({
    plannedDate: 'plannedDateRequired',
    plannedTime: 'plannedTimeRequired',
    plannedLocation: 'plannedLocationRequired',
  });
  expect(others).toEqual({
    name: 'nameRequired',
    artistName: 'artistNameRequired',
    description: 'descriptionRequired',
    fanQuestion: 'fanQuestionRequired',
    importantKeywords: 'keywordsRequired',
    charity: 'charityRequired',
    thankYouMethod: 'thankYouMethodRequired',
    agreeToTerms: 'termsRequired',
    agreeToProtocol: 'protocolRequired',
  });
  expect(validateDraft({ ...blank, flexiblePlanning: true })).toEqual(others);
});

test.each<[string, Partial<DraftValues>, Record<string, string>]>([
  ['an own question', { fanQuestion: 'other', fanQuestionOther: 'Why?' }, {}],
  ['no own question', { fanQuestion: 'other' }, { fanQuestionOther: 'fanQuestionOtherRequired' }],
  ['a new charity', { charity: 'other', newCharity: 'Room 9' }, {}],
  ['no new charity', { charity: 'other', newCharity: ' ' }, { newCharity: 'newCharityRequired' }],
])('a draft of the choice “other” is judged by what is written: %s', (_, change, problems) => {
  expect(validateDraft({ ...DRAFT, ...change })).toEqual(problems);
});

test.each<[string, Partial<DraftValues>, Record<string, string>]>([
  ['a start before a deadline before the meeting', { subscriptionStartDate: 1, subscriptionDeadline: 2 }, {}],
  [
    'a start at the deadline',
    { subscriptionStartDate: 2, subscriptionDeadline: 2 },
    { subscriptionStartDate: 'startAfterDeadline' },
  ],
  [
    'a deadline at the meeting',
    { subscriptionDeadline: NOW + 10 * DAY_MS },
    { subscriptionDeadline: 'deadlineAfterEvent' },
  ],
  ['a deadline and no meeting yet', { plannedAt: null, subscriptionDeadline: NOW }, {}],
  ['a start and no deadline', { subscriptionStartDate: NOW + 20 * DAY_MS }, {}],
])('a draft has its moments in order: %s', (_, change, problems) => {
  expect(validateDraft({ ...DRAFT, ...change })).toEqual(problems);
});

test('refuses the hour that the clock skips in spring', () => {
  const plannedDate = '2027-03-28';
  const [skipped, next] = ['02:30', '03:30'].map((plannedTime) => {
    const plannedAt = toEventInstant(plannedDate, plannedTime).getTime();
    return validateDraft({ ...DRAFT, plannedDate, plannedTime, plannedAt });
  });
  expect(skipped).toEqual({ plannedTime: 'timeSkipped' });
  expect(next).toEqual({});
});

// Regression: the date was dropped without a word.
test('a date needs its time even if planning is flexible', () => {
  const flexible = { ...DRAFT, flexiblePlanning: true, plannedAt: null, plannedTime: '' };
  expect(validateDraft(flexible)).toEqual({ plannedTime: 'plannedTimeRequired' });
  expect(validateDraft({ ...flexible, plannedDate: '' })).toEqual({});
});

test('the deadline is 48 hours before the meeting, and there is none for flexible planning', () => {
  const plannedAt = new Date(NOW);
  expect(getDefaultDeadline(plannedAt, false)).toEqual(new Date(NOW - 2 * DAY_MS));
  expect(getDefaultDeadline(plannedAt, true)).toBeNull();
  expect(getDefaultDeadline(null, false)).toBeNull();
});

test('keywords are stored once, as they were typed first, without blanks', () => {
  expect(dedupeKeywords([' Music ', 'hope', '  ', 'MUSIC', 'Hope'])).toEqual(['Music', 'hope']);
});

// Regression: Macs type some accents as characters of their own, and Asian keyboards letters in full width.
test('a keyword in another encoding of the same letters is stored once', () => {
  expect(dedupeKeywords(['café', 'cafe\u0301', 'ＣＡＦÉ'])).toEqual(['café']);
});

test('keywords are sorted by rank, those without one last, in their own order', () => {
  const ranks = { hope: 1, music: 2 };
  expect(rankKeywords(['zest', 'music', 'art', 'hope'], ranks)).toEqual(['hope', 'music', 'zest', 'art']);
  expect(toKeywordPriorities(['hope', 'music'])).toEqual(ranks);
});
