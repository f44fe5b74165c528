/** Characters that are not visible, used to hide or split words. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\u034F]/gu;

/** What is typed for an apostrophe; an accent of its own would come apart as a space. */
const APOSTROPHES = /[’‘`´ʼ′＇]/g;

/** Letters of other alphabets that look like Latin ones, and those. */
const LOOK_ALIKE_LETTERS = 'аеорсухіјѕԁһкмтвнгαεορυικτνχ';
const LATIN_LETTERS = 'aeopcyxijsdhkmtbhraeopuiktvx';

/** A text in lower case as a person reads it: no accents, nothing invisible, look-alike letters as plain ones. */
export function normalizeText(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\u0370-\u052f]/g, (letter) => LATIN_LETTERS[LOOK_ALIKE_LETTERS.indexOf(letter)] ?? letter);
}

/** The words of a text, as {@link normalizeText} it; an apostrophe joins what it separates. */
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
/** After a long vowel and n, t ends a verb, as in `woont`; d does in a participle only: `maand` is none. */
const VERB_AFTER_N = /(?<=(?:aa|ee|oo|uu|ie|eu|oe|ou|ui|ij|ei)n)t$/u;
const PARTICIPLE_AFTER_N = /(?<=(?:aa|ee|oo|uu|ie|eu|oe|ou|ui|ij|ei)n)[td]e?$/u;
/** Endings that may follow each other: `wandelingen`, `gardeners`, `loneliness`. */
const ENDINGS_MAX = 2;
/** Spelling at the end of a stem: `liev` and `lief`, `reiz` and `reis`, `buri` and `bury`. */
const ENDINGS: Readonly<Record<string, string>> = { v: 'f', z: 's', i: 'y' };

/**
 * One stem for the regular forms of a Dutch or English word: plural, verb endings, participle, diminutive. It is meant
 * to bring `koken`, `kookt` and `gekookt`, or `cook`, `cooked` and `cooking`, together; a rare false friend is harmless.
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

/** Returns the sentences of a text, separated by marks and lines, without the space around them. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
