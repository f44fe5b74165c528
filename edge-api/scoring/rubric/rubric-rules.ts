import type { Language, LocalizedText } from '#api/platform/rules.ts';
import { roundScore, type RubricFlag } from '../rules.ts';
import type { Brief } from './campaign-words.ts';
import coefficients from './coefficients.json' with { type: 'json' };
import { measureAnswer, type Features } from './features-rules.ts';
import { hasJudgeAddress, isAddressedToJudge, weighSentence } from './judge-address-rules.ts';
import { identifyLanguage } from './language-rules.ts';
import { applyModel, readModel } from './linear-model.ts';
import { explainScore } from './rubric-texts.ts';
import { splitSentences } from './text-rules.ts';

export type { Brief } from './campaign-words.ts';

/** The name and version of the rubric, stored with every score that it gives. */
export const RUBRIC_MODEL = 'rubric';
export const RUBRIC_VERSION = '11';

const model = readModel(coefficients.score);

/** The rubric's verdict on an answer; its score and explanation mean nothing if the language is `unread`. */
export type RubricVerdict = {
  readonly score: number;
  readonly explanation: LocalizedText;
  readonly language: Language | 'unread';
  readonly flags: readonly RubricFlag[];
};

/**
 * Scores an answer from 0 to 10 with a linear model fitted on graded answers (`npm run fit-judge`), and flags what a
 * person should look at. Deterministic; case, spacing and punctuation within a sentence do not matter. Text that
 * addresses the judge, was said before or is copied from the campaign has no weight.
 */
export function judgeByRubric(brief: Brief, answer: string): RubricVerdict {
  const language = identifyLanguage(brief, answer);
  const flags: readonly RubricFlag[] = isAddressedToJudge(answer) ? ['addresses-judge'] : [];
  if (language === 'unread')
    return { score: 0, explanation: { nl: '', en: '' }, language, flags: [...flags, 'unread'] };
  const features = readAnswer(brief, answer, language);
  const score = features.words === 0 ? 0 : roundScore(applyModel(model, features));
  return { score, explanation: explainScore(answer, score, features, model), language, flags };
}

/** Measures an answer by its sentences and their weights. */
export function readAnswer(
  brief: Brief,
  answer: string,
  language: Language,
  weigh: (sentence: string) => number = weighSentence,
): Features {
  const weighed = splitSentences(answer).map((text) => ({
    text,
    weight: hasJudgeAddress(text) ? 0 : weigh(text),
  }));
  return measureAnswer(brief, weighed, language);
}
