/** Letters of a stem from which it is looked for inside a compound, and that the rest of the compound has at least. */
const COMPOUND_MIN = 4;
const COMPOUND_REST_MIN = 3;
/** Letters that stems which only begin alike have in common, and their part of the longer one. */
const PREFIX_MIN = 5;
const PREFIX_RATIO = 0.7;
/** Consonants that a misspelt word has in common with the word that is meant; fewer than enough need the first vowel too. */
const CONSONANTS_MIN = 2;
const CONSONANTS_ENOUGH = 3;

/** Returns which of these stems are of the targets: the same word, another form, a compound with it, a misspelling. */
export function findSharedStems(stems: readonly string[], targets: ReadonlySet<string>): ReadonlySet<string> {
  const all = [...targets];
  return new Set(stems.filter((stem) => targets.has(stem) || all.some((target) => isAlike(stem, target))));
}

function isAlike(stem: string, target: string): boolean {
  const [short, long] = stem.length <= target.length ? [stem, target] : [target, stem];
  const rest = long.length - short.length;
  if (short.length >= COMPOUND_MIN && rest >= COMPOUND_REST_MIN)
    return long.startsWith(short) || long.endsWith(short);
  if (rest > 2 || !long.startsWith(short.charAt(0))) return false;
  const prefix = countSharedPrefix(short, long);
  if (prefix >= PREFIX_MIN && prefix / long.length >= PREFIX_RATIO) return true;
  if (!isOneSlip(short, long)) return false;
  const consonants = toConsonants(short);
  return (
    short.length > 2 &&
    long.length > 3 &&
    consonants.length >= CONSONANTS_MIN &&
    consonants === toConsonants(long) &&
    (consonants.length >= CONSONANTS_ENOUGH || getFirstVowel(short) === getFirstVowel(long))
  );
}

/** Tells whether words differ in one place only: a letter left out, changed, or swapped with the next. */
function isOneSlip(short: string, long: string): boolean {
  const start = countSharedPrefix(short, long);
  const skipped = short.length < long.length ? 1 : 2;
  return short.slice(start + skipped) === long.slice(start + 2);
}

function countSharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The consonants of a word, doubled ones once: what most misspellings leave as it is. */
function toConsonants(word: string): string {
  return word.replace(/(.)\1+/gu, '$1').replace(/[aeiouy]/g, '');
}

function getFirstVowel(word: string): string | undefined {
  return /[aeiouy]/.exec(word)?.[0];
}
