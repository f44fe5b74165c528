import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** The texts of the page in the frame on partners' pages. */
const TEXTS = {
  until: {
    nl: `Meedoen kan tot {moment} (${EVENT_TIME_ZONE_NAME.nl})`,
    en: `You can take part until {moment} (${EVENT_TIME_ZONE_NAME.en})`,
  },
  noScript: {
    nl: 'Dit formulier heeft JavaScript nodig. Je kunt ook meedoen op de campagnepagina.',
    en: 'This form needs JavaScript. You can also take part on the campaign’s own page.',
  },
  toCampaign: { nl: 'Bekijk de campagne op Power Hour', en: 'See the campaign on Power Hour' },
  again: { nl: 'Vul het formulier opnieuw in', en: 'Fill in the form again' },
};

/** The texts in a language, with the editors' overrides ('embeds.frame.again'). For pages, not islands. */
export const embedTexts = defineTexts('embeds.frame', TEXTS);

/** The texts of "Embed this campaign" in the dashboard. */
export type EmbedPageTexts = Translation<typeof PAGE_TEXTS.page>;

/** Returns the texts in a language, with the editors' overrides ('embeds.page.looks'). For pages, not islands. */
export const embedPageTexts = defineTexts('embeds', PAGE_TEXTS);
