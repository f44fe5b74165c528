import type { Language } from '../platform/rules.ts';
import { POINTS } from './criteria-rules.ts';
import { answeringSentences } from './instruction-rules.ts';
import { roundScore } from './rules.ts';
import { explain } from './rubric-texts.ts';
import { FIRST_PERSON, CAUSE, JOINING, NUMBER, GENERAL, PLAN, KIN, FEELING, MOMENT } from './rubric-words.ts';
import { isFunctionWord, stemOf, subjectStems, wordsOf } from './stem-rules.ts';

/** Name and version of the rubric, kept with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '2';

/** What an answer is judged against: the campaign's words, keywords by rank. */
export type Brief = {
  readonly question: string;
  readonly description: string;
  readonly keywords: readonly string[];
};
export type Judged = { readonly score: number; readonly reasoning: string };

/** What has to be there for about two thirds of a part's points; more of the same adds less and less. */
const RELEVANCE_UNIT = 2;
const SPECIFICS_UNIT = 3;
const REASONS_UNIT = 3;
/** An answer is one from this many different subject words on. */
const FULL_ANSWER_STEMS = 4;
/** This many words with nothing between them are a list. */
const LIST_LENGTH = 7;
/** Different words of their own that make a vocabulary rich by one; compounds are looked for from this length on. */
const RICH_UNIT = 6;
const COMPOUND_MIN = 4;
const KEYWORDS_NAMED = 3;

/**
 * Judges one answer by fixed rules, from 0 to 10: relevance to question, description and ranked keywords; specifics;
 * personal reasons. The same answer always gets the same score, also in other spacing, case or punctuation. Length and
 * repetition earn nothing, nor do praise and bare lists of words; sentences that tell the judge what to do are left out.
 */
export function judgeByRubric(brief: Brief, answer: string, language: Language): Judged {
  const { sentences, ignored } = answeringSentences(answer);
  const said = saidIn(sentences);
  const [relevance, specifics, reasons] = [relevanceOf(brief, said), specificsOf(said), reasonsOf(said)];
  const isEmpty = said.stems.size === 0;
  const points =
    POINTS.answers * Math.min(1, said.stems.size / FULL_ANSWER_STEMS) +
    POINTS.relevance * saturate(relevance.points, RELEVANCE_UNIT) +
    POINTS.specifics * saturate(specifics, SPECIFICS_UNIT) +
    POINTS.reasons * saturate(reasons, REASONS_UNIT);
  const score = roundScore(isEmpty ? 0 : points);
  const findings = {
    score,
    keywords: relevance.keywords.slice(0, KEYWORDS_NAMED),
    isRelevant: relevance.points >= 1,
    isSpecific: specifics >= 2,
    isPersonal: reasons >= 2,
    isEmpty,
    hasIgnored: ignored > 0,
  };
  return { score, reasoning: explain(findings, language) };
}

/** From 0 to 1, two thirds at `unit`: the first finds count most. */
function saturate(found: number, unit: number): number {
  return 1 - Math.exp((-1.1 * found) / unit);
}

/** What an answer says: its words, and the stems of those that carry a subject, each once. */
type Said = { readonly words: readonly string[]; readonly stems: ReadonlySet<string> };

/** Words count where they are said of something: not in a sentence without binding words, nor in a bare list. */
function saidIn(sentences: readonly string[]): Said {
  const spoken = sentences
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.some((word) => isFunctionWord(word) && !JOINING.has(word)));
  const stems = spoken.flatMap((words) =>
    runsOf(words)
      .filter(({ length }) => length < LIST_LENGTH)
      .flat(),
  );
  return { words: spoken.flat(), stems: new Set(stems.flatMap((word) => [...subjectStems(word)])) };
}

/** The words between binding words; those that only join go with their neighbours. */
function runsOf(words: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    if (JOINING.has(word)) continue;
    if (isFunctionWord(word) || NUMBER.has(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

/** Keywords count by rank, words of the question more than those of the description; each only once. */
function relevanceOf(brief: Brief, { stems }: Said) {
  const keywords = brief.keywords.filter((keyword) => {
    const wanted = [...subjectStems(keyword)];
    return wanted.length > 0 && wanted.every((stem) => isIn(stem, stems));
  });
  const ofKeywords = keywords.reduce((sum, keyword) => sum + weightOf(brief.keywords.indexOf(keyword)), 0);
  const ofQuestion = shared(subjectStems(brief.question), stems);
  const ofDescription = shared(subjectStems(brief.description), stems);
  const points = Math.min(2, ofKeywords) + 0.5 * Math.min(2, ofQuestion) + 0.35 * Math.min(6, ofDescription);
  return { points, keywords };
}

/** The first keyword counts 1, the tenth about a third. */
function weightOf(position: number): number {
  return 1 / (1 + position * 0.2);
}

function shared(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  return [...wanted].filter((stem) => found.has(stem)).length;
}

/** Also as the first or last part of a compound: `muziek` in `straatmuziek` and `muziekles`. */
function isIn(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  return (
    stem.length >= COMPOUND_MIN && [...stems].some((other) => other.startsWith(stem) || other.endsWith(stem))
  );
}

/** Numbers, places and moments, people, and a vocabulary beyond the general; each kind up to a limit. */
function specificsOf({ words, stems }: Said): number {
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word) || NUMBER.has(word)).length;
  const count = (set: ReadonlySet<string>) => [...stems].filter((stem) => set.has(stem)).length;
  const own = [...stems].filter((stem) => !GENERAL.has(stem)).length;
  const rich = Math.max(0, own - 2) / RICH_UNIT;
  return Math.min(1, numbers) + Math.min(2, count(MOMENT)) + Math.min(1, count(KIN)) + Math.min(2.5, rich);
}

/** A first person who says why, what they would do, who it is about or what it meant; each kind counts once. */
function reasonsOf({ words, stems }: Said): number {
  if (!words.some((word) => FIRST_PERSON.has(word.replace(/'.*$/, '')))) return 0;
  const all = new Set(words.map(stemOf));
  const has = (set: ReadonlySet<string>, among: ReadonlySet<string>) =>
    [...among].some((stem) => set.has(stem));
  return (
    1 +
    (has(CAUSE, all) ? 1 : 0) +
    (words.some((word) => PLAN.has(word.replace(/'.*$/, ''))) ? 1 : 0) +
    (has(KIN, stems) ? 1.5 : 0) +
    (has(FEELING, all) ? 1 : 0)
  );
}
