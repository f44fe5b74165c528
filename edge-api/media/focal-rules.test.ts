import { expect, test } from 'vitest';
import { cropAround, USUAL_FOCAL } from './focal-rules.ts';

/** A portrait with the face in its upper third, and the position of eyes and mouth in pixels. */
const PORTRAIT = { width: 900, height: 1200, focal: USUAL_FOCAL };
const FACE = { left: 320, right: 580, eyes: 320, mouth: 480 };
const RATIOS = { '1:1': 1, '4:5': 4 / 5, '4:3': 4 / 3, '16:9': 16 / 9, '1.91:1': 1.91, '2.6:1': 2.6 };

test.each(Object.entries(RATIOS))('keeps eyes and mouth in a crop of %s', (_, ratio) => {
  const { x, y, width, height } = cropAround(PORTRAIT, { width: ratio, height: 1 });
  expect(width / height).toBeCloseTo(ratio);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(900.001);
  expect(y + height).toBeLessThanOrEqual(1200.001);
  expect(x).toBeLessThan(FACE.left);
  expect(x + width).toBeGreaterThan(FACE.right);
  expect(y).toBeLessThan(FACE.eyes);
  expect(y + height).toBeGreaterThan(FACE.mouth);
});

test('a focal point at the edge never leaves the picture', () => {
  const corner = { width: 900, height: 1200, focal: { x: 100, y: 100 } };
  expect(cropAround(corner, { width: 1, height: 1 })).toEqual({ x: 0, y: 300, width: 900, height: 900 });
  const wide = { width: 1600, height: 900, focal: { x: 0, y: 0 } };
  expect(cropAround(wide, { width: 1, height: 1 })).toEqual({ x: 0, y: 0, width: 900, height: 900 });
});
