import { defineTexts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type CharityProfileTexts } from './texts.nl.ts';

export type { CharityProfileTexts };

/** The texts in a language, with the editors' laid over them ('charityProfile.form.title'). For pages, not islands. */
export const charityProfileTexts = defineTexts<CharityProfileTexts>('charityProfile', { nl, en });
