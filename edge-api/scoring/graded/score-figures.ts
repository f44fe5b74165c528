import type { GradedAnswer } from './graded-answer.ts';

/** An answer of the set and what a judge gave it. */
export type ScoredAnswer = GradedAnswer & { readonly score: number };

/** How well a judge's scores follow the grades. */
export type ScoreFigures = {
  readonly spearman: number;
  /** Part of the pairs with different grades that the judge puts in the same order; equal scores count half. */
  readonly agreement: number;
  /** Rank correlation of the scores with the length of the answers. */
  readonly withLength: number;
};

/** Bands of the graded set that its aims are about. */
export const LONG_EMPTY_BAND = 7;
export const SHORT_BRILLIANT_BAND = 11;

/** Returns how well scores follow grades; twins are left out, so that no answer counts twice. */
export function measureScores(scored: readonly ScoredAnswer[]): ScoreFigures {
  const rows = scored.filter(({ twinOf }) => twinOf === undefined);
  const scores = rows.map(({ score }) => score);
  const pairs = rows.flatMap((better) =>
    rows.filter(({ grade }) => grade < better.grade).map((worse) => Math.sign(better.score - worse.score)),
  );
  return {
    spearman: correlateRanks(
      scores,
      rows.map(({ grade }) => grade),
    ),
    agreement: mean(pairs.map((sign) => (sign + 1) / 2)),
    withLength: correlateRanks(
      scores,
      rows.map(({ answer }) => answer.length),
    ),
  };
}

/** Returns the mean score of each band that occurs. */
export function measureBands(scored: readonly ScoredAnswer[]): ReadonlyMap<number, number> {
  const bands = Map.groupBy(
    scored.filter(({ twinOf }) => twinOf === undefined),
    ({ band }) => band,
  );
  return new Map(
    [...bands].sort(([a], [b]) => a - b).map(([band, rows]) => [band, mean(rows.map(({ score }) => score))]),
  );
}

/** Returns how far the scores of twins are apart, each pair once. */
export function listTwinGaps(scored: readonly ScoredAnswer[]): readonly number[] {
  const scores = new Map(scored.map(({ id, score }) => [id, score]));
  return scored.flatMap(({ twinOf, score }) => {
    const other = twinOf === undefined ? undefined : scores.get(twinOf);
    return other === undefined ? [] : [Math.abs(score - other)];
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Returns Spearman's rank correlation, equal values sharing their mean rank. */
export function correlateRanks(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [toRanks(left), toRanks(right)];
  const middle = (left.length - 1) / 2;
  const sum = (values: readonly number[], others: readonly number[]) =>
    values.reduce(
      (total, value, index) => total + (value - middle) * ((others[index] ?? middle) - middle),
      0,
    );
  return sum(a, b) / Math.sqrt(sum(a, a) * sum(b, b));
}

function toRanks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}
