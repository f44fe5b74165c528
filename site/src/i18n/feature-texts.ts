import type { Language } from '#api/platform/rules.ts';
import { settings, type Override } from './settings.ts';

export type Dictionary = { readonly [name: string]: string | Dictionary };

/** The shape of a dictionary in another language: it has every text that the Dutch one has. */
export type Translation<T> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : Translation<T[Name]>;
};

/** Returns a function for a feature's texts in a language, with the editors' overrides; the site's own are unnamed. */
export function defineTexts<T extends Dictionary>(name: string, texts: Readonly<Record<Language, T>>) {
  const all: Readonly<Record<Language, T>> = {
    nl: overrideTexts(name, texts.nl, settings('nl').texts),
    en: overrideTexts(name, texts.en, settings('en').texts),
  };
  return (language: Language): T => all[language];
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
      const path = name === '' ? own : `${name}.${own}`;
      if (typeof text !== 'string') return [own, overrideTexts(path, text, overrides)];
      const override = overrides.findLast(({ key, text: words }) => key === path && words.trim() !== '');
      return [own, override?.text ?? text];
    }),
  );
}

/** The props that give a component its language and texts. */
export type WithTexts<Texts> = { readonly language: Language; readonly texts: Texts };
