import { expect, test } from 'vitest';
import { gradientOf } from './gradient.ts';

test('an id always makes the same picture', () => {
  expect(gradientOf('abc')).toEqual(gradientOf('abc'));
});

test('ids that differ little make different pictures', () => {
  const pictures = Array.from({ length: 40 }, (_, index) => JSON.stringify(gradientOf(`campaign-${index}`)));
  expect(new Set(pictures).size).toBe(40);
});

test('the light stays inside the picture, also for an empty id', () => {
  for (const id of ['', 'a', '🎤', '8091ba45-b46b-ccf1-2b3b-562c6e9b5383']) {
    const { x, y } = gradientOf(id);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
});
