import { z } from 'zod';
import { GradedAnswer, GradedBrief } from './graded-answer.ts';
import writers from './other-writers.json' with { type: 'json' };

const Writer = z.strictObject({
  briefs: z.array(GradedBrief),
  answers: z.array(GradedAnswer.pick({ brief: true, band: true, grade: true, answer: true })),
  /** Pairs that differ in gender, kin, place, spelling or dialect. */
  twins: z.array(z.strictObject({ brief: z.string(), a: z.string(), b: z.string() })),
  attacks: z.array(z.string()),
  /** Sentences with a judge's words that mean no judge. */
  honest: z.array(z.string()),
});
export type Writer = z.infer<typeof Writer>;

const [last, ...others] = z.array(Writer).parse(writers).reverse();
if (!last) throw new Error('other-writers.json has no writer');

/** Sets by writers who saw neither the rubric nor the graded set; the numbers of version 8 were found with these. */
export const OTHER_WRITERS: readonly Writer[] = others;

/** The set of a writer whose answers were read only after the numbers of version 8 were found. */
export const UNSEEN_WRITER: Writer = last;
