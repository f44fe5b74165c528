import { READINGS_MAX, SCORE_MAX } from '../rules.ts';

/** Standard deviation of a single reading from the mean of many, in points. */
const READING_DEVIATION = 1;
/** Number of standard deviations that contain the true score in 95 of 100 cases. */
const CONFIDENCE = 1.96;

/** The scores of an answer's readings so far, and the number of readings, including refused ones. */
export type ReadAnswer = {
  readonly id: string;
  readonly scores: readonly number[];
  readonly readings: number;
};

/** Returns the mean of values; 0 if there are none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** Returns the mean score of an answer's readings, and its confidence interval. */
export function toInterval(scores: readonly number[]) {
  const middle = mean(scores);
  const reach = (CONFIDENCE * READING_DEVIATION) / Math.sqrt(scores.length || 1);
  return { mean: middle, low: Math.max(0, middle - reach), high: Math.min(SCORE_MAX, middle + reach) };
}

/**
 * Returns the ids of the answers whose next reading may decide whether they are among the best: their interval contains
 * the line after one of the places `cuts`, and they have fewer than {@link READINGS_MAX} readings.
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

/** The first model's scores minus the second's, over a campaign: the mean difference, and its standard deviation. */
export type UsualGap = { readonly mean: number; readonly deviation: number };

/** Returns whether two models disagree about an answer more than usual; `gap` is null if one gave no score. */
export function isBeyondUsual(gap: number | null, usual: UsualGap): boolean {
  return (
    gap === null || Math.abs(gap - usual.mean) > Math.max(READING_DEVIATION, CONFIDENCE * usual.deviation)
  );
}
