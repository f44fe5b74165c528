import type { CampaignCard } from '#api/campaigns/contract.ts';
import { renderPrize } from '#api/campaigns/rules.ts';
import { renderPriceShare } from '#api/payments/price-rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';

type PriceProps = {
  readonly campaign: Pick<CampaignCard, 'costsCoveredBy' | 'charity'>;
  readonly language: Language;
};

/** Shows the price, and how much of it reaches the charity. */
export function Price({ campaign: { costsCoveredBy, charity }, language }: PriceProps) {
  return (
    <p className="price">
      <strong>{`${formatEuros(DONATION_CENTS, language)},`}</strong>{' '}
      {renderPriceShare(costsCoveredBy, charity.name)[language]}
    </p>
  );
}

/** Shows what can be won and the price, above the button in a campaign's head. */
export function Offer({ campaign, language }: { campaign: CampaignCard; language: Language }) {
  return (
    <div className="offer">
      <p>{renderPrize(campaign)[language]}</p>
      <Price campaign={campaign} language={language} />
    </div>
  );
}
