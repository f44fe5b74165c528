import type { CampaignCard } from '#api/campaigns/contract.ts';
import { renderPrize } from '#api/campaigns/rules.ts';
import { renderPriceLine } from '#api/payments/price-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { BANK_TRANSFER } from '#api/submissions/moment-text-rules.ts';
import { legalLinks } from '#site/i18n/legal-links.ts';
import type { FlowData } from '#widget/subscribe/props.ts';
import { getIcon, momentTexts } from '../campaigns/render-moment.ts';
import { toFanQuestion } from '../campaigns/to-fan-question.ts';
import { subscribeTexts } from './subscribe-texts.ts';

/** Returns the data of the form for a campaign, in a language. */
export function toFlowData(campaign: CampaignCard, language: Language): Omit<FlowData, 'storedAnswer'> {
  const { id, slug, name, celebrity, charity, costsCoveredBy } = campaign;
  const { terms, privacy } = legalLinks(language);
  const { title, text } = momentTexts(language);
  const say = (state: 'in' | 'processing') => ({
    icon: getIcon(state),
    title: title[state],
    text: state === 'processing' ? `${text.processing} ${BANK_TRANSFER[language]}` : text.in,
  });
  return {
    campaign: { id, slug, name, celebrityName: celebrity.name },
    ...toFanQuestion(campaign, language),
    language,
    texts: subscribeTexts(language),
    endings: { paid: say('in'), processing: say('processing') },
    priceLine: `${renderPriceLine(costsCoveredBy, charity.name)[language]} ${renderPrize(campaign)[language]}`,
    links: {
      terms,
      privacy,
      dashboard: `/${language}/dashboard`,
      forgotPassword: `/${language}/forgot-password?redirect=/${language}/campaigns/${slug}`,
    },
  };
}
