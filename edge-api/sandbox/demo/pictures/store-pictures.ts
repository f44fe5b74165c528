import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import { filenameOf, pictureWidthOf } from '../plan/plan-media.ts';
import { renderPicture } from './render.ts';
import { SCENES } from './scenes.ts';

/** Rendered pictures by the hash of their drawing: only what was redrawn is rendered again. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/power-hour-demo/', import.meta.url));
/** To be raised when rendering itself changes. */
const RENDERING = 1;
/** Pictures that are rendered at a time; sharp uses the other cores for each of them. */
const AT_A_TIME = 2;

/** Puts all of the demo's pictures into the bucket, rendering those that this machine has not rendered before. */
export async function storePictures(bucket: R2Bucket): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const waiting = [...SCENES];
  const store = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await storePicture(bucket, ...next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, store));
}

async function storePicture(bucket: R2Bucket, key: string, draw: () => string): Promise<void> {
  const filename = filenameOf(key);
  const width = pictureWidthOf(key);
  const smaller = MEDIA_WIDTHS.filter((variant) => variant < width);
  const files = [filename, ...smaller.map((variant) => toVariantName(filename, variant))];
  const pictures = await rendered(draw(), [width, ...smaller]);
  await Promise.all(
    files.map((file, index) =>
      bucket.put(file, pictures[index] ?? null, { httpMetadata: { contentType: 'image/webp' } }),
    ),
  );
}

async function rendered(svg: string, widths: readonly [number, ...number[]]): Promise<Buffer[]> {
  const hash = createHash('sha256').update(`${RENDERING} ${svg}`).digest('hex').slice(0, 24);
  const paths = widths.map((width) => `${CACHE}${hash}-${width}.webp`);
  const kept = await Promise.all(paths.map((path) => readFile(path).catch(() => undefined)));
  const found = kept.filter((bytes) => bytes !== undefined);
  if (found.length === paths.length) return found;
  const pictures = await renderPicture(svg, widths);
  await Promise.all(paths.map((path, index) => keep(path, pictures[index] ?? Buffer.alloc(0))));
  return pictures;
}

/** A rename is atomic: nobody ever reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
