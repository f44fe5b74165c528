import { CONFIDENCE, READING_DEVIATION } from './reading-rules.ts';
import type { LanguageJudge } from './scoring-model.ts';

/**
 * Two models as one judge. They take turns: each reads every answer as often as the other, and has every second round of
 * the final, so that what one of them said is never asked again because the other could not be had.
 */
export function createPanel(one: LanguageJudge, other: LanguageJudge): LanguageJudge {
  const pick = (turn: number) => (turn % 2 === 1 ? one : other);
  return {
    ...one,
    name: `${one.name} + ${other.name}`,
    panel: [one, other],
    read: (brief, answer, { reading, ...options }) =>
      pick(reading).read(brief, answer, { ...options, reading: Math.ceil(reading / 2) }),
    compare: (brief, first, second, round) => pick(round).compare(brief, first, second, round),
  };
}

/** Returns the models that judge: one, or the two of a panel. */
export const listMembers = (model: LanguageJudge): readonly LanguageJudge[] => model.panel ?? [model];

/** How much more the first model of a panel gives than the second, over a campaign: the mean, and its standard deviation. */
export type UsualGap = { readonly mean: number; readonly deviation: number };

/** Tells whether two models disagree about an answer more than they usually do; `gap` is null where one gave no score. */
export function isBeyondUsual(gap: number | null, { mean, deviation }: UsualGap): boolean {
  return gap === null || Math.abs(gap - mean) > Math.max(READING_DEVIATION, CONFIDENCE * deviation);
}
