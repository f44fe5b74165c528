import { z } from 'zod';
import { mean } from '../judge/reading-rules.ts';
import { GradedAnswer, GradedBrief } from './graded-answer.ts';
import { GRADED_SET } from './graded-set.ts';
import writers from './other-writers.json' with { type: 'json' };
import twoGraders from './two-graders.json' with { type: 'json' };

const Answer = GradedAnswer.pick({ brief: true, band: true, grade: true, answer: true });
const Writer = z.strictObject({
  briefs: z.array(GradedBrief),
  answers: z.array(Answer),
  /** Pairs of answers that differ only in what must not count. */
  twins: z.array(z.strictObject({ brief: z.string(), a: z.string(), b: z.string() })),
  attacks: z.array(z.string()),
  /** Sentences that use words about judging without addressing the judge. */
  honest: z.array(z.string()),
});
export type Writer = z.infer<typeof Writer>;

const TwiceGraded = z.strictObject({
  briefs: z.array(GradedBrief),
  answers: z.array(Answer.omit({ grade: true }).extend({ grades: z.tuple([z.number(), z.number()]) })),
});

/** Answers by six writers, each with their own briefs; two people graded every answer independently. */
export const TWICE_GRADED = z.array(TwiceGraded).parse(twoGraders);

/** Eleven writers who saw neither the rubric nor each other's answers. */
export const OTHER_WRITERS: readonly Writer[] = [
  ...z.array(Writer).parse(writers),
  ...TWICE_GRADED.map(({ briefs, answers }) => ({
    briefs,
    twins: [],
    attacks: [],
    honest: [],
    answers: answers.map(({ grades, ...answer }) => ({ ...answer, grade: mean(grades) })),
  })),
];

const originals = new Map(GRADED_SET.answers.map((answer) => [answer.id, answer]));

/** The graded set in the format of a writer. */
export const OWN_WRITER: Omit<Writer, 'attacks' | 'honest'> = {
  briefs: GRADED_SET.briefs,
  answers: GRADED_SET.answers.filter(({ twinOf }) => twinOf === undefined),
  twins: GRADED_SET.answers.flatMap(({ brief, answer, twinOf }) => {
    const original = originals.get(twinOf ?? '');
    return original ? [{ brief, a: original.answer, b: answer }] : [];
  }),
};
