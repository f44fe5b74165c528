import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import { defineTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en as pageEn } from './page-texts.en.ts';
import { nl as pageNl } from './page-texts.nl.ts';

const nl = {
  with: 'Een uur met {celebrity}',
  for: 'voor {charity}',
  until: `Meedoen kan tot {moment} (${EVENT_TIME_ZONE_NAME.nl})`,
  noScript: 'Dit formulier heeft JavaScript nodig. Je kunt ook meedoen op de campagnepagina.',
  toCampaign: 'Bekijk de campagne op Power Hour',
  again: 'Vul het formulier opnieuw in',
};

/** The texts of the page in the frame on partners' pages. */
export type EmbedTexts = Translation<typeof nl>;

const en: EmbedTexts = {
  with: 'An hour with {celebrity}',
  for: 'for {charity}',
  until: `You can take part until {moment} (${EVENT_TIME_ZONE_NAME.en})`,
  noScript: 'This form needs JavaScript. You can also take part on the campaign’s own page.',
  toCampaign: 'See the campaign on Power Hour',
  again: 'Fill in the form again',
};

/** The texts in a language, with the editors' overrides ('embeds.frame.again'). For pages, not islands. */
export const embedTexts = defineTexts<EmbedTexts>('embeds.frame', { nl, en });

/** The texts of "Embed this campaign" in the dashboard. */
export type EmbedPageTexts = Translation<typeof pageNl.page>;

/** Returns the texts in a language, with the editors' overrides ('embeds.page.looks'). For pages, not islands. */
export const embedPageTexts = defineTexts('embeds', { nl: pageNl, en: pageEn });
