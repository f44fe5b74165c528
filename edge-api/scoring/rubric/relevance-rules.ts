/** Letters of a stem from which it is looked for inside a compound, and that the rest of the compound has at least. */
const COMPOUND_MIN = 4;
const COMPOUND_REST_MIN = 3;
/** Letters that stems which only begin alike have in common, and their part of the longer one. */
const PREFIX_MIN = 5;
const PREFIX_RATIO = 0.7;
/** Consonants that a misspelt word has in common with the word that is meant; fewer than enough need the first vowel too. */
const CONSONANTS_MIN = 2;
const CONSONANTS_ENOUGH = 3;
/** Letters of a word from which its consonants are enough; a shorter one only misses letters. */
const SURE_LENGTH = 6;

/** Tells whether a stem is of some others: the same word, another form, a compound with it, a misspelling. */
export type StemMatcher = (stem: string) => boolean;

/** Returns what tells whether a stem is of these; it remembers what it was asked. */
export function createStemMatcher(targets: ReadonlySet<string>): StemMatcher {
  const known = new Map<string, boolean>();
  return (stem) => {
    const matches =
      known.get(stem) ?? (targets.has(stem) || [...targets].some((target) => isAlike(stem, target)));
    known.set(stem, matches);
    return matches;
  };
}

function isAlike(stem: string, target: string): boolean {
  const [short, long] = stem.length <= target.length ? [stem, target] : [target, stem];
  const rest = long.length - short.length;
  if (short.length >= COMPOUND_MIN && rest >= COMPOUND_REST_MIN)
    return long.startsWith(short) || long.endsWith(short);
  if (rest > 2 || !long.startsWith(short.charAt(0))) return false;
  const prefix = countSharedPrefix(short, long);
  if (prefix >= PREFIX_MIN && prefix / long.length >= PREFIX_RATIO) return true;
  const consonants = toConsonants(short);
  return (
    short.length > 2 &&
    long.length > 3 &&
    consonants.length >= CONSONANTS_MIN &&
    consonants === toConsonants(long) &&
    (short.length >= SURE_LENGTH || isSubsequence(withoutDoubles(short), long)) &&
    (consonants.length >= CONSONANTS_ENOUGH || getFirstVowel(short) === getFirstVowel(long))
  );
}

function countSharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The consonants of a word, doubled ones once: what most misspellings leave as it is. */
function toConsonants(word: string): string {
  return withoutDoubles(word).replace(/[aeiouy]/g, '');
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

/** Tells whether a word has the letters of another in their order, and more between them. */
function isSubsequence(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function getFirstVowel(word: string): string | undefined {
  return /[aeiouy]/.exec(word)?.[0];
}
