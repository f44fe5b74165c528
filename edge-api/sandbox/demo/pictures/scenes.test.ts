import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoMedia, filenameOf } from '../plan/plan-media.ts';
import { MAX_BYTES, renderPicture } from './render.ts';
import { SCENES } from './scenes.ts';

test('every picture of the demo has a drawing, and every drawing is somebody’s picture', () => {
  const drawn = [...SCENES.keys()].map(filenameOf);
  const wanted = demoMedia(new Date()).map(({ filename }) => filename);
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

test('every drawing is another, and is drawn the same each time', () => {
  const drawings = [...SCENES.values()].map((draw) => draw());
  expect(new Set(drawings).size).toBe(drawings.length);
  expect([...SCENES.values()].map((draw) => draw())).toEqual(drawings);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('a drawing becomes WebP at the widths asked for, small enough for a card', async () => {
  const draw = SCENES.get('planetarium');
  const [full, small] = await renderPicture(draw?.() ?? '', [1600, 400]);
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  expect(full?.length).toBeLessThanOrEqual(MAX_BYTES);
}, 60_000);
