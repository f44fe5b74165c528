import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { measureAnswer, type Brief } from './answer-features-rules.ts';
import { CRITERION_KEYS, POINTS } from './criteria-rules.ts';
import { measureSense, scoreCriteria } from './criteria-scores-rules.ts';
import { isAddressedToJudge } from './judge-address-rules.ts';
import { identifyLanguage } from './language-rules.ts';
import { limitByParts } from './parts-rules.ts';
import { roundScore, type RubricFlag } from '../rules.ts';
import { explainScore, explainUnread } from './rubric-texts.ts';
import { splitSentences } from './sentence-rules.ts';

export type { Brief } from './answer-features-rules.ts';

/** Name and version of the rubric, kept with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '6';

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
  const score = roundScore(
    limitByParts(splitSentences(answer), (text) => measureText(brief, text, language)),
  );
  return {
    score,
    explanation: explainScore({ score, criteria, sense, isRelated }),
    language,
    flags,
  };
}

function measureText(brief: Brief, text: string, language: Language) {
  const features = measureAnswer(brief, text, language);
  const criteria = scoreCriteria(features);
  const sense = measureSense(features);
  const points = sense * CRITERION_KEYS.reduce((sum, key) => sum + POINTS[key] * criteria[key], 0);
  return { criteria, sense, points, isRelated: features.own < features.stems };
}
