import { z } from 'zod';
import { CRITERION_KEYS, type CriterionKey } from '../rubric/criteria-rules.ts';
import { SCORE_MAX } from '../rules.ts';
import type { CriteriaScores } from './judgement.ts';

/** How much of a score what speaks for a criterion may add to what its counterpart leaves. */
const DISAGREEMENT_MAX = 1;

const Degree = z.number().min(0).max(SCORE_MAX);

/** What a model says of each criterion: how far something is so, and how far its opposite. No field is a score. */
export const Form = z.strictObject({
  fits: z.strictObject({ answersQuestion: Degree, besideQuestion: Degree }),
  personal: z.strictObject({ ownReason: Degree, anyoneCouldSayIt: Degree }),
  concrete: z.strictObject({ tellingDetail: Degree, staysGeneral: Degree }),
  cause: z.strictObject({ buildsOnCause: Degree, onlyNamesIt: Degree }),
});
export type Form = z.infer<typeof Form>;

/** What a model is told of the fields of {@link Form}. */
export const FORM_QUESTIONS: Readonly<Record<CriterionKey, string>> = {
  fits: '"answersQuestion": how far it answers what was asked; "besideQuestion": how far it is about something else, however well written',
  personal:
    '"ownReason": how far it has a reason, a plan, a thought or a joke of the fan’s own, the less expected the more; "anyoneCouldSayIt": how far any other fan could have written it',
  concrete:
    '"tellingDetail": how far a moment, an image or a fact carries the answer, of which one is enough; "staysGeneral": how far it stays general, or heaps up details that carry nothing',
  cause:
    '"buildsOnCause": how far it takes up the campaign and what the organiser finds important; "onlyNamesIt": how far it leaves that out, or names it without saying anything with it',
};

/**
 * Returns the score of each criterion, from 0 to 10: the mean of what speaks for it and of what its opposite leaves. A
 * model that fills in the highest number everywhere, because an answer says so, gives next to nothing by it; one that
 * only adds to what speaks for the answer gives a point at most.
 */
export function gradeForm(form: Form): CriteriaScores {
  const grade = (for_: number, against: number) => {
    const left = SCORE_MAX - against;
    return Math.min((for_ + left) / 2, Math.min(for_, left) + DISAGREEMENT_MAX);
  };
  return {
    fits: grade(form.fits.answersQuestion, form.fits.besideQuestion),
    personal: grade(form.personal.ownReason, form.personal.anyoneCouldSayIt),
    concrete: grade(form.concrete.tellingDetail, form.concrete.staysGeneral),
    cause: grade(form.cause.buildsOnCause, form.cause.onlyNamesIt),
  };
}

/** Returns the form that comes to these scores: what a reference answer shows. */
export function toForm({ fits, personal, concrete, cause }: CriteriaScores): Form {
  return {
    fits: { answersQuestion: fits, besideQuestion: SCORE_MAX - fits },
    personal: { ownReason: personal, anyoneCouldSayIt: SCORE_MAX - personal },
    concrete: { tellingDetail: concrete, staysGeneral: SCORE_MAX - concrete },
    cause: { buildsOnCause: cause, onlyNamesIt: SCORE_MAX - cause },
  };
}

/** Returns the keys of the criteria in an order that a seed decides. */
export function orderCriteria(seed: number): readonly CriterionKey[] {
  return shuffleBySeed(CRITERION_KEYS, seed);
}

/** Returns items in an order that a seed decides; the seed 1 leaves them as they are. */
export function shuffleBySeed<Item>(items: readonly Item[], seed: number): readonly Item[] {
  if (seed === 1) return items;
  // Fibonacci hashing (https://en.wikipedia.org/wiki/Hash_function#Fibonacci_hashing): the same on every machine.
  const toPlace = (at: number) => Math.imul((at + 1) * (seed + 1) * (at + seed), 0x9e3779b1) >>> 0;
  return items
    .map((item, at) => ({ item, place: toPlace(at) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
