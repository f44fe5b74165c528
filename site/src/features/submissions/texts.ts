import type { Language } from '#api/platform/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { momentTexts } from '../campaigns/render-moment.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The dashboard's own texts, which editors override by name ('dashboard.submissions.…'). */
export const ownSubmissionTexts = defineTexts<Translation<typeof nl>>('dashboard', { nl, en });

/** Returns the texts of a fan's submissions with those of moments. For pages: an island gets only its parts. */
export function submissionTexts(language: Language) {
  const { submissions, ...rest } = ownSubmissionTexts(language);
  return { submissions: { ...submissions, moment: momentTexts(language) }, ...rest };
}
export type SubmissionTexts = ReturnType<typeof submissionTexts>;
