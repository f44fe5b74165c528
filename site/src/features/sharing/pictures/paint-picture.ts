import { PALETTE } from '#site/styles/palette.ts';
import type { Layout, RoundBox, Square } from './layouts.ts';
import { paintCover, paintDial, type Picture } from './paint-cover.ts';
import { paintTexts } from './paint-texts.ts';

/** The texts of a picture, in its language. */
export type PictureWords = {
  readonly title: string;
  readonly detail: string;
  /** What to do and its price, or that the winners are chosen. */
  readonly call: string;
  /** The deadline, or what the page shows; null for neither. */
  readonly note: string | null;
  /** The site to which the code leads, for people who cannot scan it. */
  readonly site?: string;
};
/** A QR code: the SVG path of its dark modules, and its side in modules, including the quiet zone. */
export type Code = { readonly path: string; readonly size: number };

/** The content of a picture: the scene, if there is one, and the dial with the face, if it has one. */
export type Motif = {
  readonly cover: Picture | null;
  readonly face: Picture | null;
  readonly ring: HTMLImageElement | null;
  readonly code?: Code | undefined;
};

const PRODUCT_NAME = 'Power Hour';
/** The mark (ui/Mark.astro), and its side in units. */
const MARK = {
  size: 40,
  dial: 'M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0z',
  hour: 'M20 24 12.8 1.3A20 20 0 0 1 37.4 10.2Z',
  lamp: 'M15.4 26.5a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z',
} as const;

/** Paints a picture of a campaign on a canvas of the layout's size. */
export function paintPicture(
  context: CanvasRenderingContext2D,
  layout: Layout,
  { title, detail, call, note, site }: PictureWords,
  { cover, code, face, ring }: Motif,
): void {
  const { brand, ornament, sizes } = layout;
  paintBox(context, { x: 0, y: 0, width: layout.width, height: layout.height, radius: 0 }, PALETTE.night);
  if (cover) paintCover(context, cover, layout.cover);
  if (ring) paintDial(context, { face, ring }, cover ? layout.dial : layout.dialAlone);
  paintMark(context, brand);
  if (ornament) paintMark(context, ornament);
  paintTexts(context, [{ text: PRODUCT_NAME, size: brand.size * 0.68, isBold: true, fill: PALETTE.paper }], {
    x: brand.x + brand.size * 1.3,
    y: brand.y,
    width: brand.size * 6,
    height: brand.size,
  });
  paintTexts(
    context,
    [
      { text: title, size: sizes.title, isBold: true, fill: PALETTE.paper },
      { text: detail, size: sizes.detail, isBold: false, fill: PALETTE.lavender },
    ],
    layout.heading,
  );
  paintBox(context, layout.panel, PALETTE.peach);
  if (layout.code && code) paintCode(context, layout.code, code);
  const notes = [note, site].filter((text) => typeof text === 'string');
  paintTexts(
    context,
    [
      { text: call, size: sizes.call, isBold: true, fill: PALETTE.night },
      ...notes.map((text) => ({ text, size: sizes.note, isBold: false, fill: PALETTE.mauve })),
    ],
    layout.offer,
  );
}

function paintBox(context: CanvasRenderingContext2D, box: RoundBox, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.fill();
}

function paintMark(context: CanvasRenderingContext2D, { x, y, size }: Square): void {
  context.save();
  context.translate(x, y);
  context.scale(size / MARK.size, size / MARK.size);
  paintPath(context, MARK.dial, PALETTE.plum);
  paintPath(context, MARK.hour, PALETTE.peach);
  paintPath(context, MARK.lamp, PALETTE.coral);
  context.restore();
}

/** Paints a code with whole pixels per module, because readers need sharp edges. */
function paintCode(context: CanvasRenderingContext2D, { x, y, size }: Square, code: Code): void {
  const modulePx = Math.floor(size / code.size);
  const margin = Math.floor((size - modulePx * code.size) / 2);
  paintBox(context, { x, y, width: size, height: size, radius: 18 }, PALETTE.white);
  context.save();
  context.translate(x + margin, y + margin);
  context.scale(modulePx, modulePx);
  paintPath(context, code.path, PALETTE.midnight);
  context.restore();
}

function paintPath(context: CanvasRenderingContext2D, path: string, fill: string): void {
  context.fillStyle = fill;
  context.fill(new Path2D(path));
}
