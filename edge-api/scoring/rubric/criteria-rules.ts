import type { LocalizedText } from '#api/platform/rules.ts';

/** Points that the rubric gives for each part at most; together 10. An answer that answers at all has the first. */
export const POINTS = { answers: 1, relevance: 3.2, specifics: 2.9, reasons: 2.9 } as const;

type Criterion = {
  readonly key: keyof typeof POINTS;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** What a language model is told besides. */
  readonly toModel?: LocalizedText;
};

/** What an answer is judged by, in plain words: people read them, and a language model judges by them. */
export const CRITERIA: readonly Criterion[] = [
  {
    key: 'answers',
    title: { en: 'It answers', nl: 'Het is een antwoord' },
    text: {
      en: 'Somebody wrote an answer in ordinary sentences.',
      nl: 'Er staat een antwoord in gewone zinnen.',
    },
  },
  {
    key: 'relevance',
    title: { en: 'It takes up the question', nl: 'Het gaat in op de vraag' },
    text: {
      en: 'The answer is about the question and the campaign, and about what the organiser finds important.',
      nl: 'Het antwoord gaat over de vraag en de campagne, en over wat de organisator belangrijk vindt.',
    },
    toModel: {
      en: 'Keywords count by their rank, the first the most. Naming or repeating one without saying something with it does not count.',
      nl: 'Trefwoorden tellen naar hun rang, de eerste het zwaarst. Er een noemen of herhalen zonder er iets mee te zeggen telt niet.',
    },
  },
  {
    key: 'specifics',
    title: { en: 'It is specific', nl: 'Het is concreet' },
    text: {
      en: 'It names moments, places, people or numbers, in words of its own, instead of staying general.',
      nl: 'Het noemt momenten, plaatsen, mensen of aantallen, in eigen woorden, en blijft niet algemeen.',
    },
  },
  {
    key: 'reasons',
    title: { en: 'It is personal', nl: 'Het is persoonlijk' },
    text: {
      en: 'It says why this matters to the fan: a reason, a plan, somebody it is about.',
      nl: 'Het vertelt waarom dit voor de fan telt: een reden, een plan, iemand om wie het gaat.',
    },
  },
];
