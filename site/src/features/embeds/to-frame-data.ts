import type { CampaignCard } from '#api/campaigns/contract.ts';
import { renderPrize } from '#api/campaigns/rules.ts';
import { renderPriceLine } from '#api/payments/price-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { FrameData, FramePaymentTexts } from '#widget/frame/data.ts';
import { toAccentStyles } from '#widget/frame/accent.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { SharedLink } from '#widget/client/share-link.ts';
import { selectTexts } from '#site/i18n/localize-texts.ts';
import { PAYMENT_STATUSES } from '#api/submissions/rules.ts';
import { legalLinks } from '#site/i18n/legal-links.ts';
import { shareTexts } from '../sharing/share-texts.ts';
import { toShareUrl } from '../sharing/share-url.ts';
import { paymentTexts } from '../subscriptions/payment-texts.ts';
import { toFanQuestion } from '../campaigns/to-fan-question.ts';
import { subscribeTexts } from '../subscriptions/subscribe-texts.ts';
import { embedTexts } from './texts.ts';

/** Returns the data for the script in the frame: the campaign and the texts of one language. */
export function toFrameData(
  campaign: CampaignCard,
  language: Language,
  {
    servedAt,
    origin,
    accent,
  }: { readonly servedAt: number; readonly origin: string; readonly accent: string },
): FrameData {
  const { id, slug, name, celebrity, charity } = campaign;
  const { isActive, subscriptionStartDate, subscriptionDeadline } = campaign;
  const legal = legalLinks(language);
  return {
    isOpen: campaign.phase === 'open' && campaign.paused === null,
    campaign: {
      id,
      slug,
      name,
      isActive,
      subscriptionStartDate,
      subscriptionDeadline,
      celebrityName: celebrity.name,
    },
    ...toFanQuestion(campaign, language),
    language,
    servedAt,
    accent: toAccentStyles(accent),
    priceLine: `${renderPriceLine(campaign.costsCoveredBy, charity.name)[language]} ${renderPrize(campaign)[language]}`,
    texts: subscribeTexts(language),
    words: toFrameTexts(charity.name, language),
    shared: toSharedLink(campaign, language, origin),
    links: {
      terms: legal.terms,
      privacy: legal.privacy,
      dashboard: `/${language}/dashboard`,
      forgotPassword: `/${language}/forgot-password?redirect=/${language}/campaigns/${slug}`,
    },
  };
}

function toSharedLink({ slug, celebrity }: CampaignCard, language: Language, origin: string): SharedLink {
  const url = toShareUrl(origin, { language, slug });
  return { url, text: fillText(shareTexts(language).message, { celebrity: celebrity.name, link: url }) };
}

/** What of a payment's texts the frame shows: its states, the ways to share, and a few words. */
const STATES = [...PAYMENT_STATUSES, 'unknown', 'unreachable'] as const;
const WAYS = ['shareTitle', 'shareSheet', 'shareWhatsApp', 'shareCopy', 'shareCopied'] as const;
const FRAME_TEXTS = [
  ...STATES.flatMap((state) => [`${state}Title`, `${state}Text`] as const),
  ...[...WAYS, 'loading', 'lookAgain', 'toDashboard'],
] as const;

function toFrameTexts(charity: string, language: Language): FramePaymentTexts {
  const t = paymentTexts(language);
  return {
    ...selectTexts(t, FRAME_TEXTS),
    paidText: charity === '' ? t.paidTextNoCharity : fillText(t.paidText, { charity }),
    again: embedTexts(language).again,
  };
}
