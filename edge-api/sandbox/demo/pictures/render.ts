import sharp, { type Sharp } from 'sharp';
import { HEIGHT, randomOf, WIDTH } from './kit.ts';

/** Largest a picture may be at its full width; the quality goes down until it fits. */
export const MAX_BYTES = 120_000;
const QUALITIES = [72, 64, 56, 48, 40];
/** Quality of the smaller copies, which look at every pixel less closely. */
const SMALLER_QUALITY = 74;
/** libwebp's, 0 to 6: above 3 it takes much longer for little. */
const EFFORT = 3;
/** Film grain: this many pixels wide, this far from the middle grey of 128. */
const GRAIN_SCALE = 2;
const GRAIN_STRENGTH = 26;
/** Dots per inch at which one unit of a drawing is one pixel. */
const DENSITY = 72;

/**
 * Renders a drawing at `widths[0]` pixels and at the smaller ones after it, as WebP, with the film grain that all
 * pictures share. Throws when the full size cannot be had in {@link MAX_BYTES}.
 */
export async function renderPicture(svg: string, widths: readonly [number, ...number[]]): Promise<Buffer[]> {
  const [width, ...smaller] = widths;
  const { data, info } = await sharp(Buffer.from(svg), { density: (DENSITY * width) / WIDTH })
    .composite([{ input: await grain(width), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => sharp(data, { raw: info });
  const copies = smaller.map((wanted) =>
    picture()
      .resize({ width: wanted })
      .webp({ quality: SMALLER_QUALITY, smartSubsample: true, effort: EFFORT })
      .toBuffer(),
  );
  return [await fitted(picture), ...(await Promise.all(copies))];
}

async function fitted(picture: () => Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await picture().webp({ quality, smartSubsample: true, effort: EFFORT }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`A demo picture does not fit into ${MAX_BYTES} bytes`);
}

const grains = new Map<number, Promise<Buffer>>();

function grain(width: number): Promise<Buffer> {
  const made = grains.get(width) ?? makeGrain(width);
  grains.set(width, made);
  return made;
}

function makeGrain(width: number): Promise<Buffer> {
  const height = (width * HEIGHT) / WIDTH;
  const [columns, rows] = [width / GRAIN_SCALE, height / GRAIN_SCALE];
  const random = randomOf('grain');
  const noise = Buffer.from(
    Array.from(
      { length: columns * rows },
      () => 128 + (random() + random() + random() - 1.5) * GRAIN_STRENGTH,
    ),
  );
  return sharp(noise, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
