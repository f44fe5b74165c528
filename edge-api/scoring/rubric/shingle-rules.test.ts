import { describe, expect, test } from 'vitest';
import { listShingles, measureOverlap } from './shingle-rules.ts';

describe('the shingles of a text', () => {
  test('are none for fewer than four words, or fewer than six letters', () => {
    expect(listShingles('one two three')).toHaveLength(0);
    expect(listShingles('')).toHaveLength(0);
    expect(listShingles('One, two; three four')).toHaveLength('one two three four'.length - 5);
    expect(listShingles('a b c d')).toHaveLength(2);
  });

  test('come once each, in the order of their hashes', () => {
    const shingles = listShingles('ab ab ab ab ab ab');
    expect(shingles).toHaveLength(3);
    expect([...shingles]).toEqual([...shingles].toSorted((a, b) => a - b));
    expect(new Set(shingles).size).toBe(3);
  });

  test('are the same wherever the words occur, and differ for other words', () => {
    const [one, moved, other] = [
      'we sing by the sea',
      'today we sing by the sea',
      'my soup for the town',
    ].map(listShingles);
    if (!one || !moved || !other) throw new Error('there are three');
    expect(measureOverlap(one, moved)).toBe(one.length);
    expect(measureOverlap(one, other)).toBe(0);
    expect(measureOverlap(listShingles('abcdefg h i j'), listShingles('abcdegf h i j'))).toBeLessThan(4);
  });

  test('hardly ever share a hash', () => {
    const words = Array.from({ length: 5000 }, (_, at) => (at * 7919).toString(36));
    const text = words.join(' ');
    const pieces = new Set(Array.from({ length: text.length - 5 }, (_, at) => text.slice(at, at + 6)));
    expect(pieces.size - listShingles(text).length).toBeLessThan(5);
  });
});

test.each([
  [[], [], 0],
  [[1, 2, 3], [], 0],
  [[1, 2, 3], [1, 2, 3], 3],
  [[1, 3, 5], [2, 3, 4, 5, 9], 2],
  [[2, 3, 4, 5, 9], [1, 3, 5], 2],
  [[0, 7], [0, 8], 1],
])('%j and %j have %i hashes in common', (left, right, shared) => {
  expect(measureOverlap(Uint32Array.from(left), Uint32Array.from(right))).toBe(shared);
});
