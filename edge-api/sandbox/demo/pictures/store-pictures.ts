import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '#api/platform/digest.ts';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import { getPictureSize, toFilename } from '../plan/plan-media.ts';
import { renderPicture } from './render.ts';

const DRAWINGS = new URL('drawings/', import.meta.url);
/** Rendered pictures by the hash of their drawing: only changed drawings are rendered again. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/power-hour-demo/', import.meta.url));
/** Increased when the rendering itself changes. */
const RENDERING = 5;
/** Pictures rendered concurrently; sharp uses several cores for each. */
const CONCURRENCY = 2;

type Drawing = { readonly key: string; readonly svg: string };

/** Returns every drawing of the demo with the key of its campaign or portrait. */
export async function readDrawings(): Promise<readonly Drawing[]> {
  const files = await readdir(DRAWINGS);
  return Promise.all(
    files.map(async (file) => ({
      key: parse(file).name,
      svg: await readFile(new URL(file, DRAWINGS), 'utf8'),
    })),
  );
}

/** Stores all of the demo's pictures in the bucket; renders those that this machine has not rendered before. */
export async function storePictures(bucket: R2Bucket): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const queue = [...(await readDrawings())];
  const storeNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await storePicture(bucket, next);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeNext));
}

async function storePicture(bucket: R2Bucket, { key, svg }: Drawing): Promise<void> {
  const filename = toFilename(key);
  const { width } = getPictureSize(key);
  const smaller = MEDIA_WIDTHS.filter((variant) => variant < width);
  const files = [filename, ...smaller.map((variant) => toVariantName(filename, variant))];
  const pictures = await renderCached(svg, [width, ...smaller]);
  await Promise.all(
    files.map((file, index) =>
      bucket.put(file, pictures[index] ?? null, { httpMetadata: { contentType: 'image/webp' } }),
    ),
  );
}

async function renderCached(svg: string, widths: readonly [number, ...number[]]): Promise<Buffer[]> {
  const hash = sha256(`${RENDERING} ${svg}`).slice(0, 24);
  const paths = widths.map((width) => `${CACHE}${hash}-${width}.webp`);
  const files = await Promise.all(paths.map((path) => readFile(path).catch(() => undefined)));
  const cached = files.filter((bytes) => bytes !== undefined);
  if (cached.length === paths.length) return cached;
  const pictures = await renderPicture(svg, widths);
  await Promise.all(paths.map((path, index) => writeAtomically(path, pictures[index] ?? Buffer.alloc(0))));
  return pictures;
}

/** Writes a file by a rename, so that a partial picture is never read. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
