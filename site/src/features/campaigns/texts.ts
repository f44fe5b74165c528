import type { Language } from '#api/platform/rules.ts';
import { featureParts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type CampaignTexts } from './texts.nl.ts';

export type { CampaignTexts };

const TEXTS: Readonly<Record<Language, CampaignTexts>> = { nl, en };

/**
 * Returns the texts of campaigns in a language, with the editors' overrides ('campaigns.card.join'). For pages and
 * blocks: islands import only the types and get their groups as props, so that no visitor downloads both languages.
 */
export function campaignTexts(language: Language): CampaignTexts {
  const own = TEXTS[language];
  return featureParts('campaigns', own, language);
}
