import type { LocalizedText } from '#api/platform/rules.ts';
import { judgeByRubric, type Brief, type RubricVerdict } from '../rubric/rubric-rules.ts';
import { isFarFromRubric, roundScore, type JudgementFlag } from '../rules.ts';
import type { scores } from '../table.ts';
import { screenExplanation } from './explanation-rules.ts';
import { mapCriteria } from './form-rules.ts';
import { mean } from './reading-rules.ts';
import type { Reading } from './scoring-model.ts';

/** How an answer was judged, by a model or by the rubric, as its row stores it. Flags never change the score. */
export type Judgement = Pick<
  typeof scores.$inferSelect,
  'outcome' | 'score' | 'criteria' | 'answered' | 'flags' | 'readings' | 'checkScore'
> & {
  /** Empty without a score. */
  readonly explanation: LocalizedText;
  readonly language: RubricVerdict['language'];
};

const UNSCORED = {
  score: null,
  criteria: null,
  explanation: { nl: '', en: '' },
  answered: false,
  readings: [],
  checkScore: null,
} as const;

/** Judges an answer by the rubric alone; `flags` are additional ones for its owner. */
export function judgeAnswerByRubric(
  brief: Brief,
  answer: string,
  flags: readonly JudgementFlag[] = [],
): Judgement {
  const rubric = judgeByRubric(brief, answer);
  const { score, explanation, language } = rubric;
  const unscored = { ...UNSCORED, language, flags: [...flags, ...rubric.flags] };
  if (language === 'unread') return { ...unscored, outcome: 'unread' };
  return { ...unscored, score, outcome: 'scored', explanation, answered: score > 0, readings: [score] };
}

/**
 * Judges an answer by the mean of a language model's readings, of which those that it refused are null; without any
 * other, the answer gets no score. The rubric's own score has no influence.
 */
export function judgeAnswerByReadings(
  brief: Brief,
  answer: string,
  all: readonly (Reading | null)[],
  flags: readonly JudgementFlag[] = [],
): Judgement {
  const readings = all.filter((reading) => reading !== null);
  const rubric = judgeByRubric(brief, answer);
  const checkScore = rubric.language === 'unread' ? null : rubric.score;
  const [first] = readings;
  const language = !first || first.language === 'other' ? rubric.language : first.language;
  const score = mean(readings.map((reading) => reading.score));
  const isFar = first !== undefined && checkScore !== null && isFarFromRubric(score, checkScore);
  const shown: readonly JudgementFlag[] = [
    ...flags,
    ...(isFar ? (['far-from-rubric'] as const) : []),
    ...rubric.flags.filter((flag) => flag !== 'unread' || language === 'unread'),
  ];
  const unscored = { ...UNSCORED, checkScore, language, flags: shown };
  if (!first) return { ...unscored, outcome: 'unavailable' };
  if (language === 'unread' && first.answered) return { ...unscored, outcome: 'unread' };
  const criteria = mapCriteria((key) => roundScore(mean(readings.map((one) => one.criteria[key]))));
  // The reading nearest to the mean explains the score best.
  const nearest =
    readings.toSorted((a, b) => Math.abs(a.score - score) - Math.abs(b.score - score))[0] ?? first;
  return {
    score: roundScore(score),
    outcome: 'scored',
    criteria,
    explanation: screenExplanation(nearest.explanation, criteria, brief),
    language,
    answered: nearest.answered,
    flags: shown,
    readings: all.map((reading) => reading && roundScore(reading.score)),
    checkScore,
  };
}
