import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { POINTS } from './criteria-rules.ts';
import { measureRelevance } from './relevance-rules.ts';
import { identifyLanguage } from './language-rules.ts';
import { roundScore, type RubricFlag } from '../rules.ts';
import { explainScore } from './rubric-texts.ts';
import {
  CAUSE_STEMS,
  FEELING_STEMS,
  KINSHIP_STEMS,
  TIME_AND_PLACE_STEMS,
  NUMBER_WORDS,
  INTENT_WORDS,
} from './rubric-words.ts';
import { analyzeAnswer, type Brief, type AnalyzedSentence } from './answer-analysis.ts';
import { stemWord } from './stem-rules.ts';

export type { Brief } from './answer-analysis.ts';

/** Name and version of the rubric, kept with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '4';

export type ScoreVerdict = { readonly score: number; readonly reasoning: string };

/** The rubric's verdict on one answer; an answer that it cannot read has a score that says nothing. */
export type RubricVerdict = {
  readonly score: number;
  readonly explanation: LocalizedText;
  readonly language: Language | 'unread';
  readonly flags: readonly RubricFlag[];
};

/** What has to be there for about two thirds of a part's points; more of the same adds less and less. */
const RELEVANCE_UNIT = 2;
const SPECIFICS_UNIT = 3;
const REASONS_UNIT = 3;
/** An answer is one from this many different subject words on. */
const FULL_ANSWER_STEMS = 4;
/** Different words of their own that make a vocabulary rich by one, after the first few; and at most. */
const RICH_AFTER = 2;
const RICH_UNIT = 4;
const RICH_MAX = 2;
/** Words of their own that a reason or a plan needs to be one. */
const MIN_OWN_WORDS = 2;
/** Details and reasons beside the point keep this part of their points. */
const OFF_TOPIC_FACTOR = 0.8;
const MAX_KEYWORDS_SHOWN = 3;

/**
 * Judges one answer by fixed rules, from 0 to 10: relevance to question, description and ranked keywords; specifics;
 * personal reasons. The same answer always gets the same score, also in other spacing, case or punctuation. Length and
 * repetition earn nothing, nor do praise, bare lists of words and the campaign's own sentences; sentences that tell the
 * judge what to do are left out.
 */
export function judgeByRubric(brief: Brief, answer: string): RubricVerdict {
  const analysis = analyzeAnswer(brief, answer);
  const { sentences } = analysis;
  const stems = union(sentences.map((sentence) => sentence.stems));
  const relevance = measureRelevance(brief, sentences);
  const countedSentences = sentences.filter(
    (one) => one.isPersonal || one.stems.size > one.own.size || relevance.keywordSentences.has(one),
  );
  const specifics = scoreSpecifics(countedSentences);
  const reasons = scoreReasons(sentences.filter(({ isPersonal }) => isPersonal));
  const topicFactor = OFF_TOPIC_FACTOR + (1 - OFF_TOPIC_FACTOR) * Math.min(1, relevance.points);
  const isEmpty = stems.size === 0;
  const points =
    POINTS.answers * Math.min(1, stems.size / FULL_ANSWER_STEMS) +
    POINTS.relevance * saturate(relevance.points, RELEVANCE_UNIT) +
    POINTS.specifics * topicFactor * saturate(specifics.points, SPECIFICS_UNIT) +
    POINTS.reasons * topicFactor * saturate(reasons.points, REASONS_UNIT);
  const score = roundScore(isEmpty ? 0 : points);
  const findings = {
    ...analysis,
    score,
    keywords: relevance.keywords.slice(0, MAX_KEYWORDS_SHOWN),
    isRelevant: relevance.points >= 1,
    isSpecific: specifics.isSpecific,
    isPersonal: reasons.isPersonal,
    isPlan: reasons.isPlan,
    isEmpty,
  };
  const language = identifyLanguage(brief, answer);
  return {
    score,
    explanation: { nl: explainScore(findings, 'nl'), en: explainScore(findings, 'en') },
    language,
    flags: [
      ...(analysis.hasIgnored ? (['addresses-judge'] as const) : []),
      ...(language === 'unread' ? (['unread'] as const) : []),
    ],
  };
}

/** From 0 to 1, two thirds at `unit`: the first finds count most. */
function saturate(found: number, unit: number): number {
  return 1 - Math.exp((-1.1 * found) / unit);
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

/**
 * Numbers, places and moments, people, and a vocabulary beyond the general; each kind up to a limit. `countedSentences` are the
 * sentences in which the fan speaks of themselves or of the campaign.
 */
function scoreSpecifics(countedSentences: readonly AnalyzedSentence[]) {
  const own = union(countedSentences.map((sentence) => sentence.own));
  const words = countedSentences.flatMap((sentence) => sentence.words);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word) || NUMBER_WORDS.has(word)).length;
  const count = (set: ReadonlySet<string>) => [...own].filter((stem) => set.has(stem)).length;
  const named =
    Math.min(1, numbers) + Math.min(2, count(TIME_AND_PLACE_STEMS)) + Math.min(1, count(KINSHIP_STEMS));
  const rich = Math.min(RICH_MAX, Math.max(0, own.size - RICH_AFTER) / RICH_UNIT);
  return { points: named + rich, isSpecific: rich >= 1 || (named >= 1 && named + rich >= 1.5) };
}

/**
 * A first person who says why, what they would do, who it is about or what it meant. Each kind counts once, as much as
 * the sentence that says most with it.
 */
function scoreReasons(personal: readonly AnalyzedSentence[]) {
  const has = (set: ReadonlySet<string>, among: Iterable<string>) => [...among].some((stem) => set.has(stem));
  const most = (where: readonly AnalyzedSentence[]) => Math.max(0, ...where.map(getSentenceWeight));
  const about = personal.filter(({ own }) => has(KINSHIP_STEMS, own));
  const because = personal.filter(({ words }) => has(CAUSE_STEMS, words.map(stemWord)));
  const moved = personal.filter(({ words }) => has(FEELING_STEMS, words.map(stemWord)));
  const plans = personal.filter(({ words }) =>
    has(
      INTENT_WORDS,
      words.map((word) => word.replace(/'.*/, '')),
    ),
  );
  const full = (where: readonly AnalyzedSentence[]) => where.some(({ own }) => own.size >= MIN_OWN_WORDS);
  return {
    points: most(personal) + most(because) + most(moved) + most(plans) + 1.5 * most(about),
    isPersonal: full([...about, ...because, ...moved]),
    isPlan: full(plans),
  };
}

/** With nothing of the fan's own in it, a sentence counts half. */
function getSentenceWeight({ own }: AnalyzedSentence): number {
  return 0.5 + 0.5 * Math.min(1, own.size / MIN_OWN_WORDS);
}
