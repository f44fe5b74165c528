import type { Language } from '#api/platform/rules.ts';

/** What the rubric found in an answer, in words of the campaign only: nothing of the fan's is repeated. */
export type Findings = {
  readonly score: number;
  readonly keywords: readonly string[];
  readonly isRelevant: boolean;
  readonly isSpecific: boolean;
  readonly isPersonal: boolean;
  readonly isPlan: boolean;
  /** Nothing of it counts; `isBlank` when there are no words at all. */
  readonly isEmpty: boolean;
  readonly isBlank: boolean;
  readonly hasIgnored: boolean;
  readonly hasCopied: boolean;
};

type RubricTexts = {
  readonly and: string;
  readonly decimal: string;
  readonly verdict: (score: string) => string;
  readonly blank: string;
  readonly loose: string;
  readonly keywords: (listed: string) => string;
  readonly relevant: string;
  readonly specific: string;
  readonly personal: string;
  readonly plan: string;
  /** The same, after "an answer that". */
  readonly lacking: { readonly relevant: string; readonly specific: string; readonly personal: string };
  readonly found: (listed: string) => string;
  readonly missing: (listed: string) => string;
  readonly ignored: string;
  readonly copied: string;
};

const WORDS: Readonly<Record<Language, RubricTexts>> = {
  nl: {
    and: 'en',
    decimal: ',',
    verdict: (score) =>
      `De vaste rubriek, zonder AI en zonder te weten van wie het antwoord is, komt op ${score} van 10.`,
    blank: 'Er staan geen woorden in.',
    loose: 'Er staan losse woorden in, geen zin die de vraag beantwoordt.',
    keywords: (listed) => `sluit aan bij ${listed}`,
    relevant: 'gaat in op de vraag',
    specific: 'noemt concrete details',
    personal: 'geeft een persoonlijke reden',
    plan: 'vertelt wat je zou doen',
    lacking: {
      relevant: 'duidelijker op de vraag ingaat',
      specific: 'meer concrete details noemt',
      personal: 'meer vertelt over waarom dit voor jou telt',
    },
    found: (listed) => `Het antwoord ${listed}.`,
    missing: (listed) => `Sterker was geweest: een antwoord dat ${listed}.`,
    ignored: 'Zinnen die de beoordeling willen sturen, telden niet mee.',
    copied: 'Wat uit de vraag of de beschrijving is overgenomen, telde niet mee.',
  },
  en: {
    and: 'and',
    decimal: '.',
    verdict: (score) =>
      `The fixed rubric, without AI and without knowing whose answer this is, gives ${score} out of 10.`,
    blank: 'It holds no words.',
    loose: 'It holds loose words, no sentence that answers the question.',
    keywords: (listed) => `connects with ${listed}`,
    relevant: 'takes up the question',
    specific: 'names concrete details',
    personal: 'gives a personal reason',
    plan: 'says what you would do',
    lacking: {
      relevant: 'takes up the question more clearly',
      specific: 'names more concrete details',
      personal: 'says more about why this matters to you',
    },
    found: (listed) => `The answer ${listed}.`,
    missing: (listed) => `Stronger would have been an answer that ${listed}.`,
    ignored: 'Sentences that try to steer the judging did not count.',
    copied: 'What was taken from the question or the description did not count.',
  },
};

/** The rubric's reasoning in two or three sentences of the fan's language; it says that it is a rubric. */
export function explainScore(findings: Findings, language: Language): string {
  const words = WORDS[language];
  const verdict = words.verdict(findings.score.toFixed(1).replace('.', words.decimal));
  const list = (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1) ?? ''}`;
  const leftOut = findings.hasIgnored ? words.ignored : findings.hasCopied ? words.copied : undefined;
  if (findings.isEmpty) return [verdict, leftOut ?? (findings.isBlank ? words.blank : words.loose)].join(' ');
  const has = [
    ...(findings.keywords.length > 0 ? [words.keywords(list(findings.keywords))] : []),
    ...(findings.isRelevant ? [words.relevant] : []),
    ...(findings.isSpecific ? [words.specific] : []),
    ...(findings.isPersonal ? [words.personal] : findings.isPlan ? [words.plan] : []),
  ];
  const lacks = [
    ...(findings.isRelevant || findings.keywords.length > 0 ? [] : [words.lacking.relevant]),
    ...(findings.isSpecific ? [] : [words.lacking.specific]),
    ...(findings.isPersonal ? [] : [words.lacking.personal]),
  ];
  const found = has.length > 0 ? [words.found(list(has))] : [];
  const last = leftOut !== undefined ? [leftOut] : lacks.length > 0 ? [words.missing(list(lacks))] : [];
  return [verdict, ...found, ...last].join(' ');
}
