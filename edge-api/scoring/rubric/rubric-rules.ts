import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { measureAnswer, type Brief } from './answer-features-rules.ts';
import { isAboutTheChoice } from './choice-talk-rules.ts';
import { CRITERION_KEYS, POINTS } from './criteria-rules.ts';
import { measureSense, scoreCriteria } from './criteria-scores-rules.ts';
import { isAddressedToJudge } from './judge-address-rules.ts';
import { identifyLanguage } from './language-rules.ts';
import { limitByParts } from './parts-rules.ts';
import { roundScore, SCORE_MAX, type RubricFlag } from '../rules.ts';
import { explainScore, explainUnread } from './rubric-texts.ts';
import { splitSentences } from './sentence-rules.ts';

export type { Brief } from './answer-features-rules.ts';

/** Name and version of the rubric, kept with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '8';

/** Sentences about the choice itself, or to the judge, add this many points to the others at most. */
const CHOICE_GAIN_MAX = 0.3;
/** This part of all points is a 10: no answer has everything at once. */
const FULL_SHARE = 0.91;
/** Of the content of a sentence that takes up the campaign, this part at least is the campaign's. */
const RELATED_RATIO = 0.14;

/** The rubric's verdict on one answer; the score of an answer that it cannot read says nothing. */
export type RubricVerdict = {
  readonly score: number;
  readonly explanation: LocalizedText;
  readonly language: Language | 'unread';
  readonly flags: readonly RubricFlag[];
};

/**
 * Judges one answer by fixed rules, from 0 to 10, and flags what a person should look at. The same answer always gets
 * the same score, also in other case, spacing or punctuation that ends no sentence. Nothing is left out before judging.
 * Length earns nothing: what counts is how much of an answer is concrete, personal and about the campaign, and that its
 * sentences are so together.
 */
export function judgeByRubric(brief: Brief, answer: string): RubricVerdict {
  const language = identifyLanguage(brief, answer);
  const flags: readonly RubricFlag[] = isAddressedToJudge(answer) ? ['addresses-judge'] : [];
  if (language === 'unread')
    return { score: 0, explanation: explainUnread(), language, flags: [...flags, 'unread'] };
  const { criteria, sense, isRelated } = measureText(brief, answer, language);
  const score = roundScore(limitPoints(brief, splitSentences(answer), language));
  return {
    score,
    explanation: explainScore({ score, criteria, sense, isRelated }),
    language,
    flags,
  };
}

/** Returns the points of sentences; those about the choice itself, or to the judge, add hardly anything to the others. */
function limitPoints(brief: Brief, sentences: readonly string[], language: Language): number {
  const limit = (some: readonly string[]) =>
    limitByParts(some, (text) => {
      const found = identifyLanguage(brief, text);
      return measureText(brief, text, found === 'unread' ? language : found);
    });
  const own = sentences.filter(
    (sentence) => !isAddressedToJudge(sentence) && !isAboutTheChoice(brief, sentence),
  );
  if (own.length === 0 || own.length === sentences.length) return limit(sentences);
  const others = identifyLanguage(brief, own.join(' ')) === 'unread' ? 0 : limit(own);
  return Math.min(limit(sentences), others + CHOICE_GAIN_MAX);
}

function measureText(brief: Brief, text: string, language: Language) {
  const features = measureAnswer(brief, text, language);
  const criteria = scoreCriteria(features);
  const sense = measureSense(features);
  const points = sense * CRITERION_KEYS.reduce((sum, key) => sum + POINTS[key] * criteria[key], 0);
  const shared = features.stems - features.own;
  return {
    criteria,
    sense,
    points: Math.min(SCORE_MAX, points / FULL_SHARE),
    words: features.words,
    isRelated: shared > 0 && shared >= RELATED_RATIO * features.content,
  };
}
