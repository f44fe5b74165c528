import type { Language } from '#api/platform/rules.ts';
import { featureParts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type CharityProfileTexts } from './texts.nl.ts';

export type { CharityProfileTexts };

/** The texts in a language, with the editors' laid over them ('charityProfile.form.title'). For pages, not islands. */
export function charityProfileTexts(language: Language): CharityProfileTexts {
  const texts: CharityProfileTexts = language === 'nl' ? nl : en;
  return featureParts('charityProfile', texts, language);
}
