import { correlateRanks, mean } from '../judge/probe/probe-rules.ts';
import type { GradedAnswer } from './graded-answer.ts';

/** Briefs whose answers the rubric was not tuned on: how well it does on these shows how well it does on others. */
export const HELD_OUT_BRIEFS: readonly string[] = [
  'nl-lied',
  'nl-sterren',
  'en-runner',
  'en-repair',
  'nl-wad',
  'en-bees',
];

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
