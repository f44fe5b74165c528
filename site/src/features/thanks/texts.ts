import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the page on which an owner thanks everyone. */
export type ThanksTexts = Translation<typeof nl.page>;

/** The texts in a language, with the editors' laid over them ('thanks.page.title'). For pages, not islands. */
export const thanksTexts = defineTexts<ThanksTexts>('thanks.page', { nl: nl.page, en: en.page });
