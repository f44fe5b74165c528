import { LANGUAGES } from '#api/platform/rules.ts';
import { isFunctionWord, isOfKind } from './function-words.ts';
import { splitSentences, stemWord, tokenize } from './text-rules.ts';

/** The parts of a campaign that an answer is judged against; keywords in order of rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** The kinds of words that a question may ask for: an event, a wish or plan, a reason. */
export const ASKED_KINDS = ['past', 'wish', 'cause'] as const;
type AskedKind = (typeof ASKED_KINDS)[number];

/** The words of a campaign that are looked for in an answer. */
export type CampaignWords = {
  /** The stems of content words. */
  readonly question: ReadonlySet<string>;
  readonly campaign: ReadonlySet<string>;
  /** All sequences of {@link COPIED_RUN_WORDS} consecutive words, and shorter sentences. */
  readonly runs: ReadonlySet<string>;
  readonly asked: ReadonlySet<AskedKind>;
};

/** A sequence of this many words that occurs in the campaign, or earlier in the answer, counts as copied. */
export const COPIED_RUN_WORDS = 4;
/** The minimum length of a stem that is found inside a compound, and of the rest of that compound. */
const COMPOUND_MIN = 4;
const COMPOUND_REST_MIN = 3;

const known = new WeakMap<Brief, CampaignWords>();

/** Returns the words of a campaign, cached per brief. */
export function getCampaignWords(brief: Brief): CampaignWords {
  const words = known.get(brief) ?? findCampaignWords(brief);
  known.set(brief, words);
  return words;
}

function findCampaignWords({ question, description, keywords }: Brief): CampaignWords {
  const asking = tokenize(question);
  const isAsked = (kind: AskedKind) =>
    LANGUAGES.some((language) => asking.some((word) => isOfKind(word, language, kind)));
  return {
    question: getContentStems(question),
    campaign: getContentStems([description, ...keywords].join(' ')),
    runs: new Set(
      [question, description]
        .flatMap((text) => [text, ...splitSentences(text)])
        .flatMap((text) => listRuns(tokenize(text))),
    ),
    asked: new Set(ASKED_KINDS.filter(isAsked)),
  };
}

function getContentStems(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .filter((word) => word.length > 2 && !isFunctionWord(word))
      .map(stemWord),
  );
}

/** Returns all sequences of {@link COPIED_RUN_WORDS} consecutive words; a shorter text is one sequence. */
export function listRuns(words: readonly string[]): readonly string[] {
  const length = Math.min(COPIED_RUN_WORDS, words.length);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

/** Tells whether a stem is among others, as the same word or as part of a compound. */
export function isAmong(stem: string, others: ReadonlySet<string>): boolean {
  return others.has(stem) || [...others].some((other) => isCompound(stem, other));
}

function isCompound(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < COMPOUND_MIN || long.length - short.length < COMPOUND_REST_MIN) return false;
  return long.startsWith(short) || long.endsWith(short);
}
