import type { Language } from '#api/platform/rules.ts';
import lists from './function-words.json' with { type: 'json' };

/** The kinds of function words. */
type Kind = Exclude<keyof (typeof lists)['nl'], 'kin'>;

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

function readLanguage({ kin, ...byKind }: (typeof lists)['nl']) {
  const words = new Map(Object.entries(byKind).map(([kind, list]) => [kind, toSet(list)]));
  const others = toSet(`${byKind.other} ${kin}`);
  return { words: words.set('other', others), binding: toSet(Object.values(byKind).join(' ')) };
}

const LANGUAGES: Readonly<Record<Language, ReturnType<typeof readLanguage>>> = {
  nl: readLanguage(lists.nl),
  en: readLanguage(lists.en),
};

/** Tells whether a word is of a kind in a language, such as pronouns, auxiliaries, connectives or people. */
export function isOfKind(word: string, language: Language, kind: Kind): boolean {
  return LANGUAGES[language].words.get(kind)?.has(word) ?? false;
}

/** Tells whether a word is a function word, in one language or in either; words for relatives are not. */
export function isFunctionWord(word: string, language?: Language): boolean {
  if (language) return LANGUAGES[language].binding.has(word);
  return LANGUAGES.nl.binding.has(word) || LANGUAGES.en.binding.has(word);
}
