import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the nominees and winners pages, part by part; an island gets its own parts in one language. */
export type NomineeTexts = Translation<typeof nl>;

/** Returns the texts in a language, with the editors' overrides ('nominees.winners.title'). For pages, not islands. */
export const nomineeTexts = defineTexts<NomineeTexts>('nominees', { nl, en });
