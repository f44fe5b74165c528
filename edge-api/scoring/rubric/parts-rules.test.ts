import { describe, expect, test } from 'vitest';
import { limitByParts, RELATED_GAIN_MAX, UNRELATED_GAIN_MAX } from './parts-rules.ts';

/** Points by the letters of a text: each `a` is worth 1, each `b` 2, an `x` nothing; `a` and `b` are the campaign's. */
const measure = (text: string) => {
  const count = (letter: string) => text.split(letter).length - 1;
  return {
    points: count('a') + 2 * count('b') + 4 * count('u'),
    words: text.split(/\s+/).filter(Boolean).length,
    isRelated: /[ab]/.test(text),
  };
};
const limit = (...sentences: readonly string[]) => limitByParts(sentences, measure);

describe('the points of an answer', () => {
  test('are its own where it is one sentence, whatever it is about', () => {
    expect([limit('bbb'), limit('uu'), limit('x'), limit()]).toEqual([6, 8, 0, 0]);
  });

  test('are those of the better part and little more, where both are about the campaign', () => {
    expect(limit('bb', 'a')).toBeCloseTo(4 + RELATED_GAIN_MAX);
    expect(limit('bb', 'bb')).toBeCloseTo(4 + RELATED_GAIN_MAX);
    expect(limit('bb', 'bb', 'bb')).toBeCloseTo(4 + 2 * RELATED_GAIN_MAX);
  });

  test('grow less by a sentence that has nothing of the campaign, before or after it', () => {
    for (const sentences of [
      ['bb', 'u'],
      ['u', 'bb'],
    ])
      expect(limit(...sentences)).toBeCloseTo(4 + UNRELATED_GAIN_MAX);
  });

  test('are those of the part about the campaign and little more, whatever the other one is worth', () => {
    expect(limit('a', 'u')).toBeCloseTo(1 + UNRELATED_GAIN_MAX);
    expect(limit('uu', 'a', 'x')).toBeCloseTo(1 + UNRELATED_GAIN_MAX);
  });

  test('are between those of its parts where nothing in it is of the campaign', () => {
    expect(limit('u', 'u')).toBeCloseTo(4 + UNRELATED_GAIN_MAX);
    expect(limit('uu', 'x x x')).toBeCloseTo((8 + (8 * 1) / 4) / 2 + UNRELATED_GAIN_MAX);
  });

  test('are found in few measurements, however many sentences it has', () => {
    const seen: string[] = [];
    const sentences = Array.from({ length: 300 }, (_, index) => `a${index}`);
    limitByParts(sentences, (text) => {
      seen.push(text);
      return measure(text);
    });
    expect(seen.length).toBeLessThanOrEqual(90);
    expect(seen).toContain(sentences.join(' '));
    expect(seen).toContain(sentences.slice(275).join(' '));
  });
});
