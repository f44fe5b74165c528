import { z } from 'zod';
import answers from './answers.json' with { type: 'json' };
import briefs from './briefs.json' with { type: 'json' };
import { GradedAnswer, GradedBrief } from './graded-answer.ts';
import probes from './probes.json' with { type: 'json' };

/** The graded answers that judges are tested on. The set is large, so the Worker only imports it when needed. */
export const GRADED_SET = {
  briefs: z.array(GradedBrief).parse(briefs),
  answers: z.array(GradedAnswer).parse(answers),
};

const probeIds = new Set(z.array(z.string()).parse(probes));

/** The fixed subset with which a judge is tried before it is trusted. */
export const PROBE_SET: readonly GradedAnswer[] = GRADED_SET.answers.filter(({ id }) => probeIds.has(id));
