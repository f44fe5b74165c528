import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

export type WallTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('wall.page.title'). For pages, not islands. */
export function wallTexts(language: Language): WallTexts {
  const texts: WallTexts = language === 'nl' ? nl : en;
  return featureParts('wall', texts, language);
}
