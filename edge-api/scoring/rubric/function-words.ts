import type { Language } from '#api/platform/rules.ts';
import words from './function-words.json' with { type: 'json' };

type Lists = (typeof words)['nl'];
type Lexicon = Readonly<Record<Exclude<keyof Lists, 'kin'>, ReadonlySet<string>>> & {
  readonly all: ReadonlySet<string>;
};

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

function toLexicon({ kin, ...lists }: Lists): Lexicon {
  return {
    self: toSet(lists.self),
    other: toSet(`${lists.other} ${kin}`),
    past: toSet(lists.past),
    present: toSet(lists.present),
    wish: toSet(lists.wish),
    cause: toSet(lists.cause),
    time: toSet(lists.time),
    space: toSet(lists.space),
    degree: toSet(lists.degree),
    vague: toSet(lists.vague),
    number: toSet(lists.number),
    address: toSet(lists.address),
    rest: toSet(lists.rest),
    all: toSet(Object.values(lists).join(' ')),
  };
}

/**
 * The words that bind a sentence together, by what they do: pronouns, auxiliaries, connectives, prepositions, numerals.
 * Among `other` are words for people too, which bind nothing and are not in `all`.
 */
export const FUNCTION_WORDS: Readonly<Record<Language, Lexicon>> = {
  nl: toLexicon(words.nl),
  en: toLexicon(words.en),
};

/** Tells whether a word binds others in Dutch or in English. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.nl.all.has(word) || FUNCTION_WORDS.en.all.has(word);
}
