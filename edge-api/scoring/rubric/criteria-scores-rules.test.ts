import { expect, test } from 'vitest';
import type { AnswerFeatures } from './answer-features-rules.ts';
import { measureSense, scoreCriteria } from './criteria-scores-rules.ts';
import { RUBRIC_VERSION } from './rubric-rules.ts';

const AVERAGE: AnswerFeatures = {
  words: 40,
  copied: 0,
  content: 16,
  stems: 15,
  own: 11,
  sharedWithQuestion: 2,
  sharedWithCause: 2,
  abstract: 1,
  bound: 15,
  self: 1,
  other: 2,
  past: 1,
  time: 1,
  space: 4,
  degree: 0,
  vague: 0,
  present: 1,
  address: 0,
  numbers: 1,
};

// A score is kept with the rubric's version: other numbers here need another version.
test('these are the numbers of version 8', () => expect(RUBRIC_VERSION).toBe('8'));

test.each<[string, Partial<AnswerFeatures>, readonly number[]]>([
  ['an average answer', {}, [0.96649, 0.69633, 0.67545, 0.41667, 1]],
  ['hardly any words of its own', { own: 2 }, [1, 0.69633, 0.67543, 0.41667, 0.94]],
  [
    'many words of its own',
    { stems: 40, content: 44, own: 36, words: 100, bound: 50 },
    [0.175, 0.53958, 0.73426, 0.41667, 0.90437],
  ],
  ['no number', { numbers: 0 }, [0.96649, 0.69633, 0.63545, 0.41667, 1]],
  ['many numbers', { numbers: 4 }, [0.96649, 0.69633, 0.67545, 0.41667, 1]],
  ['more of places', { space: 6 }, [0.96649, 0.69633, 0.70145, 0.41667, 1]],
  ['a list of places', { space: 30 }, [0.96649, 0.69633, 0.71705, 0.41667, 1]],
  ['more of times', { time: 2 }, [0.96649, 0.69633, 0.71045, 0.41667, 1]],
  ['a list of times', { time: 20 }, [0.96649, 0.69633, 0.79445, 0.41667, 1]],
  ['more of the past', { past: 2 }, [0.96649, 0.69633, 0.68145, 0.41667, 1]],
  ['nothing of the past', { past: 0 }, [0.96649, 0.69633, 0.66945, 0.41667, 1]],
  ['more judgements', { abstract: 2 }, [0.96649, 0.69633, 0.63454, 0.41667, 1]],
  ['only judgements', { abstract: 16 }, [0.96649, 0.69633, 0.6221, 0.41667, 1]],
  ['superlatives', { degree: 1 }, [0.96649, 0.69633, 0.61645, 0.41667, 1]],
  ['many superlatives', { degree: 9 }, [0.96649, 0.69633, 0.43945, 0.41667, 1]],
  ['a vague word', { vague: 1 }, [0.96649, 0.69633, 0.61845, 0.41667, 1]],
  ['many vague words', { vague: 9 }, [0.96649, 0.69633, 0.45885, 0.41667, 1]],
  ['more of the present', { present: 2 }, [0.96649, 0.69633, 0.62445, 0.41667, 1]],
  ['a word to the reader', { address: 1 }, [0.96649, 0.69633, 0.61645, 0.41667, 1]],
  ['many words to the reader', { address: 9 }, [0.96649, 0.69633, 0.46305, 0.41667, 1]],
  ['nothing of the present', { present: 0 }, [0.96649, 0.69633, 0.72645, 0.41667, 1]],
  [
    'everything against it',
    { degree: 9, vague: 9, present: 9, abstract: 16, space: 0, time: 0, past: 0, own: 0, numbers: 0 },
    [1, 0.69633, 0, 0.41667, 0.9],
  ],
  [
    'everything for it',
    { space: 30, time: 30, past: 30, abstract: 0, present: 0, self: 9, other: 40, own: 14 },
    [0.45357, 1, 0.94595, 0.41667, 0.94094],
  ],
  ['nothing of oneself', { self: 0 }, [0.96649, 0.61133, 0.67545, 0.41667, 1]],
  ['much of oneself', { self: 5 }, [0.96649, 0.78133, 0.67545, 0.41667, 1]],
  ['nothing of others', { other: 0 }, [0.96649, 0.313, 0.67545, 0.41667, 1]],
  ['more of others', { other: 3 }, [0.96649, 0.888, 0.67545, 0.41667, 1]],
  ['much of others', { other: 9 }, [0.96649, 1, 0.67545, 0.41667, 1]],
  ['nothing of the question', { sharedWithQuestion: 0 }, [0.86649, 0.69633, 0.67545, 0.41667, 1]],
  ['one word of the question', { sharedWithQuestion: 1 }, [0.96649, 0.69633, 0.67545, 0.41667, 1]],
  ['nothing of the cause', { sharedWithCause: 0 }, [0.96649, 0.69633, 0.67545, 0, 1]],
  ['much of the cause', { sharedWithCause: 5 }, [0.96649, 0.69633, 0.67545, 1, 1]],
  [
    'nothing of the campaign',
    { own: 60, content: 60, stems: 60, sharedWithQuestion: 0, sharedWithCause: 0 },
    [0, 0.69633, 0.71908, 0, 0.79536],
  ],
  ['nothing but the campaign', { own: 0 }, [1, 0.69633, 0.28545, 0.41667, 0.9]],
  ['copied in part', { copied: 20 }, [0.96649, 0.69633, 0.67545, 0.41667, 0.8]],
  ['copied throughout', { copied: 40 }, [0.96649, 0.69633, 0.67545, 0.41667, 0]],
  ['few words that bind', { bound: 8 }, [0.96649, 0.69633, 0.67545, 0.41667, 0.625]],
  ['none that binds', { bound: 4 }, [0.96649, 0.69633, 0.67545, 0.41667, 0.20833]],
  ['many that bind', { bound: 30 }, [0.96649, 0.69633, 0.67545, 0.41667, 1]],
  ['the same again', { content: 50, words: 90, bound: 40 }, [0.1, 0.557, 0.73489, 0.41667, 0.17829]],
  [
    'one word again and again',
    { content: 50, stems: 8, own: 4, words: 90, bound: 40 },
    [0.1, 0.557, 0.73489, 0.41667, 0],
  ],
  [
    'two words',
    { words: 2, content: 1, stems: 1, own: 1, bound: 1 },
    [1, 0.95253, 0.54517, 0.41667, 0.67749],
  ],
  ['no words at all', { words: 0, content: 0, stems: 0, own: 0 }, [1, 0.96233, 0.14763, 0.41667, 0]],
  [
    'words without a subject',
    { content: 0, stems: 0, own: 0, sharedWithCause: 0, sharedWithQuestion: 0 },
    [0.9, 0.69633, 0.2321, 0, 0],
  ],
])('%s: %o', (_, change, expected) => {
  const features = { ...AVERAGE, ...change };
  const { fits, personal, concrete, cause } = scoreCriteria(features);
  for (const [at, value] of [fits, personal, concrete, cause, measureSense(features)].entries()) {
    expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 4);
  }
});
