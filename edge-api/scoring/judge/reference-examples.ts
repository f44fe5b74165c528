import { z } from 'zod';
import type { Language } from '#api/platform/rules.ts';
import briefs from '../graded/briefs.json' with { type: 'json' };
import { GradedBrief } from '../graded/graded-answer.ts';
import { REFERENCE_ANSWERS } from '../graded/reference-answers.ts';
import { shuffleBySeed, toForm } from './form-rules.ts';

const questions = new Map(
  z
    .array(GradedBrief)
    .parse(briefs)
    .map(({ id, question }) => [id, question]),
);

/** Returns the reference answers of a language with their questions and forms, one line of JSON each, in an order by `seed`. */
export function renderReferences(language: Language, seed: number): string {
  const references = REFERENCE_ANSWERS.filter((reference) => reference.language === language);
  return shuffleBySeed(references, seed)
    .map(({ brief, answer, answered, criteria }) =>
      JSON.stringify({ question: questions.get(brief), answer, answered, form: toForm(criteria) }),
    )
    .join('\n');
}
