import type { Brief, Sentence } from './said-rules.ts';
import { stemOf, subjectStems } from './stem-rules.ts';

/** Compounds are looked for from this many letters of a stem on. */
const COMPOUND_MIN = 4;
/** What naming a keyword is worth with nothing of the fan's own beside it. */
const NAMED_ONLY = 0.1;
/** The same of another word of the campaign, and the words of the fan's own that it needs beside it to count in full. */
const SHARED_ONLY = 0.3;
const OWN_FULL = 1;
/** Parts of Dutch verbs that stand alone in a sentence: `voorlezen`, `ik lees voor`. */
const SEPARABLE = /^(voor|mee|op|uit|aan|af|door|samen|terug|toe|in|na)(\p{L}{4,})$/u;

/**
 * How far an answer is about the question and the campaign: keywords count by rank, words of the question more than
 * those of the description; each only once, and in full where the fan says something of their own with it.
 */
export function relevanceOf(
  brief: Brief,
  sentences: readonly Sentence[],
): {
  readonly points: number;
  readonly keywords: readonly string[];
  /** The sentences that name a keyword. */
  readonly naming: ReadonlySet<Sentence>;
} {
  const found = brief.keywords.map((keyword) => sentences.filter((sentence) => names(sentence, keyword)));
  const credits = found.map((where) => Math.max(0, ...where.map((one) => creditIn(one, found))));
  const ofKeywords = credits.reduce((sum, credit, index) => sum + credit * weightOf(index), 0);
  const ofQuestion = sharedBy(subjectStems(brief.question), sentences, 2);
  const ofDescription = sharedBy(subjectStems(brief.description), sentences, 6);
  return {
    points: Math.min(2, ofKeywords) + 0.5 * ofQuestion + 0.35 * ofDescription,
    keywords: brief.keywords.filter((_, index) => found[index]?.length),
    naming: new Set(found.flat()),
  };
}

/** A sentence that names keywords needs as many words of its own. */
function creditIn(sentence: Sentence, found: readonly (readonly Sentence[])[]): number {
  const named = found.filter((where) => where.includes(sentence)).length;
  return NAMED_ONLY + (1 - NAMED_ONLY) * Math.min(1, sentence.own.size / named);
}

/** The first keyword counts 1, the tenth about a third. */
function weightOf(position: number): number {
  return 1 / (1 + position * 0.2);
}

/** How many of these stems are said, each as much as the sentence that says most with it; at most so many. */
function sharedBy(wanted: ReadonlySet<string>, sentences: readonly Sentence[], atMost: number): number {
  const credits = [...wanted].map((stem) => {
    const where = sentences.filter(({ stems }) => stems.has(stem));
    return Math.max(
      0,
      ...where.map(({ own }) => SHARED_ONLY + (1 - SHARED_ONLY) * Math.min(1, own.size / OWN_FULL)),
    );
  });
  return Math.min(
    atMost,
    credits.reduce((sum, credit) => sum + credit, 0),
  );
}

function names({ stems, words }: Sentence, keyword: string): boolean {
  const wanted = [...subjectStems(keyword)];
  if (wanted.length > 0 && wanted.every((stem) => isIn(stem, stems))) return true;
  const [, part, verb] = SEPARABLE.exec(keyword.toLowerCase()) ?? [];
  return part !== undefined && verb !== undefined && words.includes(part) && stems.has(stemOf(verb));
}

/** Also as the first or last part of a compound: `muziek` in `straatmuziek`, `koken` in `kookboek`. */
function isIn(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  const parts = [stem, stem.replace(/([aeou])([^aeiou])$/u, '$1$1$2')].filter(
    ({ length }) => length >= COMPOUND_MIN,
  );
  return parts.some((part) => [...stems].some((other) => other.startsWith(part) || other.endsWith(part)));
}
