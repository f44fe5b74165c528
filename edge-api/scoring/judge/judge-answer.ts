import type { Language } from '#api/platform/rules.ts';
import { extractAnswerSentences } from '../rubric/injection-rules.ts';
import { judgeByRubric, type Brief, type ScoreVerdict } from '../rubric/rubric-rules.ts';
import { isOutlier, type Outcome } from '../rules.ts';
import { UnscoredError, type ScoringModel } from './scoring-model.ts';

/** What one judging of an answer came to. */
export type Attempt = {
  readonly outcome: Outcome;
  readonly score: number | null;
  readonly reasoning: string;
  readonly proposedScore: number | null;
  readonly checkScore: number | null;
};

/** An answer for which no score could be had. */
export function toUnscoredAttempt(outcome: UnscoredError['outcome']): Attempt {
  return { outcome, score: null, reasoning: '', proposedScore: null, checkScore: null };
}

/**
 * Judges an answer; the last attempt is the one that holds. A model's score is held against the rubric's, which no
 * answer can talk to: an outlier is judged once more, without knowledge of the first, and left to the owner if it is
 * one again. Throws {@link UnscoredError} when the model gives nothing usable.
 */
export async function judgeAnswer(
  model: ScoringModel,
  brief: Brief,
  answer: string,
  language: Language,
): Promise<readonly Attempt[]> {
  const first = await model.judge(brief, answer, language, 1);
  if (!model.isChecked) return [scored(first, null)];
  const check = judgeByRubric(brief, answer, language).score;
  const hasInjection = extractAnswerSentences(answer).ignored > 0;
  const deviates = ({ score }: ScoreVerdict) => isOutlier(score, check, hasInjection);
  if (!deviates(first)) return [scored(first, check)];
  const outlier = toRejectedAttempt('outlier', first, check);
  const second = await model.judge(brief, answer, language, 2).catch((error: unknown) => {
    if (error instanceof UnscoredError) return undefined;
    throw error;
  });
  if (!second) return [outlier, toUnscoredAttempt('unavailable')];
  return [outlier, deviates(second) ? toRejectedAttempt('disputed', second, check) : scored(second, check)];
}

function scored({ score, reasoning }: ScoreVerdict, checkScore: number | null): Attempt {
  return { outcome: 'scored', score, reasoning, proposedScore: score, checkScore };
}

function toRejectedAttempt(
  outcome: Outcome,
  { score, reasoning }: ScoreVerdict,
  checkScore: number,
): Attempt {
  return { outcome, score: null, reasoning, proposedScore: score, checkScore };
}
