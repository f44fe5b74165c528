import type { Language } from '#api/platform/rules.ts';
import { subscribeTexts as widgetTexts, type SubscribeTexts } from '#widget/subscribe/texts.ts';
import { featureTexts } from '#site/i18n/feature-texts.ts';

/** The texts of the subscribe flow, with the editors' laid over them ('subscribe.title'). For pages, not islands. */
export function subscribeTexts(language: Language): SubscribeTexts {
  return featureTexts('subscribe', widgetTexts[language], language);
}
