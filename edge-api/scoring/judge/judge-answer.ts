import { judgeByRubric, type Brief, type RubricVerdict } from '../rubric/rubric-rules.ts';
import { isFarFromRubric, roundScore, type JudgementFlag } from '../rules.ts';
import { screenExplanation } from './explanation-rules.ts';
import { mapCriteria } from './form-rules.ts';
import type { Judgement } from './judgement.ts';
import { mean } from './reading-rules.ts';
import type { Reading } from './scoring-model.ts';

type Options = {
  readonly isNearCopy?: boolean;
  /** Whether the two models of a panel disagree about it. */
  readonly isDisputed?: boolean;
};

/** Judges an answer by the rubric alone. */
export function judgeAnswerByRubric(
  brief: Brief,
  answer: string,
  { isNearCopy = false }: Options = {},
): Judgement {
  const rubric = judgeByRubric(brief, answer);
  const { score, explanation, language } = rubric;
  const flags = listFlags(rubric, isNearCopy);
  if (language === 'unread') return toUnscored(rubric, 'unread', flags);
  return {
    score,
    outcome: 'scored',
    criteria: null,
    explanation,
    language,
    answered: score > 0,
    flags,
    readings: [score],
    rubricScore: null,
  };
}

/**
 * Judges an answer by what a language model said in its readings, of which the mean counts; none is an answer that the
 * model refused, or did not read. The rubric's own score moves nothing.
 */
export function judgeAnswerByReadings(
  brief: Brief,
  answer: string,
  readings: readonly Reading[],
  { isNearCopy = false, isDisputed = false }: Options = {},
): Judgement {
  const rubric = judgeByRubric(brief, answer);
  const rubricScore = rubric.language === 'unread' ? null : rubric.score;
  const [first] = readings;
  if (!first) return { ...toUnscored(rubric, 'unavailable', listFlags(rubric, isNearCopy)), rubricScore };
  const language = first.language === 'other' ? rubric.language : first.language;
  const score = mean(readings.map((reading) => reading.score));
  const isFar = rubricScore !== null && isFarFromRubric(score, rubricScore);
  const flags: JudgementFlag[] = [
    ...(isDisputed ? (['judges-disagree'] as const) : []),
    ...(isFar ? (['far-from-rubric'] as const) : []),
    ...listFlags(rubric, isNearCopy).filter((flag) => flag !== 'unread' || language === 'unread'),
  ];
  if (language === 'unread' && first.answered) return { ...toUnscored(rubric, 'unread', flags), rubricScore };
  const criteria = mapCriteria((key) => roundScore(mean(readings.map((one) => one.criteria[key]))));
  // The one that says best why the score is what it is.
  const nearest =
    readings.toSorted((a, b) => Math.abs(a.score - score) - Math.abs(b.score - score))[0] ?? first;
  return {
    score: roundScore(score),
    outcome: 'scored',
    criteria,
    explanation: screenExplanation(nearest.explanation, criteria, brief),
    language,
    answered: nearest.answered,
    flags,
    readings: readings.map((reading) => roundScore(reading.score)),
    rubricScore,
  };
}

function listFlags({ flags }: RubricVerdict, isNearCopy: boolean): readonly JudgementFlag[] {
  return [...(isNearCopy ? (['near-copy'] as const) : []), ...flags];
}

function toUnscored(
  { language }: RubricVerdict,
  outcome: 'unavailable' | 'unread',
  flags: readonly JudgementFlag[],
): Judgement {
  return {
    score: null,
    outcome,
    criteria: null,
    explanation: { nl: '', en: '' },
    language,
    answered: false,
    flags,
    readings: [],
    rubricScore: null,
  };
}
