import { z } from 'zod';
import { ReferenceAnswer } from './graded-answer.ts';
import references from './reference-answers.json' with { type: 'json' };

/** Eight answers in each language, equally long but for one, that show a model what the grades mean. */
export const REFERENCE_ANSWERS: readonly ReferenceAnswer[] = z.array(ReferenceAnswer).parse(references);
