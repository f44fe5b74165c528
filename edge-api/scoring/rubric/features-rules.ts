import type { Language } from '#api/platform/rules.ts';
import {
  ASKED_KINDS,
  COPIED_RUN_WORDS,
  getCampaignWords,
  isAmong,
  listRuns,
  type Brief,
  type CampaignWords,
} from './campaign-words.ts';
import { isFunctionWord, isOfKind } from './function-words.ts';
import { hashTerms, listGrams } from './linear-model.ts';
import { stemWord, tokenize } from './text-rules.ts';

/** A sentence of an answer, with its weight from 0 to 1. */
export type WeighedSentence = { readonly text: string; readonly weight: number };

const LEXICON_KINDS = [
  ...(['self', 'other', 'past', 'present', 'wish', 'cause', 'time'] as const),
  ...(['space', 'number', 'degree', 'vague', 'address'] as const),
] as const;
/** The kinds of words that are counted. */
export const KINDS = [...LEXICON_KINDS, 'abstract', 'question', 'campaign'] as const;
export type Kind = (typeof KINDS)[number];

/** The features of an answer: named figures, hashed stems and n-grams, the words of each kind, and the total weight. */
export type Features = {
  readonly named: Readonly<Record<string, number>>;
  readonly hashed: ReadonlyMap<number, number>;
  readonly found: ReadonlyMap<Kind, readonly string[]>;
  readonly words: number;
};

/** A word with its weight, which is 0 if it is copied from the campaign or from earlier in the answer. */
type Word = {
  readonly plain: string;
  /** The word and its stem as they are compared; for a masked word, both are its kind. */
  readonly read: string;
  readonly stem: string;
  readonly weight: number;
  readonly kinds: readonly Kind[];
};

const ABSTRACT_ENDINGS: Readonly<Record<Language, RegExp>> = {
  nl: /.{3}(?:heid|heden|ties?|teit|ische?|lijke?|baar|bare|ige?|zaam|zame|ie[fv]e?|ende?|eel|ele|ing|ment|aa?le?|vol|volle)$/u,
  en: /.{2}(?:tions?|ments?|ness|it(?:y|ies)|[ai]ble|ful|ous|ive|[ea]nce|ism|al|ing|ary|ic|ly|[ea]nt|ship|est)$/u,
};
/** Kinds whose words are all read as the same word, because twins differ in them. */
const MASKED: readonly Kind[] = ['other', 'number'];
/** The scale on which counts level off, and the words added to an answer's length before a share is taken. */
const MANY = 2;
const PRIOR_WORDS = 20;
const LENGTHS = [3, 10, 30, 100];
const GRAM_LETTERS = [3, 4];

/** Measures an answer in a language against its campaign. Ignores case and punctuation; copied words have no weight. */
export function measureAnswer(
  brief: Brief,
  sentences: readonly WeighedSentence[],
  language: Language,
): Features {
  const campaign = getCampaignWords(brief);
  const said = new Set<string>();
  const words = sentences.flatMap((sentence) => readWords(sentence, language, campaign, said));
  const found = new Map(
    KINDS.map((kind) => [kind, words.filter(({ weight, kinds }) => weight > 0 && kinds.includes(kind))]),
  );
  return {
    named: nameFigures(words, found, campaign),
    hashed: hashWords(words),
    found: new Map([...found].map(([kind, list]) => [kind, [...new Set(list.map(({ plain }) => plain))]])),
    words: sumWeights(words),
  };
}

function nameFigures(
  words: readonly Word[],
  found: ReadonlyMap<Kind, readonly Word[]>,
  campaign: CampaignWords,
): Readonly<Record<string, number>> {
  const total = sumWeights(words);
  const stems = new Map(words.map((word) => [word.stem, word]));
  const letters = words.reduce((sum, { read, weight }) => sum + read.length * weight, 0);
  return Object.fromEntries([
    ...LENGTHS.map((length) => [`words${length}`, grow(total, length)] as const),
    ['variety', sumWeights([...stems.values()]) / (total + MANY)],
    ['letters', letters / (total + MANY)],
    ['questionTaken', measureTaken(campaign.question, stems)],
    ['campaignTaken', measureTaken(campaign.campaign, stems)],
    ...[...found].flatMap(([kind, list]) => [
      [kind, grow(sumWeights(list), MANY)] as const,
      [`${kind}Share`, sumWeights(list) / (total + PRIOR_WORDS)] as const,
    ]),
    ...ASKED_KINDS.map((kind) => {
      const list = found.get(kind) ?? [];
      return [`${kind}Asked`, campaign.asked.has(kind) ? grow(sumWeights(list), MANY) : 0] as const;
    }),
  ]);
}

/** Maps a count to a value from 0 to 1 that grows less with each addition. */
const grow = (count: number, unit: number) => 1 - Math.exp(-count / unit);
const sumWeights = (words: readonly Word[]) => words.reduce((total, { weight }) => total + weight, 0);

/** Returns the share of a campaign's stems that occur in an answer. */
function measureTaken(campaign: ReadonlySet<string>, stems: ReadonlyMap<string, Word>): number {
  const own = new Set(stems.keys());
  return [...campaign].filter((stem) => isAmong(stem, own)).length / Math.max(1, campaign.size);
}

function readWords(
  sentence: WeighedSentence,
  language: Language,
  campaign: CampaignWords,
  said: Set<string>,
): readonly Word[] {
  const words = tokenize(sentence.text).map((plain) => {
    const kinds = listKinds(plain, language, campaign);
    const mask = MASKED.find((kind) => kinds.includes(kind));
    return { plain, read: mask ?? plain, stem: mask ?? stemWord(plain), kinds };
  });
  const copied = findRuns(
    words.map(({ plain }) => plain),
    (run) => campaign.runs.has(run),
  );
  // A sentence with another number in it is the same sentence.
  const repeated = findRuns(
    words.map(({ plain, kinds }) => (kinds.includes('number') ? 'number' : plain)),
    (run) => {
      const isRepeated = said.has(run);
      said.add(run);
      return isRepeated;
    },
  );
  return words.map((word, at) => ({
    ...word,
    weight: copied.has(at) || repeated.has(at) ? 0 : sentence.weight,
  }));
}

/** Returns the places of the words in runs that are known. */
function findRuns(words: readonly string[], isKnown: (run: string) => boolean): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [start, run] of listRuns(words).entries())
    if (isKnown(run)) for (let at = 0; at < COPIED_RUN_WORDS; at += 1) places.add(start + at);
  return places;
}

function listKinds(plain: string, language: Language, campaign: CampaignWords): readonly Kind[] {
  if (/\d/.test(plain)) return ['number'];
  const kinds: readonly Kind[] = LEXICON_KINDS.filter((kind) => isOfKind(plain, language, kind));
  if (isFunctionWord(plain)) return kinds;
  const stem = stemWord(plain);
  return [
    ...kinds,
    ...(ABSTRACT_ENDINGS[language].test(plain) ? (['abstract'] as const) : []),
    ...(['question', 'campaign'] as const).filter((kind) => isAmong(stem, campaign[kind])),
  ];
}

function hashWords(words: readonly Word[]): ReadonlyMap<number, number> {
  const stems = words.map(({ stem, weight }) => ({ term: stem, weight }));
  const grams = words.flatMap(({ read, weight }) =>
    listGrams(read, GRAM_LETTERS).map((term) => ({ term, weight })),
  );
  return hashTerms([stems, grams]);
}
