import type { Brief, AnalyzedSentence } from './answer-analysis.ts';
import { stemWord, getContentStems } from './stem-rules.ts';

/** Compounds are looked for from this many letters of a stem on. */
const COMPOUND_MIN = 4;
/** What naming a keyword is worth with nothing of the fan's own beside it. */
const MENTION_CREDIT = 0.1;
/** The same of another word of the campaign, and the words of the fan's own that it needs beside it to count in full. */
const SHARED_CREDIT = 0.3;
const FULL_CREDIT_OWN_WORDS = 1;
/** Parts of Dutch verbs that stand alone in a sentence: `voorlezen`, `ik lees voor`. */
const SEPARABLE = /^(voor|mee|op|uit|aan|af|door|samen|terug|toe|in|na)(\p{L}{4,})$/u;

/**
 * How far an answer is about the question and the campaign: keywords count by rank, words of the question more than
 * those of the description; each only once, and in full where the fan says something of their own with it.
 */
export function measureRelevance(
  brief: Brief,
  sentences: readonly AnalyzedSentence[],
): {
  readonly points: number;
  readonly keywords: readonly string[];
  /** The sentences that name a keyword. */
  readonly keywordSentences: ReadonlySet<AnalyzedSentence>;
} {
  const found = brief.keywords.map((keyword) =>
    sentences.filter((sentence) => mentionsKeyword(sentence, keyword)),
  );
  const credits = found.map((where) => Math.max(0, ...where.map((one) => computeCredit(one, found))));
  const keywordPoints = credits.reduce((sum, credit, index) => sum + credit * getRankWeight(index), 0);
  const questionPoints = computeSharedPoints(getContentStems(brief.question), sentences, 2);
  const descriptionPoints = computeSharedPoints(getContentStems(brief.description), sentences, 6);
  return {
    points: Math.min(2, keywordPoints) + 0.5 * questionPoints + 0.35 * descriptionPoints,
    keywords: brief.keywords.filter((_, index) => found[index]?.length),
    keywordSentences: new Set(found.flat()),
  };
}

/** A sentence that names keywords needs as many words of its own. */
function computeCredit(sentence: AnalyzedSentence, found: readonly (readonly AnalyzedSentence[])[]): number {
  const named = found.filter((where) => where.includes(sentence)).length;
  return MENTION_CREDIT + (1 - MENTION_CREDIT) * Math.min(1, sentence.own.size / named);
}

/** The first keyword counts 1, the tenth about a third. */
function getRankWeight(position: number): number {
  return 1 / (1 + position * 0.2);
}

/** How many of these stems are said, each as much as the sentence that says most with it; at most so many. */
function computeSharedPoints(
  targetStems: ReadonlySet<string>,
  sentences: readonly AnalyzedSentence[],
  maxPoints: number,
): number {
  const credits = [...targetStems].map((stem) => {
    const where = sentences.filter(({ stems }) => stems.has(stem));
    return Math.max(
      0,
      ...where.map(
        ({ own }) => SHARED_CREDIT + (1 - SHARED_CREDIT) * Math.min(1, own.size / FULL_CREDIT_OWN_WORDS),
      ),
    );
  });
  return Math.min(
    maxPoints,
    credits.reduce((sum, credit) => sum + credit, 0),
  );
}

function mentionsKeyword({ stems, words }: AnalyzedSentence, keyword: string): boolean {
  const targetStems = [...getContentStems(keyword)];
  if (targetStems.length > 0 && targetStems.every((stem) => hasStem(stem, stems))) return true;
  const [, part, verb] = SEPARABLE.exec(keyword.toLowerCase()) ?? [];
  return part !== undefined && verb !== undefined && words.includes(part) && stems.has(stemWord(verb));
}

/** Also as the first or last part of a compound: `muziek` in `straatmuziek`, `koken` in `kookboek`. */
function hasStem(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  const parts = [stem, stem.replace(/([aeou])([^aeiou])$/u, '$1$1$2')].filter(
    ({ length }) => length >= COMPOUND_MIN,
  );
  return parts.some((part) => [...stems].some((other) => other.startsWith(part) || other.endsWith(part)));
}
