import { expect, test } from 'vitest';
import { toGradient } from './gradient.ts';

test('makes the same picture of the same id', () => {
  expect(toGradient('abc')).toEqual(toGradient('abc'));
});

test('makes different pictures of similar ids', () => {
  const pictures = Array.from({ length: 40 }, (_, index) => JSON.stringify(toGradient(`campaign-${index}`)));
  expect(new Set(pictures).size).toBe(40);
});

test('keeps the light inside the picture, even for an empty id', () => {
  for (const id of ['', 'a', '🎤', '8091ba45-b46b-ccf1-2b3b-562c6e9b5383']) {
    const { x, y } = toGradient(id);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
});
