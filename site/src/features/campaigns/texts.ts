import type { Language } from '#api/platform/rules.ts';
import { featureTexts } from '#site/i18n/feature-texts.ts';
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
  return {
    countdown: featureTexts('campaigns.countdown', own.countdown, language),
    card: featureTexts('campaigns.card', own.card, language),
    carousel: featureTexts('campaigns.carousel', own.carousel, language),
    list: featureTexts('campaigns.list', own.list, language),
    loading: featureTexts('campaigns.loading', own.loading, language),
    timer: featureTexts('campaigns.timer', own.timer, language),
    page: featureTexts('campaigns.page', own.page, language),
    thankYou: featureTexts('campaigns.thankYou', own.thankYou, language),
    closed: featureTexts('campaigns.closed', own.closed, language),
  };
}
