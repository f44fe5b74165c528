import type { Language } from '../platform/rules.ts';

/** What the rubric found in an answer, in words of the campaign only: nothing of the fan's is repeated. */
export type Findings = {
  readonly score: number;
  readonly keywords: readonly string[];
  readonly isRelevant: boolean;
  readonly isSpecific: boolean;
  readonly isPersonal: boolean;
  readonly isEmpty: boolean;
  readonly hasIgnored: boolean;
};

type Words = {
  readonly and: string;
  readonly decimal: string;
  readonly verdict: (score: string) => string;
  readonly empty: string;
  readonly keywords: (listed: string) => string;
  readonly relevant: string;
  readonly specific: string;
  readonly personal: string;
  /** The same, after "an answer that". */
  readonly lacking: { readonly relevant: string; readonly specific: string; readonly personal: string };
  readonly found: (listed: string) => string;
  readonly missing: (listed: string) => string;
  readonly ignored: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  nl: {
    and: 'en',
    decimal: ',',
    verdict: (score) =>
      `De vaste rubriek, zonder AI en zonder te weten van wie het antwoord is, komt op ${score} van 10.`,
    empty: 'Er staat geen antwoord op de vraag in.',
    keywords: (listed) => `sluit aan bij ${listed}`,
    relevant: 'gaat in op de vraag',
    specific: 'noemt concrete details',
    personal: 'geeft een persoonlijke reden',
    lacking: {
      relevant: 'op de vraag ingaat',
      specific: 'concrete details noemt',
      personal: 'een persoonlijke reden geeft',
    },
    found: (listed) => `Het antwoord ${listed}.`,
    missing: (listed) => `Sterker was geweest: een antwoord dat ${listed}.`,
    ignored: 'Zinnen die de beoordeling willen sturen, telden niet mee.',
  },
  en: {
    and: 'and',
    decimal: '.',
    verdict: (score) =>
      `The fixed rubric, without AI and without knowing whose answer this is, gives ${score} out of 10.`,
    empty: 'It holds no answer to the question.',
    keywords: (listed) => `connects with ${listed}`,
    relevant: 'takes up the question',
    specific: 'names concrete details',
    personal: 'gives a personal reason',
    lacking: {
      relevant: 'takes up the question',
      specific: 'names concrete details',
      personal: 'gives a personal reason',
    },
    found: (listed) => `The answer ${listed}.`,
    missing: (listed) => `Stronger would have been an answer that ${listed}.`,
    ignored: 'Sentences that try to steer the judging did not count.',
  },
};

/** The rubric's reasoning in two or three sentences of the fan's language; it says that it is a rubric. */
export function explain(findings: Findings, language: Language): string {
  const words = WORDS[language];
  const verdict = words.verdict(findings.score.toFixed(1).replace('.', words.decimal));
  const list = (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${words.and} ${parts.at(-1) ?? ''}`;
  if (findings.isEmpty) return [verdict, findings.hasIgnored ? words.ignored : words.empty].join(' ');
  const has = [
    ...(findings.keywords.length > 0 ? [words.keywords(list(findings.keywords))] : []),
    ...(findings.isRelevant ? [words.relevant] : []),
    ...(findings.isSpecific ? [words.specific] : []),
    ...(findings.isPersonal ? [words.personal] : []),
  ];
  const lacks = [
    ...(findings.isRelevant || findings.keywords.length > 0 ? [] : [words.lacking.relevant]),
    ...(findings.isSpecific ? [] : [words.lacking.specific]),
    ...(findings.isPersonal ? [] : [words.lacking.personal]),
  ];
  const found = has.length > 0 ? [words.found(list(has))] : [];
  const last = findings.hasIgnored ? [words.ignored] : lacks.length > 0 ? [words.missing(list(lacks))] : [];
  return [verdict, ...found, ...last].join(' ');
}
