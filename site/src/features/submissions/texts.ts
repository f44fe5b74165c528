import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of a fan's submissions; an island gets its own parts in one language. */
export type SubmissionTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.submissions.…'). For pages, not islands. */
export const submissionTexts = defineTexts<SubmissionTexts>('dashboard', { nl, en });
