import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { getMoment, type CampaignState, type Moment } from '#api/submissions/moment-rules.ts';
import { BANK_TRANSFER } from '#api/submissions/moment-text-rules.ts';
import type { EndingWords } from '#widget/subscribe/EndingPanel.tsx';
import type { FrameData, FramePaymentTexts } from '#widget/frame/data.ts';
import { toAccentStyles } from '#widget/frame/accent.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { SharedLink } from '#widget/client/share-link.ts';
import { selectTexts } from '#site/i18n/localize-texts.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import { shareTexts } from '../sharing/share-texts.ts';
import { toShareUrl } from '../sharing/share-url.ts';
import { getIcon } from '../campaigns/render-moment.ts';
import { paymentMoments } from '../subscriptions/payment-moments.ts';
import { paymentTexts } from '../subscriptions/payment-texts.ts';
import { toFlowData } from '../subscriptions/to-flow-data.ts';
import { embedTexts } from './texts.ts';

/** Returns the data for the script in the frame: the campaign and the texts of one language. */
export function toFrameData(
  campaign: CampaignCard,
  language: Language,
  {
    moment,
    servedAt,
    origin,
    accent,
  }: { readonly moment: Moment; readonly servedAt: number; readonly origin: string; readonly accent: string },
): FrameData {
  const isOpen = moment.campaign === 'open';
  return {
    ...toFlowData(campaign, language),
    isOpen,
    subscriptionDeadline: campaign.subscriptionDeadline,
    servedAt,
    accent: toAccentStyles(accent),
    words: toFrameTexts(campaign, moment.campaign, language),
    shared: isOpen ? toSharedLink(campaign, language, origin) : undefined,
  };
}

function toSharedLink({ slug, celebrity }: CampaignCard, language: Language, origin: string): SharedLink {
  const url = toShareUrl(origin, { language, slug });
  return { url, text: fillText(shareTexts(language).message, { celebrity: celebrity.name, link: url }) };
}

const WAYS = ['shareTitle', 'shareSheet', 'shareWhatsApp', 'shareCopy', 'shareCopied'] as const;
const FRAME_TEXTS = [...WAYS, 'loading', 'lookAgain', 'toDashboard'] as const;

function toFrameTexts(
  { celebrity, charity }: CampaignCard,
  state: CampaignState,
  language: Language,
): FramePaymentTexts {
  const { title, text } = paymentMoments(language, charity.name);
  const say = (icon: EndingWords['icon'], view: keyof typeof title, isPayable: boolean) => ({
    icon,
    title: title[view],
    text: fillText(text[view], { celebrity: celebrity.name }),
    isPayable,
  });
  const sayStatus = (paymentStatus: PaymentStatus) => {
    const moment = getMoment(state, { paymentStatus });
    const view = say(getIcon(moment.state), moment.state, moment.next === 'pay');
    return moment.next === 'payment' ? { ...view, text: `${view.text} ${BANK_TRANSFER[language]}` } : view;
  };
  return {
    ...selectTexts(paymentTexts(language), FRAME_TEXTS),
    pending: sayStatus('pending'),
    processing: sayStatus('processing'),
    paid: sayStatus('paid'),
    failed: sayStatus('failed'),
    refunded: sayStatus('refunded'),
    disputed: sayStatus('disputed'),
    unknown: say('info', 'unknown', state === 'open'),
    unreachable: say('alert', 'unreachable', false),
    again: embedTexts(language).again,
  };
}
