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
test('these are the numbers of version 6', () => expect(RUBRIC_VERSION).toBe('6'));

test.each<[string, Partial<AnswerFeatures>, readonly number[]]>([
  ['an average answer', {}, [0.74826, 0.605, 0.5968, 0.66667, 0.75]],
  ['hardly any words of its own', { own: 2 }, [1, 0.605, 0.46251, 0.66667, 0.705]],
  [
    'many words of its own',
    { stems: 40, content: 44, own: 36, words: 100, bound: 50 },
    [0.37811, 0.51966, 0.59808, 0.66667, 0.74054],
  ],
  ['no number', { numbers: 0 }, [0.74826, 0.605, 0.5368, 0.66667, 0.75]],
  ['many numbers', { numbers: 4 }, [0.74826, 0.605, 0.5968, 0.66667, 0.75]],
  ['more of places', { space: 6 }, [0.74826, 0.605, 0.65394, 0.66667, 0.75]],
  ['a list of places', { space: 30 }, [0.74826, 0.605, 0.6608, 0.66667, 0.75]],
  ['more of times', { time: 2 }, [0.74826, 0.605, 0.63965, 0.66667, 0.75]],
  ['a list of times', { time: 20 }, [0.74826, 0.605, 0.70137, 0.66667, 0.75]],
  ['more of the past', { past: 2 }, [0.74826, 0.605, 0.63965, 0.66667, 0.75]],
  ['nothing of the past', { past: 0 }, [0.74826, 0.605, 0.55394, 0.66667, 0.75]],
  ['more judgements', { abstract: 2 }, [0.74826, 0.605, 0.56043, 0.66667, 0.75]],
  ['only judgements', { abstract: 16 }, [0.74826, 0.605, 0.54298, 0.66667, 0.75]],
  ['superlatives', { degree: 1 }, [0.74826, 0.605, 0.49858, 0.66667, 0.75]],
  ['many superlatives', { degree: 9 }, [0.74826, 0.605, 0.29823, 0.66667, 0.75]],
  ['a vague word', { vague: 1 }, [0.74826, 0.605, 0.53251, 0.66667, 0.75]],
  ['many vague words', { vague: 9 }, [0.74826, 0.605, 0.41423, 0.66667, 0.75]],
  ['more of the present', { present: 2 }, [0.74826, 0.605, 0.51465, 0.66667, 0.75]],
  ['nothing of the present', { present: 0 }, [0.74826, 0.605, 0.67894, 0.66667, 0.75]],
  [
    'everything against it',
    { degree: 9, vague: 9, present: 9, abstract: 16, space: 0, time: 0, past: 0, own: 0, numbers: 0 },
    [1, 0.605, 0, 0.66667, 0.675],
  ],
  [
    'everything for it',
    { space: 30, time: 30, past: 30, abstract: 0, present: 0, self: 9, other: 40, own: 14 },
    [0.49581, 1, 0.9833, 0.66667, 0.63387],
  ],
  ['nothing of oneself', { self: 0 }, [0.74826, 0.405, 0.5968, 0.66667, 0.75]],
  ['much of oneself', { self: 5 }, [0.74826, 0.805, 0.5968, 0.66667, 0.75]],
  ['nothing of others', { other: 0 }, [0.74826, 0.24, 0.5968, 0.66667, 0.75]],
  ['more of others', { other: 3 }, [0.74826, 0.7875, 0.5968, 0.66667, 0.75]],
  ['much of others', { other: 9 }, [0.74826, 0.84, 0.5968, 0.66667, 0.75]],
  ['nothing of the question', { sharedWithQuestion: 0 }, [0.64826, 0.605, 0.5968, 0.66667, 0.75]],
  ['one word of the question', { sharedWithQuestion: 1 }, [0.74826, 0.605, 0.5968, 0.66667, 0.75]],
  ['nothing of the cause', { sharedWithCause: 0 }, [0.74826, 0.605, 0.5968, 0, 0.75]],
  ['much of the cause', { sharedWithCause: 5 }, [0.74826, 0.605, 0.5968, 1, 0.75]],
  [
    'nothing of the campaign',
    { own: 60, content: 60, stems: 60, sharedWithQuestion: 0, sharedWithCause: 0 },
    [0, 0.605, 0.66218, 0, 0.29286],
  ],
  ['nothing but the campaign', { own: 0 }, [1, 0.605, 0.38339, 0.66667, 0.675]],
  ['copied in part', { copied: 20 }, [0.74826, 0.605, 0.5968, 0.66667, 0.6]],
  ['copied throughout', { copied: 40 }, [0.74826, 0.605, 0.5968, 0.66667, 0]],
  ['few words that bind', { bound: 8 }, [0.74826, 0.605, 0.5968, 0.66667, 0.16667]],
  ['none that binds', { bound: 4 }, [0.74826, 0.605, 0.5968, 0.66667, 0]],
  ['many that bind', { bound: 30 }, [0.74826, 0.605, 0.5968, 0.66667, 1]],
  ['the same again', { content: 50, words: 90, bound: 40 }, [0.3325, 0.52717, 0.57949, 0.66667, 0.13741]],
  [
    'one word again and again',
    { content: 50, stems: 8, own: 4, words: 90, bound: 40 },
    [0.3325, 0.52717, 0.49825, 0.66667, 0],
  ],
  ['no words at all', { words: 0, content: 0, stems: 0, own: 0 }, [1, 0.72, 0.268, 0.66667, 0]],
  [
    'words without a subject',
    { content: 0, stems: 0, own: 0, sharedWithCause: 0, sharedWithQuestion: 0 },
    [0.9, 0.605, 0.32957, 0, 0],
  ],
])('%s: %o', (_, change, expected) => {
  const features = { ...AVERAGE, ...change };
  const { fits, personal, concrete, cause } = scoreCriteria(features);
  for (const [at, value] of [fits, personal, concrete, cause, measureSense(features)].entries()) {
    expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 4);
  }
});
