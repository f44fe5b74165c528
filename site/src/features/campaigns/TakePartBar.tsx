import type { Language } from '#api/platform/rules.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { Price } from './Offer.tsx';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CampaignCard;
  readonly language: Language;
  readonly toForm: string;
};

/** Shows the price and the way to the form at the bottom of a narrow screen, when take-part-bar.ts says so. */
export function TakePartBar({ campaign, language, toForm }: TakePartBarProps) {
  return (
    <div className="take-part-bar" data-shown="false">
      <Price campaign={campaign} language={language} />
      <a className="button" href="#donate">
        {toForm}
      </a>
    </div>
  );
}
