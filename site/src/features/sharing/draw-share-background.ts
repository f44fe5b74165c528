import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { paintShareText, renderShareText } from './render-share-text.ts';

const BACKGROUND = fileURLToPath(new URL('share-background.svg', import.meta.url));
/** Where a drawing without a ground of its own stands: at the right, on the lower edge. */
const STAND = { right: 8, width: 548, height: 606 } as const;
/** Where a picture that fills its frame is shown, as on the share pictures of campaigns. */
const FRAME = { left: 664, top: 40, width: 496, height: 550 } as const;
const ROUND_CORNERS = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"><rect width="100%" height="100%" rx="36"/></svg>`,
);
const NAME_COLOUR = '#ffd9a8';
const NAME_ROOM = { sizePx: 36, widthPx: 560, wrap: 'word' } as const;
/** The mark, as share-background.svg draws it, and the distance to the name beside it. */
const MARK = { left: 72, top: 64, size: 64, gap: 20 } as const;

/** Draws everything of a share picture but the title, as pixels: the night, the mark with the name, a page's picture. */
export async function drawShareBackground(scene: string): Promise<Buffer> {
  const drawn = await sharp(scene).png({ compressionLevel: 0 }).toBuffer();
  const { isOpaque } = await sharp(drawn).stats();
  const pixels = await sharp(BACKGROUND)
    .composite([await (isOpaque ? frame(drawn) : stand(drawn))])
    .removeAlpha()
    .raw()
    .toBuffer();
  const name = await renderShareText('Power Hour', NAME_ROOM);
  const left = MARK.left + MARK.size + MARK.gap;
  const top = Math.round(MARK.top + MARK.size / 2 - name.height / 2);
  paintShareText(pixels, name, { left, top, colour: NAME_COLOUR });
  return pixels;
}

async function stand(drawn: Buffer): Promise<OverlayOptions> {
  const { data, info } = await sharp(drawn)
    .resize({ width: STAND.width, height: STAND.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = SHARE_WIDTH_PX - STAND.right - Math.round((STAND.width + info.width) / 2);
  return { input: data, left, top: SHARE_HEIGHT_PX - info.height };
}

async function frame(drawn: Buffer): Promise<OverlayOptions> {
  const input = await sharp(drawn)
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'cover' })
    .composite([{ input: ROUND_CORNERS, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: FRAME.left, top: FRAME.top };
}
