import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { unpackFont } from './unpack-font.ts';

/** Where a title may go: beside the scene, above the lower edge. */
const LEFT_PX = 72;
const WIDTH_PX = 560;
const BOTTOM_PX = 64;
const HEIGHT_MAX_PX = 400;
/** Sizes in pixels that a title is tried in, until it fits. */
const SMALLEST_PX = 32;
const SIZES_PX = [92, 76, 62, 50, 40, SMALLEST_PX] as const;
/** Type of this size and below breaks words that are longer than a line. */
const BREAKING_PX = 50;
/** Characters that fit in the smallest size for certain. */
const CHARACTERS_MAX = 200;
const TITLE_COLOUR = '#fff1dc';
const NAME_COLOUR = '#ffd9a8';
const CHANNELS = 3;
const JPEG_QUALITY = 84;

const BACKGROUND = fileURLToPath(new URL('share-background.svg', import.meta.url));
const BACKGROUND_SCENE = fileURLToPath(new URL('../../../public/pictures/evening.svg', import.meta.url));
const SCENE_HEIGHT_PX = 606;
const SCENE_LEFT_PX = SHARE_WIDTH_PX - 24 - 559;

/** The display type, and the family by which its file names itself. */
const WOFF_FILE = fileURLToPath(
  import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
);
const FONT_FAMILY = 'Bricolage Grotesque ExtraBold';

/** A text as a mask: how much of each pixel it covers. */
type Mask = { readonly data: Buffer; readonly width: number; readonly height: number };

/** The picture without a title, and the pixels that titles are painted on. */
let canvas: Promise<{ readonly background: Buffer; readonly pixels: Buffer }> | undefined;
let fontFile: Promise<string> | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws the picture of a shared page, 1200 × 630, as JPEG: the background, drawn once, and the title in display type.
 * All are painted on the same pixels, one after the other: 2 MB of new memory for each of a thousand pages would cost
 * more in collecting garbage than all the painting.
 */
export function drawSharePicture(title: string): Promise<Buffer> {
  const picture = queue.then(() => paintTitle(title));
  queue = picture.catch(() => undefined);
  return picture;
}

async function paintTitle(title: string): Promise<Buffer> {
  canvas ??= drawBackground().then((background) => ({ background, pixels: Buffer.from(background) }));
  const { background, pixels } = await canvas;
  background.copy(pixels);
  const mask = await fitTitle(title);
  paint(pixels, mask, LEFT_PX, SHARE_HEIGHT_PX - BOTTOM_PX - mask.height, TITLE_COLOUR);
  const raw = { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX, channels: CHANNELS } as const;
  return sharp(pixels, { raw }).jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }).toBuffer();
}

/** Renders the title in the largest size that fits the picture; only small type may break a word. */
async function fitTitle(title: string): Promise<Mask> {
  for (const size of SIZES_PX) {
    const whole = await renderText(title, size, size > BREAKING_PX ? 'word' : 'word-char');
    if (whole.width <= WIDTH_PX && whole.height <= HEIGHT_MAX_PX) return whole;
  }
  return renderText(`${title.slice(0, CHARACTERS_MAX)}…`, SMALLEST_PX, 'word-char');
}

async function renderText(text: string, sizePx: number, wrap: 'word' | 'word-char'): Promise<Mask> {
  const markup = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  fontFile ??= unpackFont(WOFF_FILE);
  const { data, info } = await sharp({
    text: {
      text: `<span letter_spacing="${Math.round(sizePx * -30)}">${markup}</span>`,
      font: `${FONT_FAMILY}, ${sizePx}`,
      fontfile: await fontFile,
      width: WIDTH_PX,
      // At 72 a point is a pixel.
      dpi: 72,
      spacing: Math.round(sizePx * -0.18),
      wrap,
    },
  })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function paint(
  pixels: Buffer,
  { data, width, height }: Mask,
  left: number,
  top: number,
  colour: string,
): void {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mix = (at: number, part: number, cover: number) => {
    const under = pixels[at] ?? 0;
    pixels[at] = under + ((part - under) * cover) / 255;
  };
  for (let row = 0, from = 0; row < height; row += 1) {
    let to = ((top + row) * SHARE_WIDTH_PX + left) * CHANNELS;
    for (let column = 0; column < width; column += 1, from += 1, to += CHANNELS) {
      const cover = data[from] ?? 0;
      if (cover === 0) continue;
      mix(to, red, cover);
      mix(to + 1, green, cover);
      mix(to + 2, blue, cover);
    }
  }
}

/** Draws everything but the title: the night with the mark, the evening, the product's name. */
async function drawBackground(): Promise<Buffer> {
  const scene = await sharp(BACKGROUND_SCENE).resize({ height: SCENE_HEIGHT_PX }).toBuffer();
  const pixels = await sharp(BACKGROUND)
    .composite([{ input: scene, left: SCENE_LEFT_PX, top: SHARE_HEIGHT_PX - SCENE_HEIGHT_PX }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const name = await renderText('Power Hour', 36, 'word');
  paint(pixels, name, 72 + 64 + 20, Math.round(64 + 32 - name.height / 2), NAME_COLOUR);
  return pixels;
}
