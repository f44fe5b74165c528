import sharp, { type Sharp } from 'sharp';

/** Size of every drawing, in units. */
const WIDTH = 1600;
const HEIGHT = 1200;

/** Maximum bytes of a picture at its full width; the quality is reduced until it fits. */
export const MAX_BYTES = 120_000;
/** Maximum bytes per pixel of a smaller copy's width, as for uploaded pictures. */
const COPY_BYTES_PER_PIXEL = 27.5;
const QUALITIES = [72, 64, 56, 48, 40, 32, 24];
/** libwebp's effort, 0 to 6: above 3 it takes much longer for little gain. */
const EFFORT = 3;
/** Film grain: its size in pixels, and its deviation from middle grey. */
const GRAIN_SCALE = 2;
const GRAIN_SIGMA = 10;
/** Resolution at which one unit of a drawing is one pixel, in dots per inch. */
const DENSITY = 72;

/**
 * Renders a drawing as WebP at `widths[0]` pixels and at the smaller widths after it, with the film grain that all
 * pictures share. Throws if the full size does not fit into {@link MAX_BYTES}.
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
    encodeWithinLimit(() => createPicture().resize({ width: copyWidth }), copyWidth * COPY_BYTES_PER_PIXEL),
  );
  return [await encodeWithinLimit(createPicture, MAX_BYTES), ...(await Promise.all(copies))];
}

async function encodeWithinLimit(createPicture: () => Sharp, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await createPicture().webp({ quality, effort: EFFORT }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A demo picture does not fit into ${maxBytes} bytes`);
}

const grains = new Map<number, Promise<Buffer>>();

function getGrain(width: number): Promise<Buffer> {
  const grain = grains.get(width) ?? renderGrain(width);
  grains.set(width, grain);
  return grain;
}

function renderGrain(width: number): Promise<Buffer> {
  const height = (width * HEIGHT) / WIDTH;
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN_SIGMA } as const;
  return sharp({
    create: {
      width: width / GRAIN_SCALE,
      height: height / GRAIN_SCALE,
      channels: 3,
      background: 'grey',
      noise,
    },
  })
    .toColourspace('b-w')
    .resize(width, height, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
