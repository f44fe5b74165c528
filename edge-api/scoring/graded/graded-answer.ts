import { z } from 'zod';
import { LANGUAGES } from '#api/platform/rules.ts';
import { SCORE_MAX } from '../rules.ts';

const BANDS = 16;

const Grade = z.number().min(0).max(SCORE_MAX);

/** A brief against which answers of the set are judged. */
export const GradedBrief = z.strictObject({
  id: z.string(),
  language: z.enum(LANGUAGES),
  description: z.string(),
  keywords: z.array(z.string()),
  question: z.string(),
});
export type GradedBrief = z.infer<typeof GradedBrief>;

/** An answer with the grade that a thoughtful reader gives it; its band says what kind of answer it is. */
export const GradedAnswer = z.strictObject({
  id: z.string(),
  brief: z.string(),
  language: z.enum(LANGUAGES),
  band: z.int().min(1).max(BANDS),
  grade: Grade,
  answer: z.string(),
  /** The id of the answer of which this one is a twin, and how it differs. */
  twinOf: z.string().optional(),
  varies: z.string().optional(),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

/** An example for a model: an answer with its grade and its score for each criterion. */
export const ReferenceAnswer = GradedAnswer.omit({ band: true, twinOf: true, varies: true }).extend({
  /** What kind of answer it is. The examples show that style and length do not decide the grade. */
  kind: z.string(),
  answered: z.boolean(),
  criteria: z.strictObject({ fits: Grade, personal: Grade, concrete: Grade, cause: Grade }),
});
