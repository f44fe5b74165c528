import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { campaignStateAt, isOver } from '#api/submissions/moment-rules.ts';
import { formatDateTime, formatDeadline } from '#site/i18n/format.ts';
import type { CampaignTexts } from './texts.ts';

type Closing = { readonly label: string; readonly text: string; readonly at?: string };

/** Formats the deadline of a campaign, or when it closed, with its label. */
export function formatClosing(
  campaign: CampaignCard,
  now: Date,
  language: Language,
  texts: Pick<CampaignTexts, 'card' | 'countdown'>,
): Closing {
  const { subscriptionDeadline: at } = campaign;
  const { deadline: label, takePart, closed } = texts.card;
  if (!isOver(campaignStateAt(campaign, now))) {
    if (at === null) return { label: takePart, text: texts.countdown.noDeadline };
    return { label, text: formatDeadline(at, language, now), at };
  }
  // The owner closed it early, or it was cancelled.
  if (at === null || now < new Date(at)) return { label: takePart, text: closed };
  return { label: closed, text: formatDateTime(at, language), at };
}
