import type { Box } from './layouts.ts';

/** A text to paint; `size` is its maximum type size in pixels. */
export type Text = {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  readonly fill: string;
};
type Lines = Text & { readonly lines: readonly string[]; readonly lineHeight: number };

/** The site's display type. */
export const FONT_FAMILY = "'Bricolage Grotesque'";
/** Each scale that is tried is this fraction of the previous one. */
const STEP = 0.94;
/** At this scale or smaller, words that are wider than the box may break. */
const BREAKING_SCALE = 0.45;
/** The exponent of the scale for smaller type, which must stay legible. */
const REGULAR_POWER = 0.4;
/** The gap between two texts, as a fraction of the box's height. */
const GAP = 0.04;
/** Matches a character with its accents, or several that are joined into one. */
const CHARACTER = /\P{M}(?:\p{M}|\u200d\P{M})*/gu;
/** Matches where a line may break: spaces, except the no-break spaces inside amounts. */
const SPACES = /[^\S\u00a0\u202f]+/;
/** Matches marks that change the direction of the text after them. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Paints texts below each other, vertically centred in a box, in the largest type that fits. */
export function paintTexts(
  context: CanvasRenderingContext2D,
  texts: readonly Text[],
  box: Box,
  scale = 1,
): void {
  const blocks = texts.map((text) => wrapText(context, text, box.width, scale));
  const gap = box.height * GAP;
  const height = blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight + gap, -gap);
  if (height > box.height || blocks.some((block) => isTooWide(context, block, box.width))) {
    paintTexts(context, texts, box, scale * STEP);
    return;
  }
  let y = box.y + (box.height - height) / 2;
  for (const block of blocks) {
    setType(context, block);
    context.fillStyle = block.fill;
    for (const line of block.lines) {
      context.fillText(line, box.x, y + block.lineHeight / 2);
      y += block.lineHeight;
    }
    y += gap;
  }
}

function wrapText(context: CanvasRenderingContext2D, text: Text, width: number, scale: number): Lines {
  const size = text.size * (text.isBold ? scale : scale ** REGULAR_POWER);
  setType(context, { ...text, size });
  const join = (parts: readonly string[], separator: string, share = 1) =>
    joinParts(context, parts, separator, width * share);
  const words = text.text.replace(DIRECTION_MARKS, '').split(SPACES).filter(Boolean);
  const parts =
    scale < BREAKING_SCALE ? words.flatMap((word) => join(word.match(CHARACTER) ?? [], '')) : words;
  return {
    ...text,
    size,
    lines: balanceLines((share) => join(parts, ' ', share)),
    lineHeight: size * (text.isBold ? 1.06 : 1.3),
  };
}

/** Returns the lines of the narrowest share of the width that needs no more of them than the whole. */
function balanceLines(join: (share: number) => readonly string[]): readonly string[] {
  const whole = join(1);
  const narrower = [0.9, 0.8, 0.7, 0.6, 0.5].map(join);
  return narrower.findLast(({ length }) => length === whole.length) ?? whole;
}

/** Joins parts into lines that fit a width; a part that is too wide gets a line of its own. */
function joinParts(
  context: CanvasRenderingContext2D,
  parts: readonly string[],
  separator: string,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const longer = `${line}${separator}${part}`;
    if (line !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function isTooWide(context: CanvasRenderingContext2D, block: Lines, width: number): boolean {
  setType(context, block);
  return block.lines.some((line) => context.measureText(line).width > width);
}

/** Display type has tight letter spacing; a browser that does not support it uses the normal one. */
function setType(context: CanvasRenderingContext2D, { size, isBold }: Pick<Text, 'size' | 'isBold'>): void {
  context.font = `${isBold ? 800 : 500} ${size}px ${FONT_FAMILY}, Figtree, sans-serif`;
  context.letterSpacing = isBold ? `${size * -0.025}px` : '0px';
  context.textBaseline = 'middle';
}
