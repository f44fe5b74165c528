import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { MINUTES, renderDial, type DialEmblem } from '#api/campaigns/dial-rules.ts';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';

const BACKGROUND = fileURLToPath(new URL('share-background.svg', import.meta.url));
/** The display type as TrueType, the only format that sharp loads, and the family name in the file. */
const FONT_FILE = fileURLToPath(new URL('bricolage-grotesque-800.ttf', import.meta.url));
const FONT_FAMILY = 'Bricolage Grotesque ExtraBold';
/** The name beside the mark in share-background.svg, vertically centred on it. */
const NAME = { text: 'Power Hour', sizePx: 36, colour: '#ffd9a8', left: 156, middle: 96 } as const;
/** The place of a drawing without a ground of its own: at the right, on the lower edge. */
const STAND = { right: 8, width: 548, height: 606 } as const;
/** The place of a picture that fills its frame, as in the share pictures of campaigns. */
const FRAME = { left: 664, top: 40, width: 496, height: 550 } as const;
const ROUND_CORNERS = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}"><rect width="100%" height="100%" rx="36"/></svg>`,
);
/** The place of the title: beside the picture, above the lower edge. */
const TITLE = { left: 72, width: 560, bottom: 64, heightMax: 400, colour: '#fff1dc' } as const;
/** Type sizes in pixels, tried in turn until the title fits. */
const SMALLEST_PX = 32;
const SIZES_PX = [92, 76, 62, 50, 40, SMALLEST_PX] as const;
/** Type of this size or smaller breaks words that are longer than a line. */
const BREAKING_PX = 50;
/** Number of characters that always fit in the smallest size. */
const CHARACTERS_MAX = 200;
const JPEG_QUALITY = 84;

const GROUND = '#1b0a36';
/** Side in pixels of a dial emblem, twice the size at which mails show it. */
const MINUTE_SIDE = 400;
const LAMP = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><circle cx="60" cy="60" r="56" fill="#ff5a4f"/></svg>',
);
const MINUTE_TYPE = { sizePx: 132, colour: '#ffd9a8', wrap: 'word' } as const;

/** Draws a dial emblem for mails as PNG: a minute with its number, or the wedge at twelve o'clock. */
export async function drawDialEmblem(emblem: DialEmblem): Promise<Buffer> {
  const isChosen = emblem === 'chosen';
  const dial = renderDial({
    label: '',
    count: null,
    gap: isChosen ? 0 : MINUTES,
    own: isChosen ? undefined : emblem,
    chosen: isChosen ? [MINUTES] : [],
  });
  const svg = dial
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${MINUTE_SIDE}" height="${MINUTE_SIDE}"`)
    .replace('>', `><circle r="199" fill="${GROUND}"/>`);
  const middle = isChosen ? undefined : await renderText(String(emblem), MINUTE_TYPE);
  return sharp(Buffer.from(svg))
    .composite(middle ? [{ input: middle.data, raw: middle.info }] : [{ input: LAMP }])
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
}

/** The content of a page's share picture: its title, and the file of its picture. */
export type ShareMotif = { readonly title: string; readonly scene: string };

/** Raw pictures without a title, by scene, because most pages share one. */
const backgrounds = new Map<string, Promise<Buffer>>();

/** Draws a page's share picture as JPEG, 1200 × 630: the night, the mark, the page's picture and its title. */
export async function drawSharePicture({ title, scene }: ShareMotif): Promise<Buffer> {
  const background = backgrounds.get(scene) ?? drawBackground(scene);
  backgrounds.set(scene, background);
  const text = await fitTitle(title);
  return sharp(await background, { raw: { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX, channels: 3 } })
    .composite([
      {
        input: text.data,
        raw: text.info,
        left: TITLE.left,
        top: SHARE_HEIGHT_PX - TITLE.bottom - text.info.height,
      },
    ])
    .jpeg({ quality: JPEG_QUALITY, optimiseCoding: false })
    .toBuffer();
}

async function drawBackground(scene: string): Promise<Buffer> {
  const drawn = await sharp(scene).png({ compressionLevel: 0 }).toBuffer();
  const { isOpaque } = await sharp(drawn).stats();
  const { text, sizePx, colour, left, middle } = NAME;
  const name = await renderText(text, { sizePx, colour, wrap: 'word' });
  return sharp(BACKGROUND)
    .composite([
      await (isOpaque ? frame(drawn) : stand(drawn)),
      { input: name.data, raw: name.info, left, top: Math.round(middle - name.info.height / 2) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
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

/** Renders the title in the largest size that fits; only small type may break a word. */
async function fitTitle(title: string) {
  for (const sizePx of SIZES_PX) {
    const wrap = sizePx > BREAKING_PX ? 'word' : 'word-char';
    const whole = await renderText(title, { sizePx, colour: TITLE.colour, wrap });
    if (whole.info.width <= TITLE.width && whole.info.height <= TITLE.heightMax) return whole;
  }
  const start = `${title.slice(0, CHARACTERS_MAX)}…`;
  return renderText(start, { sizePx: SMALLEST_PX, colour: TITLE.colour, wrap: 'word-char' });
}

type Type = { readonly sizePx: number; readonly colour: string; readonly wrap: 'word' | 'word-char' };

/** Renders a text in display type, no wider than a title as far as its words allow. */
function renderText(text: string, { sizePx, colour, wrap }: Type) {
  const markup = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${Math.round(sizePx * -30)}">${markup}</span>`,
      font: `${FONT_FAMILY}, ${sizePx}`,
      fontfile: FONT_FILE,
      width: TITLE.width,
      // At 72 dpi a point is a pixel.
      dpi: 72,
      spacing: Math.round(sizePx * -0.18),
      wrap,
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
