import type { Measure, Weight } from './shapes.ts';

/** The room for a text, and how large its type may be. */
export type TextRoom = {
  readonly width: number;
  readonly height: number;
  readonly weight: Weight;
  readonly largest: number;
  readonly smallest: number;
};

/** A text that fits: its lines from top to bottom. */
export type FittedText = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lineHeight: number;
};

/** Each size that is tried is this much of the one before. */
const STEP = 0.94;
/** From the top of a line to the top of the next, in sizes. */
const LEADING: Readonly<Record<Weight, number>> = { 800: 1.06, 500: 1.3 };
/** A character with its accents, or several that are joined into one. */
const CHARACTER = /\P{M}(?:\p{M}|\u200d\P{M})*/gu;
/** Where a line may break: at no space of those that hold an amount together. */
const SPACES = /[^\S\u00a0\u202f]+/;
/** Marks that turn the direction of what follows them. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Splits a text into what a reader sees as characters. */
export function splitCharacters(text: string): readonly string[] {
  return text.match(CHARACTER) ?? [];
}

/** Sets a text in the largest type that fits; only the smallest breaks words, and ends in … when that is not enough. */
export function fitText(text: string, room: TextRoom, measure: Measure): FittedText {
  const words = text.replace(DIRECTION_MARKS, '').split(SPACES).filter(Boolean);
  const { width, height, weight, largest, smallest } = room;
  const toFitted = (lines: readonly string[], size: number) => ({
    ...{ lines, size },
    lineHeight: size * LEADING[weight],
  });
  for (let size = largest; size > smallest; size *= STEP) {
    const measureLine = (line: string) => measure(line, weight, size);
    if (words.some((word) => measureLine(word) > width)) continue;
    const fitted = toFitted(wrapWords(words, width, measureLine), size);
    if (fitted.lines.length * fitted.lineHeight <= height) return fitted;
  }
  const measureLine = (line: string) => measure(line, weight, smallest);
  const parts = words.flatMap((word) => breakWord(word, width, measureLine));
  const linesMax = Math.max(1, Math.floor(height / (smallest * LEADING[weight])));
  return toFitted(limitLines(wrapWords(parts, width, measureLine), linesMax, width, measureLine), smallest);
}

type MeasureLine = (line: string) => number;

function wrapWords(words: readonly string[], width: number, measureLine: MeasureLine): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line ?? ''} ${word}`;
    if (line !== undefined && measureLine(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, measureLine: MeasureLine): readonly string[] {
  const parts: string[] = [];
  for (const character of splitCharacters(word)) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && measureLine(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

function limitLines(
  lines: readonly string[],
  max: number,
  width: number,
  measureLine: MeasureLine,
): readonly string[] {
  if (lines.length <= max) return lines;
  const last = [...splitCharacters(lines[max - 1] ?? '')];
  while (last.length > 0 && measureLine(`${last.join('').trimEnd()}…`) > width) last.pop();
  return [...lines.slice(0, max - 1), `${last.join('').trimEnd()}…`];
}
