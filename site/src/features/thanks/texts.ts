import type { Language } from '#api/platform/rules.ts';
import { featureTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the page on which an owner thanks everyone. */
export type ThanksTexts = Translation<typeof nl.page>;

/** The texts in a language, with the editors' laid over them ('thanks.page.title'). For pages, not islands. */
export function thanksTexts(language: Language): ThanksTexts {
  const texts: ThanksTexts = language === 'nl' ? nl.page : en.page;
  return featureTexts('thanks.page', texts, language);
}
