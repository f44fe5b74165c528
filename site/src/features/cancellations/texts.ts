import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of ending a campaign and paying back; an island gets its own parts in one language. */
export type CancellationTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.cancelling.…'). For pages, not islands. */
export function cancellationTexts(language: Language): CancellationTexts {
  const texts: CancellationTexts = language === 'nl' ? nl : en;
  return featureParts('dashboard', texts, language);
}
