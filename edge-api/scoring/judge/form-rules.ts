import type { CriteriaScores, CriterionKey } from '../criteria-rules.ts';
import { SCORE_MAX } from '../rules.ts';

/** The most that the evidence for a criterion may exceed what its opposite leaves. */
const DISAGREEMENT_MAX = 1;

/** A model's ratings for each criterion: how far it is met, and how far its opposite is. No field is a score. */
export type Form = Readonly<Record<CriterionKey, { readonly so: number; readonly opposite: number }>>;

/** The questions that a model is asked about each criterion. */
export const FORM_QUESTIONS: Readonly<Record<CriterionKey, string>> = {
  fits: '"so": how far it answers what was asked; "opposite": how far it is about something else, however well written',
  personal:
    '"so": how far it has a reason, a plan, a thought or a joke of the fan’s own, the less expected the more; "opposite": how far any other fan could have written or copied it',
  concrete:
    '"so": how far a moment, an image or a fact carries the answer, of which one is enough; "opposite": how far it stays general, or heaps up details that carry nothing',
  cause:
    '"so": how far it takes up the campaign and what the organiser finds important; "opposite": how far it leaves that out, or names it without saying anything with it',
};

/** Maps each criterion. */
export function mapCriteria<T>(map: (key: CriterionKey) => T): Readonly<Record<CriterionKey, T>> {
  return { fits: map('fits'), personal: map('personal'), concrete: map('concrete'), cause: map('cause') };
}

/**
 * Returns the score of each criterion, from 0 to 10: the mean of the evidence for it and of what its opposite leaves.
 * An answer that makes a model enter the highest number everywhere gains almost nothing by it; raising only the
 * evidence for the answer gains at most a point.
 */
export function gradeForm(form: Form): CriteriaScores {
  return mapCriteria((key) => {
    const { so, opposite } = form[key];
    const left = SCORE_MAX - opposite;
    return Math.min((so + left) / 2, Math.min(so, left) + DISAGREEMENT_MAX);
  });
}

/** Returns the form that results in these scores, to show in a reference answer. */
export function toForm(criteria: CriteriaScores): Form {
  return mapCriteria((key) => ({ so: criteria[key], opposite: SCORE_MAX - criteria[key] }));
}

/** Returns items in an order determined by a seed; the seed 1 keeps their order. */
export function shuffleBySeed<Item>(items: readonly Item[], seed: number): readonly Item[] {
  if (seed === 1) return items;
  // Fibonacci hashing (https://en.wikipedia.org/wiki/Hash_function#Fibonacci_hashing): the same on every machine.
  const toPlace = (at: number) => Math.imul((at + 1) * (seed + 1) * (at + seed), 0x9e3779b1) >>> 0;
  return items
    .map((item, at) => ({ item, place: toPlace(at) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
