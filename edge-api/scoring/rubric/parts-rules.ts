/** Points of a text, and whether it has any word of the campaign. */
export type TextPoints = { readonly points: number; readonly isRelated: boolean };

/** Two parts are worth this many points more than the better one at most; less where one has nothing of the campaign. */
export const RELATED_GAIN_MAX = 1;
export const UNRELATED_GAIN_MAX = 0.8;
/** What is left of a part without any word of the campaign, beside parts that have one. */
const UNRELATED_FACTOR = 0.5;
/** An answer of more sentences is cut into this many runs of them, so that the work stays small. */
const PARTS_MAX = 12;

/**
 * Returns the points of an answer, limited by those of its parts, wherever it is cut in two: sentences that
 * are added to a weak answer lend it little of their people, times and places, least where they are about something else.
 */
export function limitByParts(sentences: readonly string[], measure: (text: string) => TextPoints): number {
  const parts = joinRuns(sentences);
  const isAnyRelated = measure(parts.join(' ')).isRelated;
  const known = new Map<string, TextPoints>();
  const limit = (start: number, end: number): TextPoints => {
    const key = `${start}-${end}`;
    const result = known.get(key) ?? limitRun(start, end);
    known.set(key, result);
    return result;
  };
  const limitRun = (start: number, end: number): TextPoints => {
    const { points, isRelated } = measure(parts.slice(start, end).join(' '));
    const limits = Array.from({ length: end - start - 1 }, (_, index) => start + 1 + index).map((cut) =>
      limitPair(limit(start, cut), limit(cut, end)),
    );
    return {
      points: Math.min(isAnyRelated && !isRelated ? UNRELATED_FACTOR * points : points, ...limits),
      isRelated,
    };
  };
  return limit(0, parts.length).points;
}

function limitPair(left: TextPoints, right: TextPoints): number {
  const gain = left.isRelated === right.isRelated ? RELATED_GAIN_MAX : UNRELATED_GAIN_MAX;
  return Math.max(left.points, right.points) + gain;
}

function joinRuns(sentences: readonly string[]): readonly string[] {
  const size = Math.ceil(sentences.length / PARTS_MAX);
  return sentences.flatMap((_, at) => (at % size === 0 ? [sentences.slice(at, at + size).join(' ')] : []));
}
