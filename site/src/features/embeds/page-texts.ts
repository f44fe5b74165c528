import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './page-texts.en.ts';
import { nl } from './page-texts.nl.ts';

/** The texts of "Embed this campaign" in the dashboard. */
export type EmbedPageTexts = Translation<typeof nl.page>;

/** Returns the texts in a language, with the editors' overrides ('embeds.page.looks'). For pages, not islands. */
export const embedPageTexts = defineTexts('embeds', { nl, en });
