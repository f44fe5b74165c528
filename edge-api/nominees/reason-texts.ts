import type { Language } from '../platform/rules.ts';

type ReasonTexts = {
  readonly own: string;
  readonly one: string;
  readonly many: string;
  readonly quote: (sentence: string) => string;
};

const TEXTS: Readonly<Record<Language, ReasonTexts>> = {
  nl: {
    own: 'Waarom jouw antwoord is gekozen',
    one: 'Waarom de winnaar is gekozen',
    many: 'Waarom de winnaars zijn gekozen',
    quote: (sentence) => `‘${sentence}’`,
  },
  en: {
    own: 'Why your answer was chosen',
    one: 'Why the winner was chosen',
    many: 'Why the winners were chosen',
    quote: (sentence) => `“${sentence}”`,
  },
};

/** Returns the paragraph of a winner's mail with the owner's sentence; undefined without one. */
export function formatOwnReason(language: Language, reason: string | null): string | undefined {
  const { own, quote } = TEXTS[language];
  return reason === null ? undefined : `${own}: ${quote(reason)}`;
}

/** Returns the paragraph of everyone else's mail with the owner's sentences; undefined without any. */
export function formatReasons(language: Language, reasons: readonly string[]): string | undefined {
  const { one, many, quote } = TEXTS[language];
  if (reasons.length === 0) return undefined;
  const quoted = new Intl.ListFormat(language).format(reasons.map(quote));
  return `${reasons.length === 1 ? one : many}: ${quoted}`;
}
