import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of one's own campaigns; an island gets only its own parts, in one language. */
export type ManagementTexts = Translation<typeof nl>;

/** Returns the texts in a language, with the editors' overrides ('dashboard.campaigns.…'). For pages, not islands. */
export const managementTexts = defineTexts<ManagementTexts>('dashboard', { nl, en });
