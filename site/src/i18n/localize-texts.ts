import type { Language, LocalizedText } from '#api/platform/rules.ts';

/** A dictionary with the languages of each text side by side. */
export type LocalizedDictionary = { readonly [name: string]: LocalizedText | LocalizedDictionary };

/** A dictionary in one language. */
export type Translation<T> = {
  readonly [Name in keyof T]: T[Name] extends LocalizedText ? string : Translation<T[Name]>;
};

/** Returns the texts in one language, by the same names. */
export function localizeTexts<T extends LocalizedDictionary>(texts: T, language: Language): Translation<T>;
export function localizeTexts(texts: LocalizedDictionary, language: Language) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]): [string, unknown] => [
      name,
      isText(text) ? text[language] : localizeTexts(text, language),
    ]),
  );
}

const isText = (text: LocalizedText | LocalizedDictionary): text is LocalizedText =>
  typeof text.nl === 'string';

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
