/** What a text is worth, how long it is, and whether it takes up the campaign. */
export type TextPoints = { readonly points: number; readonly words: number; readonly isRelated: boolean };

/** Two parts are worth this many points more than the better one at most; less where one has nothing of the campaign. */
export const RELATED_GAIN_MAX = 0.9;
export const UNRELATED_GAIN_MAX = 0.5;
/** An answer of more sentences is cut into this many runs of them, so that the work stays small. */
const PARTS_MAX = 12;

/**
 * Returns the points of an answer, limited by those of its parts, wherever it is cut in two: sentences that are added
 * to a weak answer lend it little of their people, times and places, and next to nothing where it alone takes up the
 * campaign.
 */
export function limitByParts(sentences: readonly string[], measure: (text: string) => TextPoints): number {
  const parts = joinRuns(sentences);
  const related = parts.map((part) => measure(part).isRelated);
  const known = new Map<string, TextPoints>();
  const limit = (start: number, end: number): TextPoints => {
    const key = `${start}-${end}`;
    const result = known.get(key) ?? limitRun(start, end);
    known.set(key, result);
    return result;
  };
  const limitRun = (start: number, end: number): TextPoints => {
    const { points, words } = measure(parts.slice(start, end).join(' '));
    const limits = Array.from({ length: end - start - 1 }, (_, index) => start + 1 + index).map((cut) =>
      limitPair(limit(start, cut), limit(cut, end)),
    );
    return {
      points: Math.min(points, ...limits),
      words,
      isRelated: related.slice(start, end).includes(true),
    };
  };
  return limit(0, parts.length).points;
}

function limitPair(left: TextPoints, right: TextPoints): number {
  const best = Math.max(left.points, right.points);
  if (left.isRelated && right.isRelated) return best + RELATED_GAIN_MAX;
  if (left.isRelated || right.isRelated)
    return (left.isRelated ? left.points : right.points) + UNRELATED_GAIN_MAX;
  const mean =
    (left.points * left.words + right.points * right.words) / Math.max(1, left.words + right.words);
  return (best + mean) / 2 + UNRELATED_GAIN_MAX;
}

function joinRuns(sentences: readonly string[]): readonly string[] {
  const size = Math.ceil(sentences.length / PARTS_MAX);
  return sentences.flatMap((_, at) => (at % size === 0 ? [sentences.slice(at, at + size).join(' ')] : []));
}
