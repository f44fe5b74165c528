import { splitSentence } from './piece-rules.ts';
import { splitSentences } from './sentence-rules.ts';

/** Points of a text, how many of its words carry a subject, and how many different ones of those are the campaign's. */
export type TextPoints = { readonly points: number; readonly content: number; readonly shared: number };
type Measure = (text: string) => TextPoints;

/** Two parts that are worth about the same are worth this many points more than the weaker one at most. */
export const GAIN_MAX = 0.45;
/** How much of what the better part is worth beyond that is lost, where it has nothing of the campaign. */
const DOUBT = 0.85;
/** Words of the campaign from which nothing of it is lost. */
const SURE_SHARED = 3;
/** Words with a subject up to which a part is only an aside, and from which it is one half of the answer. */
const ASIDE_CONTENT = 2.75;
const HALF_CONTENT = 4;
/** How many sentences before and after an answer may be asides, beginning with none. */
const ASIDES = [
  { before: 0, after: 0 },
  { before: 1, after: 0 },
  { before: 0, after: 1 },
  { before: 2, after: 0 },
  { before: 1, after: 1 },
  { before: 0, after: 2 },
] as const;
/** An answer of more pieces is cut into this many runs of them, so that the work stays small. */
const PARTS_MAX = 12;

/**
 * Returns the points of an answer, limited by those of its parts, wherever it is cut in two: a text that is added to
 * a weak one lends it little where it has little of the campaign, whatever it is, and a weak text adds nothing to a good
 * one. A few friendly words before or after an answer cost it nothing.
 */
export function limitByParts(answer: string, measure: Measure): number {
  const sentences = splitSentences(answer);
  const isAside = sentences.map((sentence) => measure(sentence).content < ASIDE_CONTENT);
  const rests = ASIDES.filter(({ before, after }) => {
    const end = sentences.length - after;
    return before < end && [...isAside.slice(0, before), ...isAside.slice(end)].every(Boolean);
  }).map(({ before, after }) => sentences.slice(before, sentences.length - after));
  return Math.max(0, ...rests.map((rest) => limitPoints(rest, measure)));
}

function limitPoints(sentences: readonly string[], measure: Measure): number {
  const parts = joinRuns(sentences.flatMap(splitSentence));
  const known = new Map<string, TextPoints>();
  const limit = (start: number, end: number): TextPoints => {
    const key = `${start}-${end}`;
    const result = known.get(key) ?? limitRun(start, end);
    known.set(key, result);
    return result;
  };
  const limitRun = (start: number, end: number): TextPoints => {
    const whole = measure(parts.slice(start, end).join(' '));
    const cuts = Array.from({ length: Math.max(0, end - start - 1) }, (_, index) => start + 1 + index);
    const limits = cuts.map((cut) => limitPair(limit(start, cut), limit(cut, end)));
    return { ...whole, points: Math.min(whole.points, ...limits) };
  };
  return limit(0, parts.length).points;
}

function limitPair(left: TextPoints, right: TextPoints): number {
  const [better, weaker] = left.points >= right.points ? [left, right] : [right, left];
  const sure = weaker.points + GAIN_MAX;
  const doubt =
    DOUBT *
    (1 - Math.min(1, better.shared / SURE_SHARED)) *
    clamp((weaker.content - ASIDE_CONTENT) / (HALF_CONTENT - ASIDE_CONTENT));
  return sure + (1 - doubt) * Math.max(0, better.points - sure);
}

function joinRuns(pieces: readonly string[]): readonly string[] {
  const size = Math.ceil(pieces.length / PARTS_MAX);
  return pieces.flatMap((_, at) => (at % size === 0 ? [pieces.slice(at, at + size).join(' ')] : []));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
