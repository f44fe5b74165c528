import { describe, expect, test } from 'vitest';
import { addKeywords, hasKeyword, moveKeyword, findDropIndex, removeKeyword } from './keywords.ts';

describe('keywords', () => {
  test('are added at the end, trimmed, several at once with commas', () => {
    expect(addKeywords(['a'], ' b , c ')).toEqual(['a', 'b', 'c']);
  });

  test.each([' ', ' , ', 'A', ' a '])('do not change with "%s", blank or there already', (typed) => {
    expect(addKeywords(['a'], typed)).toEqual(['a']);
  });

  test('are found and removed in any case', () => {
    expect(hasKeyword(['Live music'], 'live MUSIC ')).toBe(true);
    expect(removeKeyword(['Live music', 'b'], 'live music')).toEqual(['b']);
  });

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 9, ['b', 'c', 'a']],
    [1, -3, ['b', 'a', 'c']],
    [7, 0, ['a', 'b', 'c']],
  ])('moved from %i to %i stand as %j', (from, to, order) => {
    expect(moveKeyword(['a', 'b', 'c'], from, to)).toEqual(order);
  });

  test.each([
    [5, 0],
    [24, 1],
    [999, 2],
  ])('dropped at %i px belong at position %i', (y, position) => {
    expect(findDropIndex(y, [10, 20, 30], 0)).toBe(position);
  });
});
