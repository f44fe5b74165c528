/** Invisible characters, used to hide or split words. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\u034F]/gu;

/** Characters typed as an apostrophe; NFKD would turn a standalone accent into a space. */
const APOSTROPHES = /[’‘`´ʼ′＇]/g;

/** Letters of other alphabets or without their dot, and the Latin letters that they look like, in the same order. */
const LOOK_ALIKE_LETTERS = 'ıȷаеорсухіјѕԁһкмтвнгαεορυικτνχ';
const LATIN_LETTERS = 'ijaeopcyxijsdhkmtbhraeopuiktvx';

/** Returns a text in lower case without accents and invisible characters, and with look-alike letters as Latin ones. */
export function normalizeText(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(
      /[\u0131\u0237\u0370-\u052f]/g,
      (letter) => LATIN_LETTERS[LOOK_ALIKE_LETTERS.indexOf(letter)] ?? letter,
    );
}

/** Returns the words of a text after {@link normalizeText}; apostrophes within words are removed. */
export function tokenize(text: string): readonly string[] {
  return (
    normalizeText(text)
      .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const DIMINUTIVE = /(?<=\p{L}{3})(?:etje|tje|(?<=m)pje|je)s?$/u;
const ENGLISH = /(?<=\p{L}{3})(?:ings?|edly|ness|ery|ly|ed)$/u;
const DUTCH = /(?<=\p{L}{3})(?:heden|heid|eren|ige?|en|e)$/u;
const PLURAL = /(?<=\p{L}{2}(?:[^aiousy]|[aeo]y))s$/u;
const PAST = /(?<=\p{L}{2}[^aeiounh])[td]$/u;
/** After a long vowel and n, t is a verb ending, as in `woont`; d is one only in a participle, so not in `maand`. */
const VERB_AFTER_N = /(?<=(?:aa|ee|oo|uu|ie|eu|oe|ou|ui|ij|ei)n)t$/u;
const PARTICIPLE_AFTER_N = /(?<=(?:aa|ee|oo|uu|ie|eu|oe|ou|ui|ij|ei)n)[td]e?$/u;
/** Endings that may follow each other: `wandelingen`, `gardeners`, `loneliness`. */
const ENDINGS_MAX = 2;
/** Spelling at the end of a stem: `liev` and `lief`, `reiz` and `reis`, `buri` and `bury`. */
const ENDINGS: Readonly<Record<string, string>> = { v: 'f', z: 's', i: 'y' };

/**
 * Returns one stem for the regular forms of a Dutch or English word: plurals, verb endings, participles, diminutives.
 * `koken`, `kookt` and `gekookt` share one, as do `cook`, `cooked` and `cooking`; a rare false match is harmless.
 */
export function stemWord(word: string): string {
  let stem = word;
  if (stem.length < 4 || /\d/.test(stem)) return stem;
  const isParticiple = /^ge\p{L}{3,}(?:t|d|en)e?$/u.test(stem);
  if (isParticiple) stem = stem.slice(2);
  stem = stem.replace(PLURAL, '').replace(DIMINUTIVE, '');
  for (let ending = 0; ending < ENDINGS_MAX; ending += 1) {
    const shorter = [ENGLISH, DUTCH].map((one) => stem.replace(one, ''));
    stem = (shorter.find((candidate) => candidate !== stem) ?? stem).replace(/(?<=\p{L}{3})i$/u, 'y');
  }
  stem = stem
    .replace(PAST, '')
    .replace(isParticiple ? PARTICIPLE_AFTER_N : VERB_AFTER_N, '')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/([aeou])\1(?=[^aeiou]$)/u, '$1')
    .replace(/([aou])\1$/u, '$1')
    .replace(/(?<=.{2})e$/u, '')
    .replace(PLURAL, '');
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (ENDINGS[last] ?? last);
}

const SENTENCE_END = /(?<=[.!?…;:]["'”’)]?)\s|[\r\n]/u;

/** Splits a text into trimmed sentences at punctuation marks and line breaks. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
