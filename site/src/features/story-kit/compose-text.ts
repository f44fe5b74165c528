import { fitText, type FittedText, type TextRoom } from './fit-text.ts';
import type { LineShape, Measure, Weight } from './shapes.ts';

/** Where a baseline is below the top of its line, in sizes. */
const BASELINE: Readonly<Record<Weight, number>> = { 800: 0.86, 500: 0.97 };

/** A text to set, in its room and colour. */
export type TextPart = TextRoom & { readonly text: string; readonly fill: string };

/** A text as lines, and how high they are together. */
export type TextBlock = { readonly height: number; place(x: number, y: number): readonly LineShape[] };

/** Fits a text into its room; `place` returns its lines with their top left corner at a point. */
export function composeText({ text, fill, ...room }: TextPart, measure: Measure): TextBlock {
  const { lines, size, lineHeight }: FittedText = fitText(text, room, measure);
  const { weight } = room;
  return {
    height: lines.length * lineHeight,
    place: (x, y) =>
      lines.map((line, at) => ({
        ...{ kind: 'line', x, size, weight, fill, text: line },
        y: y + at * lineHeight + size * BASELINE[weight],
      })),
  };
}

/** Returns blocks one below the other with a gap between them, as one block. */
export function stackBlocks(blocks: readonly TextBlock[], gap: number): TextBlock {
  const height = blocks.reduce((sum, block) => sum + block.height, gap * (blocks.length - 1));
  return {
    height,
    place: (x, y) => {
      let top = y;
      return blocks.flatMap((block) => {
        const lines = block.place(x, top);
        top += block.height + gap;
        return lines;
      });
    },
  };
}
