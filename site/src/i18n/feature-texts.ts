import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { localizeTexts, type LocalizedDictionary, type Translation } from './localize-texts.ts';
import { settings, type Override } from './settings.ts';

export type { Translation };
export type Dictionary = { readonly [name: string]: string | Dictionary };

/** The dictionaries that are loaded, with their names. */
const dictionaries: (readonly [name: string, texts: Readonly<Record<Language, Dictionary>>])[] = [];

/** Returns a function for a feature's texts in a language, with the editors' overrides; the site's own are unnamed. */
export function defineTexts<T extends LocalizedDictionary>(name: string, texts: T) {
  return allowOverrides<Translation<T>>(name, {
    nl: localizeTexts(texts, 'nl'),
    en: localizeTexts(texts, 'en'),
  });
}

/** Like {@link defineTexts}, for texts that the rules have in a dictionary for each language. */
export function allowOverrides<T extends Dictionary>(name: string, texts: Readonly<Record<Language, T>>) {
  const all: Readonly<Record<Language, T>> = {
    nl: overrideTexts(name, texts.nl, settings('nl').texts),
    en: overrideTexts(name, texts.en, settings('en').texts),
  };
  dictionaries.push([name, all]);
  return (language: Language): T => all[language];
}

/** Lists the texts of the dictionaries that are loaded, by the names by which editors override them. */
export const listOverridable = (language: Language) =>
  dictionaries.flatMap(([name, texts]) => flattenTexts(name, texts[language]));

function flattenTexts(name: string, texts: Dictionary): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([own, text]) =>
    typeof text === 'string' ? [[toPath(name, own), text] as const] : flattenTexts(toPath(name, own), text),
  );
}

const toPath = (name: string, own: string) => (name === '' ? own : `${name}.${own}`);

/** Returns the texts of a dictionary for each language as one, with the languages side by side. */
export function pairTexts<Name extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): Readonly<Record<Name, LocalizedText>>;
export function pairTexts({ nl, en }: Readonly<Record<Language, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(nl).map(([name, text]) => [name, { nl: text, en: en[name] ?? '' }]),
  );
}

/** Applies the editors' overrides to a dictionary by name, such as 'accounts.login.title'; blank ones are ignored. */
export function overrideTexts<T extends Dictionary>(
  name: string,
  texts: T,
  overrides: readonly Override[],
): T;
export function overrideTexts(name: string, texts: Dictionary, overrides: readonly Override[]): Dictionary {
  return Object.fromEntries(
    Object.entries(texts).map(([own, text]): [string, string | Dictionary] => {
      const path = toPath(name, own);
      if (typeof text !== 'string') return [own, overrideTexts(path, text, overrides)];
      const override = overrides.findLast(({ key, text: words }) => key === path && words.trim() !== '');
      return [own, override?.text ?? text];
    }),
  );
}

/** The props that give a component its language and texts. */
export type WithTexts<Texts> = { readonly language: Language; readonly texts: Texts };
