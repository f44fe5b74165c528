import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of a fan's submissions; an island gets its own parts in one language. */
export type SubmissionTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.submissions.…'). For pages, not islands. */
export function submissionTexts(language: Language): SubmissionTexts {
  const texts: SubmissionTexts = language === 'nl' ? nl : en;
  return featureParts('dashboard', texts, language);
}
