import type { Language } from '#api/platform/rules.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { settings, type Override } from './settings.ts';

/** A text of the interface, by name. */
export type TextKey = keyof typeof nl;
export type Texts = Readonly<Record<TextKey, string>>;

export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(nl, key);
}

/** Returns the dictionary with the editors' overrides; unknown names and blank texts change nothing. */
export function withOverrides(dictionary: Texts, overrides: readonly Override[]): Texts {
  const known = overrides.filter(({ key, text }) => isTextKey(key) && text.trim() !== '');
  return { ...dictionary, ...Object.fromEntries(known.map(({ key, text }) => [key, text])) };
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  nl: withOverrides(nl, settings('nl').texts),
  en: withOverrides(en, settings('en').texts),
};

/** Returns the interface texts of a language. For layouts and pages: an island gets its few texts as props. */
export function texts(language: Language): Texts {
  return TEXTS[language];
}
