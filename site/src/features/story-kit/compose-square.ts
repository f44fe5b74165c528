import { composeBrand } from './compose-brand.ts';
import { composePanel } from './compose-panel.ts';
import { composeText, stackBlocks } from './compose-text.ts';
import type { PieceWords } from './piece-words.ts';
import { PIECE_WIDTH } from './pieces.ts';
import { SCHEMES } from './schemes.ts';
import type { Measure, Shape } from './shapes.ts';

const MARGIN = 64;
const PICTURE_HEIGHT = 456;
const TEXT_WIDTH = 576;
const TEXT_TOP = PICTURE_HEIGHT + 44;
const BRAND_SIZE = 56;
const BRAND_TOP = PIECE_WIDTH - MARGIN - BRAND_SIZE;
const GAP = 20;
const PANEL = {
  x: 692,
  y: 388,
  width: PIECE_WIDTH - MARGIN - 692,
  height: PIECE_WIDTH - MARGIN - 388,
} as const;
const CODE_SIZE = PANEL.width - 80;

/** Draws the square picture: the campaign's picture on top, title and panel side by side below. */
export function composeSquare(words: PieceWords, measure: Measure): readonly Shape[] {
  const scheme = SCHEMES.night;
  const height = BRAND_TOP - 36 - TEXT_TOP;
  const pitch = composeText(
    {
      ...{ text: words.pitch, width: TEXT_WIDTH, height: height * 0.42, weight: 500, fill: scheme.pitch },
      ...{ largest: 32, smallest: 22 },
    },
    measure,
  );
  const title = composeText(
    {
      ...{ text: words.title, width: TEXT_WIDTH, height: height - pitch.height - GAP, weight: 800 },
      ...{ largest: 84, smallest: 32, fill: scheme.title },
    },
    measure,
  );
  return [
    {
      ...{ kind: 'picture', x: 0, y: 0, width: PIECE_WIDTH, height: PICTURE_HEIGHT, radius: 0 },
      ground: scheme.ground,
    },
    ...stackBlocks([title, pitch], GAP).place(MARGIN, TEXT_TOP),
    ...composeBrand(MARGIN, BRAND_TOP, BRAND_SIZE, scheme),
    ...composePanel(
      { area: PANEL, codeSize: CODE_SIZE, words: 'below', callSize: 52, detailSize: 30 },
      words,
      scheme,
      measure,
    ),
  ];
}
