import type { Language } from '#api/platform/rules.ts';
import { featureTexts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './page-texts.en.ts';
import { nl } from './page-texts.nl.ts';

/** The texts of "Embed this campaign" in the dashboard. */
export type EmbedPageTexts = Translation<typeof nl.page>;
/** The texts of a campaign's code on the page for webmasters. */
type PickerTexts = Translation<typeof nl.picker>;
/** The texts of the page to try the widget on. */
export type EmbedTestTexts = Translation<typeof nl.test>;

/** Returns the texts in a language, with the editors' overrides ('embeds.page.looks'). For pages, not islands. */
export function embedPageTexts(language: Language): {
  readonly page: EmbedPageTexts;
  readonly picker: PickerTexts;
  readonly test: EmbedTestTexts;
} {
  const texts = language === 'nl' ? nl : en;
  return {
    page: featureTexts<EmbedPageTexts>('embeds.page', texts.page, language),
    picker: featureTexts<PickerTexts>('embeds.picker', texts.picker, language),
    test: featureTexts<EmbedTestTexts>('embeds.test', texts.test, language),
  };
}
