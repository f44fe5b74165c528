import { expect, test } from 'vitest';
import type { AnswerFeatures } from './answer-features-rules.ts';
import { measureSense, scoreCriteria } from './criteria-scores-rules.ts';
import { RUBRIC_VERSION } from './rubric-rules.ts';

const AVERAGE: AnswerFeatures = {
  ...{ words: 40, copied: 0, content: 16, stems: 15, own: 11, sharedWithQuestion: 2, sharedWithCause: 2 },
  ...{ abstract: 1, bound: 15, self: 1, other: 2, past: 1, time: 1, space: 4, degree: 0, vague: 0 },
  ...{ present: 1, numbers: 1 },
};

// A score is kept with the rubric's version: other numbers here need another version.
test('these are the numbers of version 7', () => expect(RUBRIC_VERSION).toBe('7'));

test.each<[string, Partial<AnswerFeatures>, readonly number[]]>([
  ['an average answer', {}, [0.77515, 0.605, 0.74569, 0.66667, 0.71797]],
  ['hardly any words of its own', { own: 2 }, [1, 0.605, 0.60581, 0.66667, 0.61445]],
  [
    'many words of its own',
    { stems: 40, content: 44, own: 36, words: 100, bound: 50 },
    [0.40725, 0.51966, 0.74808, 0.66667, 0.60691],
  ],
  ['no number', { numbers: 0 }, [0.77515, 0.605, 0.68569, 0.66667, 0.71797]],
  ['many numbers', { numbers: 4 }, [0.77515, 0.605, 0.74569, 0.66667, 0.71797]],
  ['more of places', { space: 6 }, [0.77515, 0.605, 0.80283, 0.66667, 0.71797]],
  ['a list of places', { space: 30 }, [0.77515, 0.605, 0.80969, 0.66667, 0.71797]],
  ['more of times', { time: 2 }, [0.77515, 0.605, 0.78855, 0.66667, 0.71797]],
  ['a list of times', { time: 20 }, [0.77515, 0.605, 0.85026, 0.66667, 0.71797]],
  ['more of the past', { past: 2 }, [0.77515, 0.605, 0.78855, 0.66667, 0.71797]],
  ['nothing of the past', { past: 0 }, [0.77515, 0.605, 0.70283, 0.66667, 0.71797]],
  ['more judgements', { abstract: 2 }, [0.77515, 0.605, 0.70933, 0.66667, 0.71797]],
  ['only judgements', { abstract: 16 }, [0.77515, 0.605, 0.69187, 0.66667, 0.71797]],
  ['superlatives', { degree: 1 }, [0.77515, 0.605, 0.64747, 0.66667, 0.71797]],
  ['many superlatives', { degree: 9 }, [0.77515, 0.605, 0.44712, 0.66667, 0.71797]],
  ['a vague word', { vague: 1 }, [0.77515, 0.605, 0.6814, 0.66667, 0.71797]],
  ['many vague words', { vague: 9 }, [0.77515, 0.605, 0.56312, 0.66667, 0.71797]],
  ['more of the present', { present: 2 }, [0.77515, 0.605, 0.66355, 0.66667, 0.71797]],
  ['nothing of the present', { present: 0 }, [0.77515, 0.605, 0.82783, 0.66667, 0.71797]],
  [
    'everything against it',
    { degree: 9, vague: 9, present: 9, abstract: 16, space: 0, time: 0, past: 0, own: 0, numbers: 0 },
    [1, 0.605, 0, 0.66667, 0.57375],
  ],
  [
    'everything for it',
    { space: 30, time: 30, past: 30, abstract: 0, present: 0, self: 9, other: 40, own: 14 },
    [0.55358, 1, 1, 0.66667, 0.5597],
  ],
  ['nothing of oneself', { self: 0 }, [0.77515, 0.405, 0.74569, 0.66667, 0.71797]],
  ['much of oneself', { self: 5 }, [0.77515, 0.805, 0.74569, 0.66667, 0.71797]],
  ['nothing of others', { other: 0 }, [0.77515, 0.24, 0.74569, 0.66667, 0.71797]],
  ['more of others', { other: 3 }, [0.77515, 0.7875, 0.74569, 0.66667, 0.71797]],
  ['much of others', { other: 9 }, [0.77515, 0.84, 0.74569, 0.66667, 0.71797]],
  ['nothing of the question', { sharedWithQuestion: 0 }, [0.67515, 0.605, 0.74569, 0.66667, 0.71797]],
  ['one word of the question', { sharedWithQuestion: 1 }, [0.77515, 0.605, 0.74569, 0.66667, 0.71797]],
  ['nothing of the cause', { sharedWithCause: 0 }, [0.77515, 0.605, 0.74569, 0, 0.71797]],
  ['much of the cause', { sharedWithCause: 5 }, [0.77515, 0.605, 0.74569, 1, 0.71797]],
  [
    'nothing of the campaign',
    { own: 60, content: 60, stems: 60, sharedWithQuestion: 0, sharedWithCause: 0 },
    [0, 0.605, 0.81218, 0, 0.18473],
  ],
  ['nothing but the campaign', { own: 0 }, [1, 0.605, 0.52339, 0.66667, 0.57375]],
  ['crowded with the campaign’s words', { own: 4 }, [0.98257, 0.605, 0.66106, 0.66667, 0.67505]],
  ['copied in part', { copied: 20 }, [0.77515, 0.605, 0.74569, 0.66667, 0.57437]],
  ['copied throughout', { copied: 40 }, [0.77515, 0.605, 0.74569, 0.66667, 0]],
  ['few words that bind', { bound: 8 }, [0.77515, 0.605, 0.74569, 0.66667, 0.15955]],
  ['none that binds', { bound: 4 }, [0.77515, 0.605, 0.74569, 0.66667, 0]],
  ['many that bind', { bound: 30 }, [0.77515, 0.605, 0.74569, 0.66667, 0.95729]],
  ['the same again', { content: 50, words: 90, bound: 40 }, [0.36091, 0.52717, 0.72839, 0.66667, 0.11047]],
  [
    'one word again and again',
    { content: 50, stems: 8, own: 4, words: 90, bound: 40 },
    [0.36091, 0.52717, 0.64375, 0.66667, 0],
  ],
  ['no words at all', { words: 0, content: 0, stems: 0, own: 0 }, [1, 0.72, 0.408, 0.66667, 0]],
  [
    'words without a subject',
    { content: 0, stems: 0, own: 0, sharedWithCause: 0, sharedWithQuestion: 0 },
    [0.9, 0.605, 0.46957, 0, 0],
  ],
])('%s: %o', (_, change, expected) => {
  const features = { ...AVERAGE, ...change };
  const { fits, personal, concrete, cause } = scoreCriteria(features);
  for (const [at, value] of [fits, personal, concrete, cause, measureSense(features)].entries()) {
    expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 4);
  }
});
