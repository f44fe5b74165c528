import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts about a charity's profile. */
export type CharityProfileTexts = { readonly [Part in keyof typeof nl]: Translation<(typeof nl)[Part]> };

/** The texts in a language, with the editors' laid over them ('charityProfile.form.title'). For pages, not islands. */
export function charityProfileTexts(language: Language): CharityProfileTexts {
  const texts: CharityProfileTexts = language === 'nl' ? nl : en;
  return featureParts('charityProfile', texts, language);
}
