import type { Language, LocalizedText } from '#api/platform/rules.ts';

/** Returns the texts in one language, by the same names. */
export function localizeTexts<Name extends string>(
  texts: Readonly<Record<Name, LocalizedText>>,
  language: Language,
): Record<Name, string>;
export function localizeTexts(
  texts: Readonly<Record<string, LocalizedText>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]]));
}

/** Returns only the texts with these names, because texts that an island gets are part of the page's HTML. */
export function selectTexts<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string>;
export function selectTexts(
  texts: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
}
