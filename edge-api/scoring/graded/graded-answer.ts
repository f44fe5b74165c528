import { z } from 'zod';
import { LANGUAGES } from '#api/platform/rules.ts';
import { SCORE_MAX } from '../rules.ts';

const BANDS = 16;

const Grade = z.number().min(0).max(SCORE_MAX);

/** What the answers of the set are judged against. */
export const GradedBrief = z.strictObject({
  id: z.string(),
  language: z.enum(LANGUAGES),
  description: z.string(),
  keywords: z.array(z.string()),
  question: z.string(),
});
export type GradedBrief = z.infer<typeof GradedBrief>;

/** An answer and the grade that a thoughtful reader gives it; its band tells what kind of answer it is. */
export const GradedAnswer = z.strictObject({
  id: z.string(),
  brief: z.string(),
  language: z.enum(LANGUAGES),
  band: z.int().min(1).max(BANDS),
  grade: Grade,
  answer: z.string(),
  /** The answer that this one is the twin of, and what it differs in. */
  twinOf: z.string().optional(),
  varies: z.string().optional(),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

/** An answer with its grade, and what it does for each criterion: for a model to measure by. */
export const ReferenceAnswer = GradedAnswer.omit({ band: true, twinOf: true, varies: true }).extend({
  /** What it shows: that none of it decides what an answer is worth. */
  kind: z.string(),
  answered: z.boolean(),
  criteria: z.strictObject({ fits: Grade, personal: Grade, concrete: Grade, cause: Grade }),
});
