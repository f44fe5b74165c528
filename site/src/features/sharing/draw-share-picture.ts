import sharp from 'sharp';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { drawShareBackground } from './draw-share-background.ts';
import { type Mask, paintShareText, renderShareText } from './render-share-text.ts';

/** Where a title may go: beside the picture, above the lower edge. */
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
const CHANNELS = 3;
const JPEG_QUALITY = 84;

/** What a page's share picture shows: its title, and the file of its picture. */
export type ShareMotif = { readonly title: string; readonly scene: string };
/** A picture without its title, and the pixels that titles are painted on. */
type Canvas = { readonly scene: string; readonly background: Buffer; readonly pixels: Buffer };

let canvas: Canvas | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws the picture of a shared page, 1200 × 630, as JPEG: the background, drawn once for pages in a row that have the
 * same picture, and the title in display type. All are painted on the same pixels, one after the other: 2 MB of new
 * memory for each of a thousand pages would cost more in collecting garbage than all the painting.
 */
export function drawSharePicture(motif: ShareMotif): Promise<Buffer> {
  const picture = queue.then(() => paintTitle(motif));
  queue = picture.catch(() => undefined);
  return picture;
}

async function paintTitle({ title, scene }: ShareMotif): Promise<Buffer> {
  if (canvas?.scene !== scene) canvas = await prepareCanvas(scene);
  const { background, pixels } = canvas;
  background.copy(pixels);
  const mask = await fitTitle(title);
  const top = SHARE_HEIGHT_PX - BOTTOM_PX - mask.height;
  paintShareText(pixels, mask, { left: LEFT_PX, top, colour: TITLE_COLOUR });
  const raw = { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX, channels: CHANNELS } as const;
  return sharp(pixels, { raw }).jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }).toBuffer();
}

async function prepareCanvas(scene: string): Promise<Canvas> {
  const background = await drawShareBackground(scene);
  return { scene, background, pixels: Buffer.from(background) };
}

/** Renders the title in the largest size that fits the picture; only small type may break a word. */
async function fitTitle(title: string): Promise<Mask> {
  for (const sizePx of SIZES_PX) {
    const wrap = sizePx > BREAKING_PX ? 'word' : 'word-char';
    const whole = await renderShareText(title, { sizePx, widthPx: WIDTH_PX, wrap });
    if (whole.width <= WIDTH_PX && whole.height <= HEIGHT_MAX_PX) return whole;
  }
  const start = `${title.slice(0, CHARACTERS_MAX)}…`;
  return renderShareText(start, { sizePx: SMALLEST_PX, widthPx: WIDTH_PX, wrap: 'word-char' });
}
