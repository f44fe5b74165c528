import type { Language } from '../platform/rules.ts';
import { judgeByRubric, RUBRIC_MODEL, RUBRIC_VERSION, type Brief, type Judged } from './rubric-rules.ts';

/** Who judges answers: blind, by the campaign's brief alone. The fan's name and address never reach it. */
export type ScoringModel = {
  readonly name: string;
  readonly rubricVersion: string;
  readonly judge: (brief: Brief, answer: string, language: Language) => Promise<Judged>;
};

/** The deterministic rubric: needs no account and no network, and says in its reasoning what it is. */
export const rubricModel: ScoringModel = {
  name: RUBRIC_MODEL,
  rubricVersion: RUBRIC_VERSION,
  judge: (brief, answer, language) => Promise.resolve(judgeByRubric(brief, answer, language)),
};
