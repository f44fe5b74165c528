import irregularForms from './irregular-forms.json' with { type: 'json' };

/** Dutch and English words that carry no subject of their own. */
const FUNCTION_WORDS = new Set(
  (
    'de het een en of maar want dus dat die dit deze er hier daar waar wat wie hoe als dan toen nu nog ook al wel niet geen ' +
    'ik jij je jouw hij zij ze wij we ons onze jullie hun hen haar hem mij me mijn zijn is was ben bent waren wordt worden werd ' +
    'heb hebt heeft hebben had hadden kan kun kunnen kon zal zullen zou zouden wil willen wilt moet moeten mag mogen gaat gaan ' +
    'te in op aan bij van voor met naar uit om door over onder tot tegen zonder tussen na per omdat doordat zodat terwijl ' +
    'veel meer heel erg zo iets niets iemand niemand alles altijd nooit eens keer weer zelf ooit elke ieder iedereen ' +
    'the a an and or but so because that this these those there here where what who how if then when now still also too not no ' +
    'i you your he she it its we us our they them their me my mine him her is was am are were be been being do does did ' +
    'have has had can could will would shall should may might must going get got ' +
    'to in on at by of for with from out off up down about over under into than as after before between through since while ' +
    'much more very just some any something anything nothing someone everyone everything always never once again own ever every each all one'
  ).split(' '),
);

/** Characters that nobody sees, used to hide or split words. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\u034F]/gu;

/** Letters of other alphabets that look like Latin ones, and those. */
const LOOK_ALIKE_LETTERS = 'аеорсухіјѕԁһкмтвнгαεορυικτνχ';
const LATIN_LETTERS = 'aeopcyxijsdhkmtbhraeopuiktvx';

/** The word of which another is an irregular form, by that form. */
const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries(irregularForms).flatMap(([base, forms]) =>
    forms.split(' ').map((form) => [form, base] as const),
  ),
);

/** A text in lower case as a person reads it: no accents, nothing invisible, look-alike letters as plain ones. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(INVISIBLE, '')
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
    .replace(/[\u0370-\u052f]/g, (letter) => LATIN_LETTERS[LOOK_ALIKE_LETTERS.indexOf(letter)] ?? letter);
}

/** The words of a text, as {@link normalizeText} it. */
export function tokenize(text: string): readonly string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
}

/** Whether a word carries no subject: an article, a pronoun, an auxiliary. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word.replace(/'.*/, ''));
}

/** The stems of the words that carry a subject, each once. */
export function getContentStems(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .filter((word) => word.length > 2 && !isFunctionWord(word))
      .map(stemWord),
  );
}

const DIMINUTIVE = /(?<=\p{L}{3})(?:etje|tje|(?<=m)pje|je)s?$/u;
const ENGLISH = /(?<=\p{L}{3})(?:ings?|edly|ness|ery|ly|ed|ers?)$/u;
const DUTCH = /(?<=\p{L}{3})(?:heden|heid|eren|ige?|en|er|e)$/u;
const PLURAL = /(?<=\p{L}{2}(?:[^aiousy]|[aeo]y))s$/u;
const PAST = /(?<=\p{L}{2}[^aeiounh])[td]$/u;
/** After a long vowel and n it ends a verb: `woont`, `leend`. */
const PAST_AFTER_N = /(?<=(?:aa|ee|oo|uu|ie|eu|oe|ou|ui|ij|ei)n)[td]$/u;
/** Endings that may stand on each other: `wandelingen`, `gardeners`, `loneliness`. */
const ENDINGS_MAX = 2;
/** Spelling at the end of a stem: `liev` and `lief`, `reiz` and `reis`, `buri` and `bury`. */
const ENDINGS: Readonly<Record<string, string>> = { v: 'f', z: 's', i: 'y' };

/**
 * One stem for the forms of a Dutch or English word: plural, verb endings, participle, diminutive, irregular forms. It
 * is meant to bring `koken`, `kookt` and `gekookt`, or `cook`, `cooked` and `cooking`, together; a rare false friend is
 * harmless.
 */
export function stemWord(word: string): string {
  const bare = word.replace(/'.*/, '');
  let stem = IRREGULAR_FORMS.get(bare) ?? bare;
  if (stem.length < 4 || /\d/.test(stem)) return stem;
  if (/^ge\p{L}{3,}(?:t|d|en)e?$/u.test(stem)) stem = stem.slice(2);
  stem = stem.replace(PLURAL, '').replace(DIMINUTIVE, '');
  for (let ending = 0; ending < ENDINGS_MAX; ending += 1) {
    const shorter = [ENGLISH, DUTCH].map((one) => stem.replace(one, ''));
    stem = (shorter.find((candidate) => candidate !== stem) ?? stem).replace(/(?<=\p{L}{3})i$/u, 'y');
  }
  stem = stem
    .replace(PAST, '')
    .replace(PAST_AFTER_N, '')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/([aeou])\1(?=[^aeiou]$)/u, '$1')
    .replace(/([aou])\1$/u, '$1')
    .replace(/(?<=.{2})e$/u, '')
    .replace(PLURAL, '');
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (ENDINGS[last] ?? last);
}
