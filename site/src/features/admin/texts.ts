import type { Language } from '#api/platform/rules.ts';
import { featureParts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts in a language, with the editors' laid over them ('admin.nav.title'). For pages, not islands. */
export const adminTexts = (language: Language) =>
  featureParts('admin', language === 'nl' ? nl : en, language);

export type AdminTexts = ReturnType<typeof adminTexts>;
