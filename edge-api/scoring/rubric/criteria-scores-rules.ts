import type { AnswerFeatures } from './answer-features-rules.ts';
import type { CriterionKey } from './criteria-rules.ts';

/** How far an answer meets each criterion, from 0 to 1. */
export type CriterionShares = Readonly<Record<CriterionKey, number>>;

/** Kinds of words that are measured by how often they come; what an average answer has of each, per word. */
const AVERAGE = {
  degree: 0.02,
  vague: 0.015,
  present: 0.03,
  address: 0.01,
  space: 0.1,
  time: 0.03,
  past: 0.02,
  other: 0.04,
  abstract: 0.1,
} as const;
/** Average words that are read before any answer, so that one word makes no short answer extreme. */
const PRIOR_WORDS = 60;
const PRIOR_CONTENT = 6;
/** Natural sentences have hardly more above the average than this; what a list has more does not count. */
const DENSITY_ABOVE_AVERAGE_MAX = 0.032;
/** What each of them adds to being concrete, or takes from it. */
const CONCRETE_WEIGHTS = {
  space: 1.3,
  time: 3.5,
  past: 0.6,
  abstract: -0.9,
  degree: -5.9,
  vague: -5.7,
  present: -5.1,
  address: -5.9,
} as const;
const CONCRETE_START = 0.37;
/** A word of one's own adds most of this, the next ones hardly more. */
const OWN = { weight: 0.39, unit: 0.2 };
const NUMBER_WEIGHT = 0.04;
const PERSONAL_WEIGHTS = { self: 0.17, other: 0.29, otherDensity: 9.5 } as const;
/** Words about oneself and about others after which more of them add nothing. */
const SELF_FULL = 2;
const OTHER_FULL = 3;
/** Of the content of an answer to the point, one word in five is the campaign's; the more words, the surer it is. */
const SHARED_RATIO = 0.2;
const SHARED_PRIOR = 2.2;
const RELEVANCE = { none: 0.39, range: 0.28 };
const QUESTION_WEIGHT = 0.1;
const CAUSE_FULL = 4.8;
/** Relevance from which an answer is about the campaign, and what is left to one that is not at all. */
const ON_TOPIC = 0.64;
const OFF_TOPIC_FACTOR = 0.73;
/** Words that bind, own words and different words of an answer in sentences of one's own. */
const BOUND_RATIO = { none: 0.05, range: 0.24 };
const OWN_FULL = 5;
const NO_OWN_FACTOR = 0.9;
const VARIETY = { none: 0.2, range: 0.5 };
/** A word or two say nothing yet: two thirds of an answer's worth are reached after this many words, then it hardly grows. */
const WORDS_UNIT = 1.5;

/** Scores an answer on each criterion by the kinds of words in it, not by what it tells of. */
export function scoreCriteria(features: AnswerFeatures): CriterionShares {
  const { own, self, other, numbers, sharedWithQuestion, sharedWithCause } = features;
  const density = (key: keyof typeof AVERAGE) => measureDensity(features, key);
  const concrete =
    CONCRETE_START +
    OWN.weight * (1 - Math.exp(-own / OWN.unit)) +
    NUMBER_WEIGHT * Math.min(1, numbers) +
    CONCRETE_WEIGHTS.space * density('space') +
    CONCRETE_WEIGHTS.time * density('time') +
    CONCRETE_WEIGHTS.past * density('past') +
    CONCRETE_WEIGHTS.abstract * density('abstract') +
    CONCRETE_WEIGHTS.degree * density('degree') +
    CONCRETE_WEIGHTS.vague * density('vague') +
    CONCRETE_WEIGHTS.present * density('present') +
    CONCRETE_WEIGHTS.address * density('address');
  const personal =
    PERSONAL_WEIGHTS.self * Math.min(1, self / SELF_FULL) +
    PERSONAL_WEIGHTS.other * Math.min(1, other / OTHER_FULL) +
    PERSONAL_WEIGHTS.otherDensity * density('other');
  const relevance = clamp((measureRelevance(features) - RELEVANCE.none) / RELEVANCE.range);
  return {
    fits: (1 - QUESTION_WEIGHT) * relevance + QUESTION_WEIGHT * Math.min(1, sharedWithQuestion),
    personal: clamp(personal),
    concrete: clamp(concrete),
    cause: Math.min(1, sharedWithCause / CAUSE_FULL),
  };
}

/**
 * Returns from 0 to 1 how far an answer is one: sentences of the fan's own about the campaign, not loose words, not the
 * campaign's text, not the same again and again, not something else altogether.
 */
export function measureSense(features: AnswerFeatures): number {
  const { words, content, stems, own, copied, bound } = features;
  if (words === 0) return 0;
  const topic = OFF_TOPIC_FACTOR + ((1 - OFF_TOPIC_FACTOR) * measureRelevance(features)) / ON_TOPIC;
  return (
    clamp(topic) *
    clamp((bound / words - BOUND_RATIO.none) / BOUND_RATIO.range) *
    (NO_OWN_FACTOR + (1 - NO_OWN_FACTOR) * clamp(own / OWN_FULL)) *
    clamp(1.8 - (2 * copied) / words) *
    clamp((stems / Math.max(1, content) - VARIETY.none) / VARIETY.range) *
    (1 - Math.exp(-words / WORDS_UNIT))
  );
}

function measureDensity(features: AnswerFeatures, key: keyof typeof AVERAGE): number {
  const [of, prior] = key === 'abstract' ? [features.content, PRIOR_CONTENT] : [features.words, PRIOR_WORDS];
  const density = (features[key] + AVERAGE[key] * prior) / (of + prior);
  return Math.min(density, AVERAGE[key] + DENSITY_ABOVE_AVERAGE_MAX);
}

function measureRelevance({ stems, own, content }: AnswerFeatures): number {
  const shared = stems - own + SHARED_PRIOR;
  return shared / (shared + SHARED_RATIO * content);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
