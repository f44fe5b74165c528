import { describe, expect, test } from 'vitest';
import { GAIN_MAX, limitByParts } from './parts-rules.ts';

/** Points by the letters of a text: each `a` is worth 1 and of the campaign, each `u` 1 and not; an `o` nothing. */
const measure = (text: string) => {
  const count = (letter: string) => text.split(letter).length - 1;
  return {
    points: count('a') + count('u'),
    content: text.replaceAll(/[^auo]/g, '').length,
    shared: count('a'),
  };
};
const limit = (...sentences: readonly string[]) =>
  limitByParts(sentences.map((sentence) => `${sentence}.`).join(' '), measure);

describe('the points of an answer', () => {
  test('are its own where it is one short sentence, whatever it is about', () => {
    expect([limit('aaaa'), limit('uuuu'), limit('oooo'), limitByParts('', measure)]).toEqual([4, 4, 0, 0]);
  });

  test('are little more than those of the weaker part, where both are worth the same', () => {
    expect(limit('aaaa', 'aaaa')).toBeCloseTo(4 + GAIN_MAX);
    expect(limit('uuuu', 'uuuu')).toBeCloseTo(4 + GAIN_MAX);
    expect(limit('aaaa', 'aaaa', 'aaaa')).toBeCloseTo(4 + GAIN_MAX);
  });

  test.each([
    ['after', ['oooo', 'uuuuuu']],
    ['before', ['uuuuuu', 'oooo']],
  ])('grow little by a text that has nothing of the campaign, %s a weak one', (_, sentences) => {
    expect(limit(...sentences)).toBeCloseTo(GAIN_MAX + 0.15 * (6 - GAIN_MAX));
  });

  test('grow little by it without a mark between them too', () => {
    const weak = Array.from({ length: 9 }, () => 'o').join(' ');
    expect(limitByParts(`${weak} ${weak.replaceAll('o', 'u')}`, measure)).toBeLessThan(2);
  });

  test('are those of the better part, where it has three words of the campaign', () => {
    expect(limit('uuuaaa', 'oooo')).toBe(6);
    expect(limit('uuuuua', 'oooo')).toBeCloseTo(6 - 0.85 * (2 / 3) * (6 - GAIN_MAX));
  });

  test.each([
    ['a few friendly words after it', ['uuuuuu', 'oo'], 6],
    ['a few friendly words before it', ['oo', 'uuuuuu'], 6],
    ['a few before it and a few after', ['oo', 'uuuuuu', 'oo'], 6],
    ['three words with a subject after it', ['uuuuuu', 'ooo'], 6 - 0.85 * 0.2 * (6 - GAIN_MAX)],
  ])('do not fall, or hardly, by %s', (_, sentences, points) => {
    expect(limit(...sentences)).toBeCloseTo(points);
  });

  test('are found in few measurements, however many sentences it has', () => {
    const seen: string[] = [];
    const sentences = Array.from({ length: 300 }, (_, index) => `aaaa${index}.`);
    limitByParts(sentences.join(' '), (text) => {
      seen.push(text);
      return measure(text);
    });
    expect(seen.length).toBeLessThanOrEqual(379);
    expect(seen).toContain(sentences.join(' '));
    expect(seen).toContain(sentences.slice(275).join(' '));
  });
});
