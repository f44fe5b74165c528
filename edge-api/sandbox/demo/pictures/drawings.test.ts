import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planMedia, toFilename } from '../plan/plan-media.ts';
import { MAX_BYTES, renderPicture } from './render.ts';
import { renderSharePicture } from './render-share-picture.ts';
import { readDrawings } from './store-pictures.ts';

const drawings = await readDrawings();

test('every picture of the demo has a drawing, and every drawing belongs to a picture', () => {
  const drawn = drawings.map(({ key }) => toFilename(key));
  const wanted = planMedia(new Date()).map(({ filename }) => filename);
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

test('every drawing differs, fits the frame and refers only to what it defines', () => {
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length);
  for (const { key, svg } of drawings) {
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const references = Array.from(svg.matchAll(/(?:url\(|href=")#([\w-]+)/g), ([, id]) => id);
    expect(svg, key).toContain('viewBox="0 0 1600 1200"');
    expect(svg, key).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(ids).size, key).toBe(ids.length);
    expect(new Set(ids), key).toEqual(new Set([...ids, ...references]));
  }
});

test('a drawing becomes WebP at the widths asked for, small enough for a card', async () => {
  const drawing = drawings.find(({ key }) => key === 'planetarium');
  const [full, small] = await renderPicture(drawing?.svg ?? '', [1600, 400]);
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  expect(full?.length).toBeLessThanOrEqual(MAX_BYTES);
}, 60_000);

test('a share picture has its size, however long its words are', async () => {
  const cover = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5b2a9d' } })
    .webp()
    .toBuffer();
  const words = { title: 'Huiskamerconcert'.repeat(5), detail: 'A & <B>', call: '€ 10', until: null };
  const picture = await renderSharePicture({ cover, face: cover, focal: { x: 50, y: 33 }, count: 3 }, words);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}, 60_000);

test('the share picture of a campaign without pictures has initials in a large dial', async () => {
  const words = { title: 'Night radio', detail: 'With Juno Hartwell', call: '€ 10', until: null };
  const picture = await renderSharePicture(
    { cover: undefined, face: 'JH', focal: { x: 50, y: 50 }, count: null },
    words,
  );
  const { channels } = await sharp(picture).extract({ left: 860, top: 260, width: 110, height: 110 }).stats();
  expect(channels.map(({ max }) => max > 150)).toEqual([true, true, true]);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
}, 60_000);
