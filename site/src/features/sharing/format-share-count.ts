import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { OwnShareTexts } from './share-texts.ts';

/** Formats how many people, at least one, took part through a fan's link. */
export function formatShareCount(
  count: number,
  texts: Pick<OwnShareTexts, 'shareCount' | 'shareCountOne'>,
  language: Language,
): string {
  if (count === 1) return texts.shareCountOne;
  return fillText(texts.shareCount, { count: new Intl.NumberFormat(language).format(count) });
}
