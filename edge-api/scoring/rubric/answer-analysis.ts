import { extractAnswerSentences } from './injection-rules.ts';
import { FIRST_PERSON, GENERIC_STEMS, CONJUNCTIONS, NUMBER_WORDS } from './rubric-words.ts';
import { isFunctionWord, getContentStems, tokenize } from './stem-rules.ts';

/** What an answer is judged against: the campaign's words, keywords by rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** A sentence of an answer, as far as it says something. */
export type AnalyzedSentence = {
  readonly words: readonly string[];
  /** Stems of the words that carry a subject. */
  readonly stems: ReadonlySet<string>;
  /** Those that are the fan's: not of the campaign's words, more than praise, and no numbers. */
  readonly own: ReadonlySet<string>;
  /** Whether the fan speaks of themselves in it. */
  readonly isPersonal: boolean;
};

export type AnswerAnalysis = {
  readonly sentences: readonly AnalyzedSentence[];
  /** Whether there are any words at all. */
  readonly isBlank: boolean;
  /** What was left out: sentences that speak to the judge, and passages of the campaign's own texts. */
  readonly hasIgnored: boolean;
  readonly hasCopied: boolean;
};

/** This many words in the order of the campaign's text are copied from it; so is a whole sentence from so many on. */
const COPIED_RUN_WORDS = 6;
const COPIED_SENTENCE_WORDS = 3;
/** This many words with nothing between them are a list; so are this many pieces between commas, so short on average. */
const LIST_LENGTH = 7;
const LIST_PIECES = 8;
const LIST_PIECE_WORDS = 2.5;
/** Of so many words at least, this part binds the others in Dutch and in English. */
const FUNCTION_WORD_CHECK_MIN = 5;
const MIN_FUNCTION_WORD_RATIO = 0.2;
/** From this many words on that only repeat the one before, it is no sentence. */
const MIN_STUTTER_REPEATS = 4;

/**
 * What an answer says: its sentences, without those that speak to the judge, without what is copied from the campaign,
 * and without lists. Words count where they are said of something: not in a sentence without binding words.
 */
export function analyzeAnswer(brief: Brief, answer: string): AnswerAnalysis {
  const { sentences, ignored } = extractAnswerSentences(answer);
  const source = buildCopySource(brief);
  const subjects = getContentStems([brief.question, brief.description, ...brief.keywords].join(' '));
  const all = sentences.map((text) => ({ text, words: tokenize(text) }));
  const remaining = all.map(({ text, words }) => ({ text, words: removeCopied(words, source) }));
  return {
    sentences: remaining.flatMap(({ text, words }) =>
      isMeaningful(text, words) ? [toAnalyzedSentence(words, subjects)] : [],
    ),
    isBlank: ignored === 0 && all.length === 0,
    hasIgnored: ignored > 0,
    hasCopied: remaining.some(({ words }, index) => words.length !== all[index]?.words.length),
  };
}

function isMeaningful(text: string, words: readonly string[]): boolean {
  const binding = words.filter((word) => isFunctionWord(word) && !CONJUNCTIONS.has(word)).length;
  if (
    binding === 0 ||
    (words.length >= FUNCTION_WORD_CHECK_MIN && binding / words.length < MIN_FUNCTION_WORD_RATIO)
  )
    return false;
  const repeated = words.filter((word, index) => word === words[index - 1]).length;
  const pieces = text.split(/[,;|/•]/u).length;
  const isList = pieces >= LIST_PIECES && words.length / pieces <= LIST_PIECE_WORDS;
  return repeated < MIN_STUTTER_REPEATS && !isList;
}

function toAnalyzedSentence(words: readonly string[], subjects: ReadonlySet<string>): AnalyzedSentence {
  const countedWords = splitIntoRuns(words)
    .filter(({ length }) => length < LIST_LENGTH)
    .flat();
  const stems = new Set(countedWords.flatMap((word) => [...getContentStems(word)]));
  return {
    words,
    stems,
    own: new Set(
      [...stems].filter((stem) => !GENERIC_STEMS.has(stem) && !subjects.has(stem) && !/^\d+$/.test(stem)),
    ),
    isPersonal: words.some((word) => FIRST_PERSON.has(word.replace(/'.*/, ''))),
  };
}

/** The words between binding words; those that only join go with their neighbours. */
function splitIntoRuns(words: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (CONJUNCTIONS.has(word)) continue;
    if (isFunctionWord(word) || NUMBER_WORDS.has(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

/** The campaign's own texts, as copies are looked for: whole, and each run of words in them. */
type CopySource = { readonly lines: readonly string[]; readonly runs: ReadonlySet<string> };

function buildCopySource({ question, description }: Brief): CopySource {
  const texts = [question, description].map(tokenize);
  const runs = texts.flatMap((words) =>
    words
      .slice(COPIED_RUN_WORDS - 1)
      .map((_, start) => words.slice(start, start + COPIED_RUN_WORDS).join(' ')),
  );
  return { lines: texts.map((words) => ` ${words.join(' ')} `), runs: new Set(runs) };
}

function removeCopied(words: readonly string[], { lines, runs }: CopySource): readonly string[] {
  const whole = ` ${words.join(' ')} `;
  if (words.length >= COPIED_SENTENCE_WORDS && lines.some((line) => line.includes(whole))) return [];
  const copied = new Set<number>();
  for (let start = 0; start + COPIED_RUN_WORDS <= words.length; start += 1) {
    if (!runs.has(words.slice(start, start + COPIED_RUN_WORDS).join(' '))) continue;
    for (let at = start; at < start + COPIED_RUN_WORDS; at += 1) copied.add(at);
  }
  return words.filter((_, index) => !copied.has(index));
}
