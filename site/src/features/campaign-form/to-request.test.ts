import { expect, test } from 'vitest';
import { diffRequest, toRequest } from './to-request.ts';
import { EMPTY_VALUES, restoreValues, type FormValues } from './values.ts';

const FILLED: FormValues = {
  ...EMPTY_VALUES,
  name: 'An hour',
  plannedDate: '2027-07-15',
  plannedTime: '19:30',
  subscriptionStartDate: '2027-07-01T09:00',
  subscriptionDeadline: '2027-07-13T19:30',
  fanQuestion: 'why-meet',
  fanQuestionOther: 'left over',
  importantKeywords: ['warmth', 'cooking'],
  charity: 'c1',
  newCharity: 'left over',
  image: 'm1',
};

test('on the wire, keywords are one string, and their ranks are their positions', () => {
  expect(toRequest(FILLED)).toMatchObject({
    importantKeywords: 'warmth, cooking',
    keywordPriorities: { warmth: 1, cooking: 2 },
  });
});

test('on the wire, the event is a day and a time, the other times are UTC', () => {
  expect(toRequest(FILLED)).toMatchObject({
    plannedDate: '2027-07-15',
    plannedTime: '19:30',
    subscriptionStartDate: '2027-07-01T07:00:00.000Z',
    subscriptionDeadline: '2027-07-13T17:30:00.000Z',
  });
});

test('on the wire, what is hidden is blank', () => {
  expect(toRequest(FILLED)).toMatchObject({ fanQuestionOther: '', newCharity: '' });
  expect(toRequest({ ...FILLED, flexiblePlanning: true })).toMatchObject({
    plannedDate: null,
    plannedTime: null,
  });
});

test('on the wire, a picture is its id', () => expect(toRequest(FILLED).image).toBe('m1'));

test('on the wire, an update names only what changed', () => {
  expect(diffRequest(FILLED, FILLED)).toEqual({});
  expect(diffRequest(FILLED, { ...FILLED, name: 'Another' })).toEqual({ name: 'Another' });
  expect(diffRequest(FILLED, { ...FILLED, importantKeywords: ['cooking', 'warmth'] })).toEqual({
    importantKeywords: 'cooking, warmth',
    keywordPriorities: { cooking: 1, warmth: 2 },
  });
});

test('stored values come back whole', () => {
  expect(restoreValues(JSON.parse(JSON.stringify(FILLED)), EMPTY_VALUES)).toEqual(FILLED);
});

test.each([undefined, null, 7, 'x', [], { name: 3, importantKeywords: [1, null], agreeToTerms: 'yes' }])(
  'stored values are nothing when they are %j',
  (kept) => expect(restoreValues(kept, EMPTY_VALUES)).toEqual(EMPTY_VALUES),
);
