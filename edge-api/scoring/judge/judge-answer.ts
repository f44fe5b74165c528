import { judgeByRubric, type Brief, type RubricVerdict } from '../rubric/rubric-rules.ts';
import { isFarFromRubric, roundScore, type JudgementFlag } from '../rules.ts';
import { screenExplanation } from './explanation-rules.ts';
import type { Judgement } from './judgement.ts';
import { maskAddressing } from './masking-rules.ts';
import { UnscoredError, type LanguageJudge, type Reading, type ScoringModel } from './scoring-model.ts';

/** Readings of an answer that the rubric flags; the median counts. */
const FLAGGED_READINGS = 3;

/**
 * Judges an answer. Of a model's readings the median counts: one reading as a rule, three where the rubric flags the
 * answer. The first is of the whole answer unchanged, the others are of the answer with its words marked as data and,
 * where a sentence speaks to the judge, without it, so that a model which obeys is outvoted: a weak answer that it obeys
 * is far from the rubric, whether or not it is found to speak to the judge. The rubric's own score moves no model's.
 */
export async function judgeAnswer(
  model: ScoringModel,
  brief: Brief,
  answer: string,
  { isNearCopy = false }: { readonly isNearCopy?: boolean } = {},
): Promise<Judgement> {
  const rubric = judgeByRubric(brief, answer);
  if (model.kind === 'rubric') return toRubricJudgement(rubric, isNearCopy);
  try {
    return await judgeByModel(model, brief, answer, { rubric, isNearCopy });
  } catch (error) {
    if (!(error instanceof UnscoredError)) throw error;
    return { ...toUnscored(rubric, 'unavailable', listFlags(rubric, isNearCopy)), failure: error.reason };
  }
}

async function judgeByModel(
  model: LanguageJudge,
  brief: Brief,
  answer: string,
  { rubric, isNearCopy }: { readonly rubric: RubricVerdict; readonly isNearCopy: boolean },
): Promise<Judgement> {
  const language = rubric.language === 'unread' ? 'nl' : rubric.language;
  const first = await model.read(brief, answer, { language, reading: 1 });
  const identified = first.language === 'other' ? rubric.language : first.language;
  const isFar = rubric.language !== 'unread' && isFarFromRubric(first.score, rubric.score);
  const flags: JudgementFlag[] = [
    ...(isFar ? (['far-from-rubric'] as const) : []),
    ...listFlags(rubric, isNearCopy).filter((flag) => flag !== 'unread' || identified === 'unread'),
  ];
  if (identified === 'unread' && first.answered) return toUnscored(rubric, 'unread', flags);
  const readings = [first];
  if (flags.some((flag) => flag !== 'unread')) {
    const text = flags.includes('addresses-judge') ? maskAddressing(brief, answer) : answer;
    for (let reading = 2; reading <= FLAGGED_READINGS; reading += 1) {
      readings.push(await model.read(brief, text, { language, reading }));
    }
  }
  const { score, criteria, answered, explanation } = findMedian(readings) ?? first;
  return {
    score: roundScore(score),
    outcome: 'scored',
    criteria,
    explanation: screenExplanation(explanation, criteria, brief),
    language: identified,
    answered,
    flags,
    readings: readings.map((reading) => roundScore(reading.score)),
    rubricScore: rubric.score,
  };
}

/** Returns the reading with the median score, so that score, criteria and explanation belong together. */
function findMedian(readings: readonly Reading[]): Reading | undefined {
  return readings.toSorted((a, b) => a.score - b.score)[Math.floor((readings.length - 1) / 2)];
}

function listFlags({ flags }: RubricVerdict, isNearCopy: boolean): readonly JudgementFlag[] {
  return [...(isNearCopy ? (['near-copy'] as const) : []), ...flags];
}

function toRubricJudgement(rubric: RubricVerdict, isNearCopy: boolean): Judgement {
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
