import type { Language } from '#api/platform/rules.ts';
import { judgeByRubric, type Brief, type ScoreVerdict } from '../rubric/rubric-rules.ts';
import { isOutlier, type Outcome } from '../rules.ts';
import { UnscoredError, type ScoringModel } from './scoring-model.ts';

/** The result of judging an answer once. */
export type Attempt = {
  readonly outcome: Outcome;
  readonly score: number | null;
  readonly reasoning: string;
  readonly proposedScore: number | null;
  readonly checkScore: number | null;
};

/** Returns the attempt for an answer that no model could score. */
export function toUnscoredAttempt(outcome: UnscoredError['outcome']): Attempt {
  return { outcome, score: null, reasoning: '', proposedScore: null, checkScore: null };
}

/**
 * Judges an answer; the last attempt is the one that counts. A model's score is compared with the rubric's, which no
 * answer can influence: an outlier is judged once more, without knowledge of the first, and left to the owner if it is
 * one again. Throws {@link UnscoredError} when the model returns nothing usable.
 */
export async function judgeAnswer(
  model: ScoringModel,
  brief: Brief,
  answer: string,
  language: Language,
): Promise<readonly Attempt[]> {
  const first = await model.judge(brief, answer, language, 1);
  if (!model.isChecked) return [toScoredAttempt(first, null)];
  const { score: check, flags } = judgeByRubric(brief, answer);
  const hasInjection = flags.includes('addresses-judge');
  const deviates = ({ score }: ScoreVerdict) => isOutlier(score, check, hasInjection);
  if (!deviates(first)) return [toScoredAttempt(first, check)];
  const outlier = toRejectedAttempt('outlier', first, check);
  const second = await model.judge(brief, answer, language, 2).catch((error: unknown) => {
    if (error instanceof UnscoredError) return undefined;
    throw error;
  });
  if (!second) return [outlier, toUnscoredAttempt('unavailable')];
  return [
    outlier,
    deviates(second) ? toRejectedAttempt('disputed', second, check) : toScoredAttempt(second, check),
  ];
}

function toScoredAttempt({ score, reasoning }: ScoreVerdict, checkScore: number | null): Attempt {
  return { outcome: 'scored', score, reasoning, proposedScore: score, checkScore };
}

function toRejectedAttempt(
  outcome: Outcome,
  { score, reasoning }: ScoreVerdict,
  checkScore: number,
): Attempt {
  return { outcome, score: null, reasoning, proposedScore: score, checkScore };
}
