import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { MINUTES, renderDial } from '#api/campaigns/dial-rules.ts';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import type { Focal } from '#api/media/focal-rules.ts';

/** The display font, and its family name in the file. */
const FONT_FILE = fileURLToPath(
  new URL('../../../../site/src/features/sharing/bricolage-grotesque-800.ttf', import.meta.url),
);
const FONT_FAMILY = 'Bricolage Grotesque ExtraBold';
/** Resolution at which a point of type is one pixel, in dots per inch. */
const DPI = 72;
const SIZE_STEP = 0.9;
const JPEG_QUALITY = 84;

const PICTURE = { left: 664, top: 40, width: 496, height: 550 } as const;
/** The dial's place over the picture, and without a picture. */
const DIAL = { left: 722, top: 190, size: 380 } as const;
const DIAL_ALONE = { left: 664, top: 67, size: 496 } as const;
const GROUND =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}">
  <rect width="${SHARE_WIDTH_PX}" height="${SHARE_HEIGHT_PX}" fill="#2b1055"/>
  <g transform="translate(56 52) scale(1.3)"><circle cx="20" cy="20" r="20" fill="#5b2a9d"/><path d="M20 24 12.8 1.3A20 20 0 0 1 37.4 10.2Z" fill="#ffd9a8"/><circle cx="20" cy="26.5" r="4.6" fill="#ff5a4f"/></g>
  <rect x="56" y="450" width="568" height="128" rx="28" fill="#ffd9a8"/>
</svg>`);
const ROUND_CORNERS = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}"><rect width="100%" height="100%" rx="36"/></svg>`,
);

/** The picture behind the dial and the face in it as files, or the initials instead, and the focal point of the face. */
export type ShareMotif = {
  readonly cover: Uint8Array | undefined;
  readonly face: Uint8Array | string;
  readonly focal: Focal;
  /** Number of lit strokes; null while the number of answers is not public. */
  readonly count: number | null;
};
type ShareWords = {
  readonly title: string;
  readonly detail: string;
  readonly call: string;
  readonly until: string | null;
};
type Line = { readonly text: string; readonly fill: string; readonly size: number };
type Room = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Renders a share picture from a campaign's pictures and texts, like those that owners' browsers compose. */
export async function renderSharePicture(
  motif: ShareMotif,
  { title, detail, call, until }: ShareWords,
): Promise<Buffer> {
  const lines = await Promise.all([
    renderLine(
      { text: 'Power Hour', fill: '#fbf6ee', size: 35 },
      { left: 124, top: 52, width: 400, height: 52 },
    ),
    renderLine({ text: title, fill: '#fbf6ee', size: 84 }, { left: 56, top: 138, width: 568, height: 202 }),
    renderLine({ text: detail, fill: '#cfc0e8', size: 34 }, { left: 56, top: 354, width: 568, height: 78 }),
    renderLine({ text: call, fill: '#2b1055', size: 42 }, { left: 88, top: 464, width: 504, height: 56 }),
    ...(until === null
      ? []
      : [
          renderLine(
            { text: until, fill: '#2b1055', size: 25 },
            { left: 88, top: 524, width: 504, height: 38 },
          ),
        ]),
  ]);
  return sharp(GROUND)
    .composite([...(await renderCover(motif)), await renderFace(motif), ...lines])
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

async function renderCover({ cover }: ShareMotif): Promise<OverlayOptions[]> {
  if (!cover) return [];
  const input = await sharp(cover)
    .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'cover' })
    .composite([{ input: ROUND_CORNERS, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return [{ input, left: PICTURE.left, top: PICTURE.top }];
}

/** Renders the dial with a face or initials in its middle. */
async function renderFace({ cover, face, focal, count }: ShareMotif): Promise<OverlayOptions> {
  const { left, top, size } = cover ? DIAL : DIAL_ALONE;
  const shown = typeof face === 'string' ? face : { ...(await embedPicture(face)), focal };
  const dial = renderDial({ label: '', count, gap: MINUTES, face: shown });
  const svg = dial
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`)
    .replace(/font-family="[^"]+"/, `font-family="${FONT_FAMILY}"`);
  return { input: Buffer.from(svg), left, top };
}

async function embedPicture(picture: Uint8Array) {
  const { data, info } = await sharp(picture).png().toBuffer({ resolveWithObject: true });
  return { url: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}

/** Renders a text in the largest size that fits its room, vertically centred. */
async function renderLine({ text, fill, size }: Line, room: Room): Promise<OverlayOptions> {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${fill}" letter_spacing="${Math.round(size * -25)}">${escaped}</span>`,
      font: `${FONT_FAMILY}, ${size}`,
      fontfile: FONT_FILE,
      dpi: DPI,
      rgba: true,
      width: room.width,
      wrap: 'word',
      spacing: Math.round(size * -0.15),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.width > room.width || info.height > room.height)
    return renderLine({ text, fill, size: Math.floor(size * SIZE_STEP) }, room);
  return { input: data, left: room.left, top: room.top + Math.round((room.height - info.height) / 2) };
}
