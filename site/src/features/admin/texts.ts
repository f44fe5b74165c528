import { defineTexts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** Returns the texts in a language, with the editors' overrides ('admin.nav.title'). For pages, not islands. */
export const adminTexts = defineTexts('admin', { nl, en });

export type AdminTexts = ReturnType<typeof adminTexts>;
