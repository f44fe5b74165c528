import { composeBrand, composeMark } from './compose-brand.ts';
import { composePanel } from './compose-panel.ts';
import { composeText, stackBlocks } from './compose-text.ts';
import type { PieceWords } from './piece-words.ts';
import { PIECE_WIDTH, type PieceName } from './pieces.ts';
import { SCHEMES, type Scheme } from './schemes.ts';
import type { Measure, Shape } from './shapes.ts';

const MARGIN = 72;
const WIDTH = PIECE_WIDTH - 2 * MARGIN;
const PICTURE_RADIUS = 40;
const BRAND_SIZE = 60;
const GAP = 40;
/** How much of the room between picture and panel the pitch may fill. */
const PITCH_PART = 0.42;

type UprightLayout = {
  readonly scheme: Scheme;
  readonly brandTop: number;
  readonly pictureTop: number;
  readonly pictureHeight: number;
  readonly panelTop: number;
  readonly codeSize: number;
  /** Top of a large mark below everything. */
  readonly closingMarkTop?: number;
};

const PANEL_PADDING = 80;

/** A story keeps clear of what apps lay over its upper 250 and lower 340 pixels; prints, of what printers cannot reach. */
const LAYOUTS: Readonly<Record<Exclude<PieceName, 'square'>, UprightLayout>> = {
  story: {
    ...{ scheme: SCHEMES.night, brandTop: 148, pictureTop: 252, pictureHeight: 560 },
    ...{ panelTop: 1232, codeSize: 252, closingMarkTop: 1668 },
  },
  poster: {
    ...{ scheme: SCHEMES.print, brandTop: 72, pictureTop: 168, pictureHeight: 560 },
    ...{ panelTop: 1113, codeSize: 262 },
  },
  'table-card': {
    ...{ scheme: SCHEMES.print, brandTop: 68, pictureTop: 160, pictureHeight: 430 },
    ...{ panelTop: 1048, codeSize: 330 },
  },
};

/** Draws a story, a poster or a table card: the picture above the title, the panel with the code below. */
export function composeUpright(
  name: keyof typeof LAYOUTS,
  words: PieceWords,
  measure: Measure,
): readonly Shape[] {
  const { scheme, brandTop, pictureTop, pictureHeight, panelTop, codeSize, closingMarkTop } = LAYOUTS[name];
  const top = pictureTop + pictureHeight + GAP;
  const height = panelTop - GAP - top;
  const pitch = composeText(
    {
      ...{ text: words.pitch, width: WIDTH, height: height * PITCH_PART, weight: 500, fill: scheme.pitch },
      ...{ largest: 38, smallest: 24 },
    },
    measure,
  );
  const title = composeText(
    {
      ...{ text: words.title, width: WIDTH, height: height - pitch.height - GAP / 2, weight: 800 },
      ...{ largest: 104, smallest: 38, fill: scheme.title },
    },
    measure,
  );
  const text = stackBlocks([title, pitch], GAP / 2);
  const markSize = PIECE_WIDTH * 0.78;
  return [
    ...(closingMarkTop === undefined
      ? []
      : composeMark((PIECE_WIDTH - markSize) / 2, closingMarkTop, markSize, scheme.dial)),
    ...composeBrand(MARGIN, brandTop, BRAND_SIZE, scheme),
    {
      ...{ kind: 'picture', x: MARGIN, y: pictureTop, width: WIDTH, height: pictureHeight },
      ...{ radius: PICTURE_RADIUS, ground: scheme.ground },
    },
    ...text.place(MARGIN, top + Math.max(0, (height - text.height) / 2)),
    ...composePanel(
      {
        area: { x: MARGIN, y: panelTop, width: WIDTH, height: codeSize + PANEL_PADDING },
        ...{ codeSize, words: 'beside', callSize: 66, detailSize: 40 },
      },
      words,
      scheme,
      measure,
    ),
  ];
}
