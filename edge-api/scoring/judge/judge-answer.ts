import { judgeByRubric, type Brief, type RubricVerdict } from '../rubric/rubric-rules.ts';
import { isFarFromRubric, roundScore, type JudgementFlag } from '../rules.ts';
import { screenExplanation } from './explanation-rules.ts';
import { mapCriteria } from './form-rules.ts';
import type { CriteriaScores, Judgement } from './judgement.ts';
import { toInterval } from './reading-rules.ts';
import type { Reading } from './scoring-model.ts';

type Options = { readonly isNearCopy?: boolean };

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
    rubricScore: score,
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
  { isNearCopy = false }: Options = {},
): Judgement {
  const rubric = judgeByRubric(brief, answer);
  const [first] = readings;
  if (!first) return toUnscored(rubric, 'unavailable', listFlags(rubric, isNearCopy));
  const language = first.language === 'other' ? rubric.language : first.language;
  const { mean } = toInterval(readings.map(({ score }) => score));
  const isFar = rubric.language !== 'unread' && isFarFromRubric(mean, rubric.score);
  const flags: JudgementFlag[] = [
    ...(isFar ? (['far-from-rubric'] as const) : []),
    ...listFlags(rubric, isNearCopy).filter((flag) => flag !== 'unread' || language === 'unread'),
  ];
  if (language === 'unread' && first.answered) return toUnscored(rubric, 'unread', flags);
  const criteria = averageCriteria(readings);
  // The one that says best why the mean is what it is.
  const nearest =
    readings.toSorted((a, b) => Math.abs(a.score - mean) - Math.abs(b.score - mean))[0] ?? first;
  return {
    score: roundScore(mean),
    outcome: 'scored',
    criteria,
    explanation: screenExplanation(nearest.explanation, criteria, brief),
    language,
    answered: nearest.answered,
    flags,
    readings: readings.map(({ score }) => roundScore(score)),
    rubricScore: rubric.score,
  };
}

function averageCriteria(readings: readonly Reading[]): CriteriaScores {
  return mapCriteria((key) =>
    roundScore(readings.reduce((sum, { criteria }) => sum + criteria[key], 0) / readings.length),
  );
}

function listFlags({ flags }: RubricVerdict, isNearCopy: boolean): readonly JudgementFlag[] {
  return [...(isNearCopy ? (['near-copy'] as const) : []), ...flags];
}

function toUnscored(
  { language, score }: RubricVerdict,
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
    rubricScore: language === 'unread' ? null : score,
  };
}
