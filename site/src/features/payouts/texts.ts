import type { Language } from '#api/platform/rules.ts';
import { featureParts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type PayoutTexts } from './texts.nl.ts';

export type { PayoutTexts };

/** The texts in a language, with the editors' laid over them ('payouts.admin.heading'). For pages, not islands. */
export function payoutTexts(language: Language): PayoutTexts {
  const texts: PayoutTexts = language === 'nl' ? nl : en;
  return featureParts('payouts', texts, language);
}
