import { composeText, stackBlocks, type TextPart } from './compose-text.ts';
import type { PieceWords } from './piece-words.ts';
import type { Scheme } from './schemes.ts';
import type { Area, Measure, Shape } from './shapes.ts';

const RADIUS = 36;
const PADDING = 40;
const GAP = 14;

/** Sizes in units of the piece. */
type PanelLayout = {
  readonly area: Area;
  readonly codeSize: number;
  /** Where the words are: beside the code, or below it. */
  readonly words: 'beside' | 'below';
  readonly callSize: number;
  readonly detailSize: number;
};

/** Draws the panel with the code, what it costs and until when, and where the code leads. */
export function composePanel(
  { area, codeSize, words, callSize, detailSize }: PanelLayout,
  { call, until, site }: PieceWords,
  scheme: Scheme,
  measure: Measure,
): readonly Shape[] {
  const isBeside = words === 'beside';
  const x = area.x + PADDING;
  const y = area.y + PADDING;
  const left = isBeside ? x + codeSize + PADDING : x;
  const top = isBeside ? y : y + codeSize + PADDING / 2;
  const width = area.x + area.width - PADDING - left;
  const height = area.y + area.height - PADDING - top;
  const detail = { width, weight: 500, largest: detailSize, smallest: detailSize * 0.5 } as const;
  const parts: readonly TextPart[] = [
    {
      ...{ text: call, width, weight: 800, fill: scheme.call },
      ...{ height: height * 0.46, largest: callSize, smallest: callSize * 0.5 },
    },
    ...(until === null
      ? []
      : [{ ...detail, text: until, height: height * 0.34, fill: scheme.detail } as const]),
    { ...detail, text: site, height: height * 0.17, largest: detailSize * 0.9, fill: scheme.detail },
  ];
  const block = stackBlocks(
    parts.map((part) => composeText(part, measure)),
    isBeside ? GAP : GAP / 2,
  );
  return [
    { kind: 'box', ...area, radius: RADIUS, fill: scheme.panel },
    { kind: 'box', x, y, width: codeSize, height: codeSize, radius: RADIUS / 2, fill: scheme.codeGround },
    { kind: 'code', x, y, size: codeSize, fill: scheme.code },
    ...block.place(left, top + Math.max(0, (height - block.height) / 2)),
  ];
}
