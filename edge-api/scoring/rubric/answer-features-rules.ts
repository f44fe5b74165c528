import type { Language } from '#api/platform/rules.ts';
import { FUNCTION_WORDS, isFunctionWord } from './function-words.ts';
import { findSharedStems } from './relevance-rules.ts';
import { stemWord, tokenize } from './stem-rules.ts';

/** What an answer is judged against: the campaign's words, keywords by rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** Counts of kinds of words in an answer, whatever it is about. */
export type AnswerFeatures = {
  readonly words: number;
  /** Words in the order of the campaign's text. */
  readonly copied: number;
  /** Words that carry a subject, the different stems of them, and those of these that are not the campaign's. */
  readonly content: number;
  readonly stems: number;
  readonly own: number;
  readonly sharedWithQuestion: number;
  readonly sharedWithCause: number;
  /** Content words whose ending makes them abstract or a judgement. */
  readonly abstract: number;
  /** Words that bind others; then those of some kinds. */
  readonly bound: number;
  readonly self: number;
  readonly other: number;
  readonly past: number;
  readonly time: number;
  readonly space: number;
  readonly degree: number;
  readonly vague: number;
  readonly present: number;
  readonly numbers: number;
};

const ABSTRACT_ENDINGS: Readonly<Record<Language, RegExp>> = {
  nl: /.{3}(?:heid|heden|ties?|teit|ische?|lijke?|baar|bare|ige?|zaam|zame|ie[fv]e?|ende?|eel|ele|ing|ment|aa?le?|vol|volle)$/u,
  en: /.{2}(?:tions?|ments?|ness|it(?:y|ies)|[ai]ble|ful|ous|ive|[ea]nce|ism|al|ing|ary|ic|ly|[ea]nt|ship|est)$/u,
};
/** This many words in the order of the campaign's text are copied from it. */
const COPIED_RUN_WORDS = 4;

/** Words that bind count this near to one that has a subject: a list of pronouns says nothing about anyone. */
const ANCHOR_WORDS = 2;

/** Counts what an answer in a language consists of; case, spacing and punctuation do not matter. */
export function measureAnswer(brief: Brief, answer: string, language: Language): AnswerFeatures {
  const lexicon = FUNCTION_WORDS[language];
  const words = tokenize(answer);
  const content = words.filter(isContentWord);
  const stems = [...new Set(content.map(stemWord))];
  const question = findSharedStems(stems, getContentStems(brief.question));
  const cause = findSharedStems(stems, getContentStems([brief.description, ...brief.keywords].join(' ')));
  const anchored = words.filter((_, at) =>
    words.slice(Math.max(0, at - ANCHOR_WORDS), at + ANCHOR_WORDS + 1).some(isContentWord),
  );
  const count = (set: ReadonlySet<string>) => anchored.filter((word) => set.has(word)).length;
  return {
    words: words.length,
    copied: countCopied(words, brief),
    content: content.length,
    stems: stems.length,
    own: stems.filter((stem) => !question.has(stem) && !cause.has(stem)).length,
    sharedWithQuestion: question.size,
    sharedWithCause: cause.size,
    abstract: content.filter((word) => ABSTRACT_ENDINGS[language].test(word)).length,
    bound: count(lexicon.all),
    self: count(lexicon.self),
    other: count(lexicon.other),
    past: count(lexicon.past),
    time: count(lexicon.time),
    space: count(lexicon.space),
    degree: count(lexicon.degree),
    vague: count(lexicon.vague),
    present: count(lexicon.present),
    numbers: words.filter((word) => /\d/.test(word) || lexicon.number.has(word)).length,
  };
}

/** Tells whether a word carries a subject: it is not a number, and binds no others. */
function isContentWord(word: string): boolean {
  return word.length > 1 && !isFunctionWord(word) && !/\d/.test(word);
}

function getContentStems(text: string): ReadonlySet<string> {
  return new Set(
    tokenize(text)
      .filter((word) => word.length > 2 && !isFunctionWord(word))
      .map(stemWord),
  );
}

function countCopied(words: readonly string[], { question, description }: Brief): number {
  const runs = new Set([question, description].flatMap((text) => listRuns(tokenize(text))));
  const copied = new Set<number>();
  for (const [start, run] of listRuns(words).entries()) {
    if (!runs.has(run)) continue;
    for (let at = start; at < start + COPIED_RUN_WORDS; at += 1) copied.add(at);
  }
  return copied.size;
}

function listRuns(words: readonly string[]): readonly string[] {
  return words
    .slice(COPIED_RUN_WORDS - 1)
    .map((_, start) => words.slice(start, start + COPIED_RUN_WORDS).join(' '));
}
