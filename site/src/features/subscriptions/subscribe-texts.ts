import type { Language } from '#api/platform/rules.ts';
import { subscribeTexts as widgetTexts, type SubscribeTexts } from '#widget/subscribe/texts.ts';
import { allowOverrides } from '#site/i18n/feature-texts.ts';
import { fillMinimumAges } from '#site/i18n/minimum-ages.ts';

const ownTexts = allowOverrides('subscribe', widgetTexts);

/**
 * Returns the texts of the subscribe flow, with the editors' overrides ('subscribe.title') and the minimum age filled
 * in. For pages, not islands.
 */
export function subscribeTexts(language: Language): SubscribeTexts {
  const texts = ownTexts(language);
  return { ...texts, minimumAge: fillMinimumAges(texts.minimumAge) };
}
