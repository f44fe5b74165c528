import { expect, test } from 'vitest';
import { toGradient } from './gradient.ts';

test('an id always makes the same picture', () => {
  expect(toGradient('abc')).toEqual(toGradient('abc'));
});

test('ids that differ little make different pictures', () => {
  const pictures = Array.from({ length: 40 }, (_, index) => JSON.stringify(toGradient(`campaign-${index}`)));
  expect(new Set(pictures).size).toBe(40);
});

test('the light stays inside the picture, also for an empty id', () => {
  for (const id of ['', 'a', '🎤', '8091ba45-b46b-ccf1-2b3b-562c6e9b5383']) {
    const { x, y } = toGradient(id);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
});
