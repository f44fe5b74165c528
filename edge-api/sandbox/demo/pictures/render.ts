import sharp, { type Sharp } from 'sharp';

/** Size in units of every drawing. */
const WIDTH = 1600;
const HEIGHT = 1200;

/** Largest size in bytes of a picture at its full width; the quality goes down until it fits. */
export const MAX_BYTES = 120_000;
const QUALITIES = [72, 64, 56, 48, 40];
/** Quality of the smaller copies, in which nobody looks at single pixels. */
const SMALLER_QUALITY = 66;
/** libwebp's effort, 0 to 6: above 3 it takes much longer for little. */
const EFFORT = 3;
/** Film grain: this many pixels wide, this far from the middle grey of 128. */
const GRAIN_SCALE = 2;
const GRAIN_STRENGTH = 26;
const GRAIN_SEED = -1392069574;
/** Dots per inch at which one unit of a drawing is one pixel. */
const DENSITY = 72;

/**
 * Renders a drawing at `widths[0]` pixels and at the smaller ones after it, as WebP, with the film grain that all
 * pictures share. Throws when the full size does not fit into {@link MAX_BYTES}.
 */
export async function renderPicture(svg: string, widths: readonly [number, ...number[]]): Promise<Buffer[]> {
  const [width, ...smaller] = widths;
  const { data, info } = await sharp(Buffer.from(svg), { density: (DENSITY * width) / WIDTH })
    .composite([{ input: await getGrain(width), blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const createPicture = () => sharp(data, { raw: info });
  const copies = smaller.map((copyWidth) =>
    createPicture()
      .resize({ width: copyWidth })
      .webp({ quality: SMALLER_QUALITY, smartSubsample: true, effort: EFFORT })
      .toBuffer(),
  );
  return [await encodeWithinLimit(createPicture), ...(await Promise.all(copies))];
}

async function encodeWithinLimit(createPicture: () => Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await createPicture().webp({ quality, smartSubsample: true, effort: EFFORT }).toBuffer();
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  throw new Error(`A demo picture does not fit into ${MAX_BYTES} bytes`);
}

const grains = new Map<number, Promise<Buffer>>();

function getGrain(width: number): Promise<Buffer> {
  const grain = grains.get(width) ?? renderGrain(width);
  grains.set(width, grain);
  return grain;
}

function renderGrain(width: number): Promise<Buffer> {
  const height = (width * HEIGHT) / WIDTH;
  const [columns, rows] = [width / GRAIN_SCALE, height / GRAIN_SCALE];
  const random = createRandom();
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

/** Returns a source of numbers from 0 to 1 that are the same on every machine (mulberry32). */
function createRandom(): () => number {
  let state = GRAIN_SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
