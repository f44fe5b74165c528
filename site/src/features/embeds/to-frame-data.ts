import type { CampaignCard } from '#api/campaigns/contract.ts';
import { formatFanQuestion, renderPrize } from '#api/campaigns/rules.ts';
import { renderPriceLine } from '#api/payments/price-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { FrameData, FramePaymentTexts } from '#widget/frame/data.ts';
import { toAccentStyles } from '#widget/frame/accent.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { SharedLink } from '#widget/client/share-link.ts';
import { legalLinks } from '#site/i18n/legal-links.ts';
import { shareTexts } from '../sharing/share-texts.ts';
import { toShareUrl } from '../sharing/share-url.ts';
import { paymentTexts } from '../subscriptions/payment-texts.ts';
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
  const { id, slug, name, celebrity, charity, fanQuestion, fanQuestionOther } = campaign;
  const { isActive, subscriptionStartDate, subscriptionDeadline } = campaign;
  const legal = legalLinks(language);
  const names = { celebrity: celebrity.name, charity: charity.name };
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
    question: formatFanQuestion(fanQuestion, fanQuestionOther, names, language),
    questionKey: fanQuestion,
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

function toFrameTexts(charity: string, language: Language): FramePaymentTexts {
  const t = paymentTexts(language);
  return {
    loading: t.loading,
    paidTitle: t.paidTitle,
    paidText: charity === '' ? t.paidTextNoCharity : fillText(t.paidText, { charity }),
    processingTitle: t.processingTitle,
    processingText: t.processingText,
    pendingTitle: t.pendingTitle,
    pendingText: t.pendingText,
    failedTitle: t.failedTitle,
    failedText: t.failedText,
    refundedTitle: t.refundedTitle,
    refundedText: t.refundedText,
    disputedTitle: t.disputedTitle,
    disputedText: t.disputedText,
    unknownTitle: t.unknownTitle,
    unknownText: t.unknownText,
    unreachableTitle: t.unreachableTitle,
    unreachableText: t.unreachableText,
    again: embedTexts(language).again,
    shareTitle: t.shareTitle,
    shareSheet: t.shareSheet,
    shareWhatsApp: t.shareWhatsApp,
    shareCopy: t.shareCopy,
    shareCopied: t.shareCopied,
    lookAgain: t.lookAgain,
    toDashboard: t.toDashboard,
  };
}
