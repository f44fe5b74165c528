import { z } from 'zod';
import type { Language } from '#api/platform/rules.ts';
import briefs from '../graded/briefs.json' with { type: 'json' };
import { GradedBrief, ReferenceAnswer } from '../graded/graded-answer.ts';
import references from '../graded/reference-answers.json' with { type: 'json' };
import { shuffleBySeed, toForm } from './form-rules.ts';

/** Eight answers in each language, all but one about equally long, that show a model what the grades mean. */
export const REFERENCE_ANSWERS = z.array(ReferenceAnswer).parse(references);
const parsed = z.array(GradedBrief).parse(briefs);
const questions = new Map(parsed.map(({ id, question }) => [id, question]));

/** Returns the reference answers of a language with questions and forms, one line of JSON each, shuffled by `seed`. */
export function renderReferences(language: Language, seed: number): string {
  const own = REFERENCE_ANSWERS.filter((reference) => reference.language === language);
  return shuffleBySeed(own, seed)
    .map(({ brief, answer, answered, criteria }) =>
      JSON.stringify({ question: questions.get(brief), answer, answered, form: toForm(criteria) }),
    )
    .join('\n');
}
