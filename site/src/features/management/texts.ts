import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of one's own campaigns; an island gets its own parts in one language. */
export type ManagementTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.campaigns.…'). For pages, not islands. */
export function managementTexts(language: Language): ManagementTexts {
  const texts: ManagementTexts = language === 'nl' ? nl : en;
  return featureParts('dashboard', texts, language);
}
