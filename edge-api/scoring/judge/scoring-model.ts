import type { Language } from '#api/platform/rules.ts';
import {
  judgeByRubric,
  RUBRIC_MODEL,
  RUBRIC_VERSION,
  type Brief,
  type ScoreVerdict,
} from '../rubric/rubric-rules.ts';
import type { NotScoredReason } from '../rules.ts';

/** A judge of answers: blind, by the campaign's brief alone. The fan's name and address never reach it. */
export type ScoringModel = {
  readonly name: string;
  readonly rubricVersion: string;
  /** Its scores are compared with the rubric's, because an answer could talk it into one. */
  readonly isChecked: boolean;
  /** Answers that it judges at the same time. */
  readonly concurrency: number;
  /** Everything that an answer in a language is judged against, without the answer: what `promptHash` digests. */
  readonly renderPrompt: (brief: Brief, language: Language) => string;
  /** Throws {@link UnscoredError} when no usable score can be had. A second reading knows nothing of the first. */
  readonly judge: (brief: Brief, answer: string, language: Language, reading: 1 | 2) => Promise<ScoreVerdict>;
};

/** Thrown when there is no usable score. `reason` is for the log; asking again helps only where the outcome is `unavailable`. */
export class UnscoredError extends Error {
  readonly reason: string;
  readonly outcome: Exclude<NotScoredReason, 'disputed'>;

  constructor(
    reason: string,
    { cause, outcome = 'unavailable' }: { cause?: unknown; outcome?: UnscoredError['outcome'] } = {},
  ) {
    super(`not judged: ${reason}`, { cause });
    this.name = 'NotJudged';
    this.reason = reason;
    this.outcome = outcome;
  }
}

/** The deterministic rubric: needs no account and no network, and says in its reasoning what it is. */
export const rubricModel: ScoringModel = {
  name: RUBRIC_MODEL,
  rubricVersion: RUBRIC_VERSION,
  isChecked: false,
  concurrency: 50,
  renderPrompt: ({ description, keywords, question }) =>
    JSON.stringify([RUBRIC_VERSION, { description, keywords, question }]),
  judge(brief, answer, language) {
    const verdict = judgeByRubric(brief, answer);
    return verdict.language === 'unread'
      ? Promise.reject(new UnscoredError('other_language', { outcome: 'unread' }))
      : Promise.resolve({ score: verdict.score, reasoning: verdict.explanation[language] });
  },
};
