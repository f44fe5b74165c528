import { expect, test } from 'vitest';
import { addKeywords, hasKeyword, removeKeyword } from './keywords.ts';

test('keywords are added at the end, trimmed, several at once with commas', () => {
  expect(addKeywords(['a'], ' b , c ')).toEqual(['a', 'b', 'c']);
});

test.each([' ', ' , ', 'A', ' a '])('keywords do not change with "%s", blank or there already', (typed) => {
  expect(addKeywords(['a'], typed)).toEqual(['a']);
});

test('keywords keep sixty characters, of which an emoji is one', () => {
  expect(addKeywords([], '🍲'.repeat(61))).toEqual(['🍲'.repeat(60)]);
});

test('keywords are found and removed in any case', () => {
  expect(hasKeyword(['Live music'], 'live MUSIC ')).toBe(true);
  expect(removeKeyword(['Live music', 'b'], 'live music')).toEqual(['b']);
});
