import { READINGS_MAX, SCORE_MAX } from '../rules.ts';

/** The standard deviation of one reading of an answer from the mean of many, in points. */
const READING_DEVIATION = 1;
/** The number of standard deviations within which the true score lies in 95% of cases. */
const CONFIDENCE = 1.96;

/** An answer with the scores of its readings so far; `readings` also counts those that the judge refused. */
export type ReadAnswer = {
  readonly id: string;
  readonly scores: readonly number[];
  readonly readings: number;
};

/** Returns the mean of values; 0 if there are none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** Returns the mean of an answer's readings, and the interval in which its score lies. */
export function toInterval(scores: readonly number[]) {
  const middle = mean(scores);
  const reach = (CONFIDENCE * READING_DEVIATION) / Math.sqrt(scores.length || 1);
  return { mean: middle, low: Math.max(0, middle - reach), high: Math.min(SCORE_MAX, middle + reach) };
}

/**
 * Returns the ids of the answers whose next reading may decide whether they are among the best: their interval contains
 * the boundary after one of the places in `cuts`, and they have fewer than {@link READINGS_MAX} readings.
 */
export function listContested(answers: readonly ReadAnswer[], cuts: readonly number[]): readonly string[] {
  const ranked = answers
    .filter(({ scores }) => scores.length > 0)
    .map(({ scores, ...answer }) => ({ ...answer, ...toInterval(scores) }))
    .toSorted((a, b) => b.mean - a.mean);
  const lines = cuts.flatMap((cut) => {
    const [last, next] = [ranked[cut - 1], ranked[cut]];
    return last && next ? [(last.mean + next.mean) / 2] : [];
  });
  return ranked
    .filter(({ readings }) => readings < READINGS_MAX)
    .filter(({ low, high }) => lines.some((line) => low <= line && line <= high))
    .map(({ id }) => id);
}

/** How much higher a panel's first model scores a campaign's answers than the second: mean and standard deviation. */
export type UsualGap = { readonly mean: number; readonly deviation: number };

/** Tells whether two models disagree about an answer more than usual; `gap` is null if one of them gave no score. */
export function isBeyondUsual(gap: number | null, usual: UsualGap): boolean {
  return (
    gap === null || Math.abs(gap - usual.mean) > Math.max(READING_DEVIATION, CONFIDENCE * usual.deviation)
  );
}
