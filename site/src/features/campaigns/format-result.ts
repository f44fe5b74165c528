import type { CampaignCard } from '#api/campaigns/contract.ts';
import { memoizeByLocale } from '#api/platform/locale-rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { CampaignTexts } from './texts.ts';

const wholeNumber = memoizeByLocale((locale) => new Intl.NumberFormat(locale));

/** Formats a campaign's result: how many took part, and what was raised; empty while it is hidden. */
export function formatResult(
  result: CampaignCard['result'],
  texts: CampaignTexts['result'],
  language: Language,
): readonly string[] {
  if (!result) return [];
  const { participants, raisedCents } = result;
  const count = wholeNumber(language).format(participants);
  return [
    fillText(participants === 1 ? texts.participantsOne : texts.participants, { count }),
    fillText(texts.raised, { amount: formatEuros(raisedCents, language) }),
  ];
}
