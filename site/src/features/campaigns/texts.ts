import { defineTexts } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl, type CampaignTexts } from './texts.nl.ts';

export type { CampaignTexts };

/**
 * Returns the texts of campaigns in a language, with the editors' overrides ('campaigns.card.join'). For pages and
 * blocks: islands import only the types and get their groups as props, so that no visitor downloads both languages.
 */
export const campaignTexts = defineTexts<CampaignTexts>('campaigns', { nl, en });
