import { LANGUAGES } from '#api/platform/rules.ts';
import { isFunctionWord, isOfKind } from './function-words.ts';
import { stemWord, tokenize } from './text-rules.ts';

/** What an answer is judged against: the campaign's words, keywords by rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** What a question may ask for: what happened, what one would do, why. */
export const ASKED_KINDS = ['past', 'wish', 'cause'] as const;
type AskedKind = (typeof ASKED_KINDS)[number];

/** The words of a campaign that an answer may take up. */
export type CampaignWords = {
  /** Stems that carry a subject. */
  readonly question: ReadonlySet<string>;
  readonly campaign: ReadonlySet<string>;
  /** Every few words in a row. */
  readonly runs: ReadonlySet<string>;
  readonly asked: ReadonlySet<AskedKind>;
};

/** Words in the campaign's order from which they are copied from it. */
export const COPIED_RUN_WORDS = 4;
/** Letters of a stem from which it is looked for inside a compound, and that the rest of the compound has at least. */
const COMPOUND_MIN = 4;
const COMPOUND_REST_MIN = 3;

const known = new WeakMap<Brief, CampaignWords>();

/** Returns the words of a campaign, found once for each brief. */
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
    runs: new Set([question, description].flatMap((text) => listRuns(tokenize(text)))),
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

/** Returns every few words in a row of a text. */
export function listRuns(words: readonly string[]): readonly string[] {
  return words
    .slice(COPIED_RUN_WORDS - 1)
    .map((_, start) => words.slice(start, start + COPIED_RUN_WORDS).join(' '));
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
