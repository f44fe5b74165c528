import { READINGS_MAX, SCORE_MAX } from '../rules.ts';

/** How far one reading of an answer lies from the mean of many, in points: its standard deviation. */
const READING_DEVIATION = 1;
/** Standard deviations within which the true score lies in 95 of 100 cases. */
const CONFIDENCE = 1.96;

/** The scores of an answer's readings so far, and how many there were, with those that the judge refused. */
export type ReadAnswer = {
  readonly id: string;
  readonly scores: readonly number[];
  readonly readings: number;
};

/** Returns the mean of values; 0 of none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

/** Where the score of an answer lies by its readings: the mean, and from where to where it cannot be told apart. */
export function toInterval(scores: readonly number[]) {
  const middle = mean(scores);
  const reach = (CONFIDENCE * READING_DEVIATION) / Math.sqrt(scores.length || 1);
  return { mean: middle, low: Math.max(0, middle - reach), high: Math.min(SCORE_MAX, middle + reach) };
}

/**
 * Returns the ids of the answers whose next reading may decide whether they are among the best: their interval reaches
 * the line behind one of these places, and they were read less often than {@link READINGS_MAX}.
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

/** How much more the first model of a panel gives than the second, over a campaign: the mean, and its standard deviation. */
export type UsualGap = { readonly mean: number; readonly deviation: number };

/** Tells whether two models disagree about an answer more than they usually do; `gap` is null where one gave no score. */
export function isBeyondUsual(gap: number | null, usual: UsualGap): boolean {
  return (
    gap === null || Math.abs(gap - usual.mean) > Math.max(READING_DEVIATION, CONFIDENCE * usual.deviation)
  );
}
