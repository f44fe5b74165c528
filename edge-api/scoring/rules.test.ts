import { expect, test } from 'vitest';
import { CRITERIA_WEIGHTS, weighCriteria } from './criteria-rules.ts';
import {
  FAR_FROM_RUBRIC,
  isFarFromRubric,
  JUDGE_KINDS,
  JUDGEMENT_FLAGS,
  NOT_SCORED_REASONS,
  OUTCOMES,
  roundScore,
  RUBRIC_FLAGS,
} from './rules.ts';

test.each([
  [-1, 0],
  [0, 0],
  [4.04, 4],
  [4.05, 4.1],
  [9.96, 10],
  [11, 10],
])('a score of %s is stored as %s', (score, stored) => expect(roundScore(score)).toBe(stored));

test.each([
  [8, 5, false],
  [8.04, 5, false],
  [8.06, 5, true],
  [2, 5, false],
  [1.9, 5, true],
])('a model’s %s beside the rubric’s %s is far from it: %s', (score, rubric, is) => {
  expect(isFarFromRubric(score, rubric)).toBe(is);
  expect(FAR_FROM_RUBRIC).toBe(3);
});

test('the weights of the criteria make a whole, and each counts by its own', () => {
  const none = { fits: 0, personal: 0, concrete: 0, cause: 0 };
  expect(weighCriteria({ fits: 10, personal: 10, concrete: 10, cause: 10 }, true)).toBeCloseTo(10);
  for (const key of ['fits', 'personal', 'concrete', 'cause'] as const)
    expect(weighCriteria({ ...none, [key]: 8 }, true)).toBeCloseTo(8 * CRITERIA_WEIGHTS[key]);
  expect(CRITERIA_WEIGHTS).toEqual({ fits: 0.3, personal: 0.25, concrete: 0.25, cause: 0.2 });
});

test('what does not answer the question gets one point at most', () => {
  expect(weighCriteria({ fits: 1, personal: 9, concrete: 9, cause: 9 }, false)).toBe(1);
  expect(weighCriteria({ fits: 1, personal: 1, concrete: 0, cause: 0 }, false)).toBeCloseTo(0.55);
});

test('what is stored of a judgement is one of these', () => {
  expect(NOT_SCORED_REASONS).toEqual(['unavailable', 'unread']);
  expect(OUTCOMES).toEqual(['scored', 'unavailable', 'unread']);
  expect(RUBRIC_FLAGS).toEqual(['addresses-judge', 'unread']);
  expect(JUDGEMENT_FLAGS).toEqual([
    'judges-disagree',
    'far-from-rubric',
    'near-copy',
    'addresses-judge',
    'unread',
  ]);
  expect(JUDGE_KINDS).toEqual(['model', 'rubric']);
});
