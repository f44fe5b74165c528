import { PROBE_SPEARMAN_MIN, PROBE_TWIN_GAP_MAX } from '../../rules.ts';

/** The part of the probe's answers that a judge has to score for the figures to mean anything. */
export const PROBE_ANSWERED_MIN = 0.9;

type ProbeAnswer = { readonly id: string; readonly grade: number; readonly twinOf?: string | undefined };

export type ProbeFigures = {
  readonly spearman: number;
  readonly twinGap: number;
  /** Answers that the judge scored. */
  readonly answers: number;
  readonly passed: boolean;
};

/** Compares a judge's scores, by the answer's id, with what people gave. */
export function measureProbe(
  answers: readonly ProbeAnswer[],
  scores: ReadonlyMap<string, number>,
): ProbeFigures {
  const scored = answers.flatMap(({ id, grade }) => {
    const score = scores.get(id);
    return score === undefined ? [] : [{ grade, score }];
  });
  const gaps = answers.flatMap(({ id, twinOf }) => {
    const [own, other] = [scores.get(id), scores.get(twinOf ?? '')];
    return own === undefined || other === undefined ? [] : [Math.abs(own - other)];
  });
  const spearman = correlateRanks(
    scored.map(({ grade }) => grade),
    scored.map(({ score }) => score),
  );
  const twinGap = gaps.length === 0 ? 0 : mean(gaps);
  return {
    spearman: roundFigure(spearman),
    twinGap: roundFigure(twinGap),
    answers: scored.length,
    passed: spearman >= PROBE_SPEARMAN_MIN && twinGap <= PROBE_TWIN_GAP_MAX,
  };
}

/** Returns Spearman's rank correlation, with the mean rank for ties; 0 where either side is all the same. */
export function correlateRanks(a: readonly number[], b: readonly number[]): number {
  const [ranksA, ranksB] = [rankValues(a), rankValues(b)];
  const [meanA, meanB] = [mean(ranksA), mean(ranksB)];
  let [products, squaresA, squaresB] = [0, 0, 0];
  for (const [index, rank] of ranksA.entries()) {
    const [deviationA, deviationB] = [rank - meanA, (ranksB[index] ?? 0) - meanB];
    products += deviationA * deviationB;
    squaresA += deviationA ** 2;
    squaresB += deviationB ** 2;
  }
  return squaresA === 0 || squaresB === 0 ? 0 : products / Math.sqrt(squaresA * squaresB);
}

function rankValues(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

/** Returns the mean of values; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function roundFigure(value: number): number {
  return Math.round(value * 100) / 100;
}
