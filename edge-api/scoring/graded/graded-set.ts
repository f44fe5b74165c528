import { z } from 'zod';
import answers from './answers.json' with { type: 'json' };
import briefs from './briefs.json' with { type: 'json' };
import { GradedAnswer, GradedBrief } from './graded-answer.ts';
import probes from './probes.json' with { type: 'json' };

/** Answers graded by people, to measure judges by. The set is large: the Worker imports it only when it needs it. */
export const GRADED_SET = {
  briefs: z.array(GradedBrief).parse(briefs),
  answers: z.array(GradedAnswer).parse(answers),
};

const probeIds = new Set(z.array(z.string()).parse(probes));

/** The fixed subset with which a judge is tried before it is trusted. */
export const PROBE_SET: readonly GradedAnswer[] = GRADED_SET.answers.filter(({ id }) => probeIds.has(id));
