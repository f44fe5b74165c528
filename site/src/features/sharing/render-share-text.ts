import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import { unpackFont } from './unpack-font.ts';

/** The display type, and the family by which its file names itself. */
const WOFF_FILE = fileURLToPath(
  import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
);
const FONT_FAMILY = 'Bricolage Grotesque ExtraBold';
/** Channels of the pixels that texts are painted on. */
const CHANNELS = 3;

/** A text as a mask: how much of each pixel it covers. */
export type Mask = { readonly data: Buffer; readonly width: number; readonly height: number };
type TextRoom = { readonly sizePx: number; readonly widthPx: number; readonly wrap: 'word' | 'word-char' };
type Place = { readonly left: number; readonly top: number; readonly colour: string };

let fontFile: string | undefined;

/** Renders a text in display type, in lines of at most `widthPx` where its words allow it. */
export async function renderShareText(text: string, { sizePx, widthPx, wrap }: TextRoom): Promise<Mask> {
  const markup = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  fontFile ??= unpackFont(WOFF_FILE);
  const { data, info } = await sharp({
    text: {
      text: `<span letter_spacing="${Math.round(sizePx * -30)}">${markup}</span>`,
      font: `${FONT_FAMILY}, ${sizePx}`,
      fontfile: fontFile,
      width: widthPx,
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

/** Paints a mask on the pixels of a share picture. */
export function paintShareText(pixels: Buffer, mask: Mask, { left, top, colour }: Place): void {
  const { data, width, height } = mask;
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
