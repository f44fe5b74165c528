import type { LocalizedText } from '../platform/rules.ts';

/** The criteria by which an answer is judged. */
export const CRITERION_KEYS = ['fits', 'personal', 'concrete', 'cause'] as const;
export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** An answer's score for each criterion, from 0 to 10. */
export type CriteriaScores = Readonly<Record<CriterionKey, number>>;

type Criterion = {
  readonly key: CriterionKey;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** Additional text for a language model. */
  readonly toModel?: LocalizedText;
};

/** The criteria in plain words: people read them, and a language model judges by them. */
export const CRITERIA: readonly Criterion[] = [
  {
    key: 'fits',
    title: { en: 'It fits the question', nl: 'Het past bij de vraag' },
    text: { en: 'The answer is about what was asked.', nl: 'Het antwoord gaat over wat er gevraagd is.' },
  },
  {
    key: 'personal',
    title: { en: 'It is personal', nl: 'Het is persoonlijk' },
    text: {
      en: 'It says why this matters to the fan: a reason, a plan, someone it is about.',
      nl: 'Het vertelt waarom dit voor de fan telt: een reden, een plan, iemand om wie het gaat.',
    },
  },
  {
    key: 'concrete',
    title: { en: 'It is concrete', nl: 'Het is concreet' },
    text: {
      en: 'It names moments, places, people or numbers, in words of its own, instead of staying general.',
      nl: 'Het noemt momenten, plaatsen, mensen of aantallen, in eigen woorden, en blijft niet algemeen.',
    },
  },
  {
    key: 'cause',
    title: { en: 'It connects with the cause', nl: 'Het sluit aan bij het doel' },
    text: {
      en: 'It takes up the campaign and what the organiser finds important.',
      nl: 'Het haakt aan bij de campagne en bij wat de organisator belangrijk vindt.',
    },
    toModel: {
      en: 'Keywords count by their rank, the first the most. Naming or repeating one without saying something with it does not count.',
      nl: 'Trefwoorden tellen naar hun rang, de eerste het zwaarst. Er een noemen of herhalen zonder er iets mee te zeggen telt niet.',
    },
  },
];

/** The weight of each criterion in a model's score, 1 in total. The selection page publishes them. */
export const CRITERIA_WEIGHTS: Readonly<Record<CriterionKey, number>> = {
  fits: 0.3,
  personal: 0.25,
  concrete: 0.25,
  cause: 0.2,
};

/** The highest score of an answer that does not answer the question. */
export const UNANSWERED_SCORE_MAX = 1;

/** Returns the weighted score of the criteria, not rounded; capped if the question is not answered. */
export function weighCriteria(criteria: CriteriaScores, answered: boolean): number {
  const score = CRITERION_KEYS.reduce((sum, key) => sum + CRITERIA_WEIGHTS[key] * criteria[key], 0);
  return answered ? score : Math.min(score, UNANSWERED_SCORE_MAX);
}
