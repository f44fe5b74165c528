import type { LocalizedText } from '../platform/rules.ts';

export const CRITERION_KEYS = ['fits', 'personal', 'concrete', 'cause'] as const;
export type CriterionKey = (typeof CRITERION_KEYS)[number];

/** The part that each criterion has in a model's score; together 1. The selection page publishes them. */
export const CRITERIA_WEIGHTS: Readonly<Record<CriterionKey, number>> = {
  fits: 0.3,
  personal: 0.25,
  concrete: 0.25,
  cause: 0.2,
};

/** What an answer that does not answer the question gets at most. */
export const UNANSWERED_SCORE_MAX = 1;

type Criterion = { readonly key: CriterionKey; readonly title: LocalizedText; readonly text: LocalizedText };

/** What a model judges by, in the words that people read too. */
export const CRITERIA: readonly Criterion[] = [
  {
    key: 'fits',
    title: { en: 'It answers the question', nl: 'Het geeft antwoord op de vraag' },
    text: {
      en: 'The answer takes up what was asked, and what the organiser finds important.',
      nl: 'Het antwoord gaat in op wat er gevraagd is, en op wat de organisator belangrijk vindt.',
    },
  },
  {
    key: 'personal',
    title: { en: 'It is personal', nl: 'Het is persoonlijk' },
    text: {
      en: 'It says why this matters to the fan: a reason, an experience, a plan, somebody it is about.',
      nl: 'Het vertelt waarom dit voor de fan telt: een reden, een ervaring, een plan, iemand om wie het gaat.',
    },
  },
  {
    key: 'concrete',
    title: { en: 'It is concrete', nl: 'Het is concreet' },
    text: {
      en: 'It shows something specific in words of its own, instead of staying general. That can be done in one sentence.',
      nl: 'Het laat iets bepaalds zien, in eigen woorden, en blijft niet algemeen. Dat kan in één zin.',
    },
  },
  {
    key: 'cause',
    title: { en: 'It connects with the cause', nl: 'Het heeft iets met het goede doel' },
    text: {
      en: 'It shows what the campaign’s cause means to the fan, or what the fan would do for it.',
      nl: 'Het laat zien wat het doel van de campagne voor de fan betekent, of wat de fan ervoor zou doen.',
    },
  },
];

/** Returns the score that criteria from 0 to 10 come to, not rounded. */
export function weighCriteria(criteria: Readonly<Record<CriterionKey, number>>, answered: boolean): number {
  const score = CRITERION_KEYS.reduce((sum, key) => sum + CRITERIA_WEIGHTS[key] * criteria[key], 0);
  return answered ? score : Math.min(score, UNANSWERED_SCORE_MAX);
}
