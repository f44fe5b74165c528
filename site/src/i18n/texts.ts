import type { Language } from '../../../edge-api/platform/rules.ts';
import settingsEn from '../../content/settings/en.json' with { type: 'json' };
import settingsNl from '../../content/settings/nl.json' with { type: 'json' };
import { en } from './en.ts';
import { nl } from './nl.ts';

/** A text of the interface, by name. */
export type TextKey = keyof typeof nl;
export type Texts = Readonly<Record<TextKey, string>>;

/** One text that an editor has put in place of the dictionary's. */
export type Override = Readonly<{ key: string; text: string }>;

/** Whether a name is one of the dictionary's. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(nl, key);
}

/** The dictionary with the editors' texts laid over it; unknown names and blank texts change nothing. */
export function withOverrides(dictionary: Texts, overrides: readonly Override[]): Texts {
  const known = overrides.filter(({ key, text }) => isTextKey(key) && text.trim() !== '');
  return { ...dictionary, ...Object.fromEntries(known.map(({ key, text }) => [key, text])) };
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  nl: withOverrides(nl, settingsNl.texts),
  en: withOverrides(en, settingsEn.texts),
};

/** The interface texts of a language. For layouts and pages: an island gets its few texts as props instead. */
export function texts(language: Language): Texts {
  return TEXTS[language];
}
