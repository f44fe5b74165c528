import { expect, test } from 'vitest';
import { splitSentence } from './piece-rules.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

test.each([
  [1, 1],
  [13, 1],
  [14, 2],
  [27, 3],
])('a sentence of %d words has %d pieces, and all its words in their order', (count, pieces) => {
  const split = splitSentence(words(count));
  expect(split).toHaveLength(pieces);
  expect(split.join(' ')).toBe(words(count));
  const lengths = split.map((piece) => piece.split(' ').length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
});

test('marks that stand alone and wide spaces are no words', () => {
  expect(splitSentence('– one  … two – 🎉')).toEqual(['one two']);
});
