import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the nominees and winners pages, part by part; an island gets its own parts in one language. */
export type NomineeTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('nominees.winners.title'). For pages, not islands. */
export function nomineeTexts(language: Language): NomineeTexts {
  const texts: NomineeTexts = language === 'nl' ? nl : en;
  return featureParts('nominees', texts, language);
}
