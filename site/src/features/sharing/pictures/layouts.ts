import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';

/** A rectangle, in pixels from the picture's top left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
/** A rectangle with rounded corners. */
export type RoundBox = Box & { readonly radius: number };
export type Square = { readonly x: number; readonly y: number; readonly size: number };

/** The places of a picture's parts. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The mark, with the product's name beside it. */
  readonly brand: Square;
  /** The mark alone, as an ornament. */
  readonly ornament?: Square;
  readonly cover: RoundBox;
  /** The campaign's dial: its place over the cover, and without a cover. */
  readonly dial: Square;
  readonly dialAlone: Square;
  readonly heading: Box;
  readonly panel: RoundBox;
  readonly code?: Square;
  /** The part of the panel with the call to action. */
  readonly offer: Box;
  /** The maximum type size of each text. */
  readonly sizes: Readonly<Record<'title' | 'detail' | 'call' | 'note', number>>;
};

/** The layouts of the picture of a shared link, and of those that owners post themselves. */
export const LAYOUTS = {
  link: {
    width: SHARE_WIDTH_PX,
    height: SHARE_HEIGHT_PX,
    brand: { x: 56, y: 52, size: 52 },
    cover: { x: 664, y: 40, width: 496, height: 550, radius: 36 },
    dial: { x: 722, y: 190, size: 380 },
    dialAlone: { x: 664, y: 67, size: 496 },
    heading: { x: 56, y: 138, width: 568, height: 290 },
    panel: { x: 56, y: 450, width: 568, height: 128, radius: 28 },
    offer: { x: 88, y: 458, width: 504, height: 112 },
    sizes: { title: 84, detail: 34, call: 44, note: 27 },
  },
  square: {
    width: 1080,
    height: 1080,
    brand: { x: 64, y: 960, size: 56 },
    cover: { x: 0, y: 0, width: 1080, height: 456, radius: 0 },
    dial: { x: 64, y: 48, size: 380 },
    dialAlone: { x: 64, y: 36, size: 430 },
    heading: { x: 64, y: 500, width: 576, height: 424 },
    panel: { x: 692, y: 388, width: 324, height: 628, radius: 36 },
    code: { x: 732, y: 428, size: 244 },
    offer: { x: 732, y: 692, width: 244, height: 284 },
    sizes: { title: 84, detail: 32, call: 52, note: 26 },
  },
  // Apps cover the top 250 and bottom 340 pixels of a story with their own buttons.
  story: {
    width: 1080,
    height: 1920,
    brand: { x: 72, y: 148, size: 60 },
    ornament: { x: 119, y: 1668, size: 842 },
    cover: { x: 72, y: 252, width: 936, height: 560, radius: 40 },
    dial: { x: 112, y: 312, size: 460 },
    dialAlone: { x: 260, y: 252, size: 560 },
    heading: { x: 72, y: 852, width: 936, height: 340 },
    panel: { x: 72, y: 1232, width: 936, height: 332, radius: 36 },
    code: { x: 112, y: 1272, size: 252 },
    offer: { x: 404, y: 1272, width: 564, height: 252 },
    sizes: { title: 104, detail: 38, call: 66, note: 32 },
  },
} as const satisfies Readonly<Record<string, Layout>>;
