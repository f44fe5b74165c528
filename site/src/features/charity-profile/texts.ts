import { defineTexts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type CharityProfileTexts } from './texts.nl.ts';

export type { CharityProfileTexts };

/** Returns the texts in a language, with the editors' overrides ('charityProfile.form.title'). Not for islands. */
export const charityProfileTexts = defineTexts<CharityProfileTexts>('charityProfile', { nl, en });
