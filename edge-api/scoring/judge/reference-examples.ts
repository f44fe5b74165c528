import { z } from 'zod';
import type { Language } from '#api/platform/rules.ts';
import briefs from '../graded/briefs.json' with { type: 'json' };
import { GradedBrief } from '../graded/graded-answer.ts';
import { REFERENCE_ANSWERS } from '../graded/reference-answers.ts';

const questions = new Map(
  z
    .array(GradedBrief)
    .parse(briefs)
    .map(({ id, question }) => [id, question]),
);

/** Returns the reference answers of a language with their questions and scores, one line of JSON each. */
export function renderReferences(language: Language): string {
  return REFERENCE_ANSWERS.filter((reference) => reference.language === language)
    .map(({ brief, answer, criteria }) =>
      JSON.stringify({ question: questions.get(brief), answer, criteria }),
    )
    .join('\n');
}
