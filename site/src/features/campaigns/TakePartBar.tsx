import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import { Price } from './Offer.tsx';
import type { MomentWords } from './render-moment.ts';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CampaignCard;
  readonly language: Language;
  /** The visitor's moment (RULES.md, "Moments"), and the texts about it. */
  readonly moment: Moment;
  readonly words: MomentWords;
};

/** Shows what the visitor can do now, at the bottom of a narrow screen; take-part-bar.ts decides when. */
export function TakePartBar({ campaign, language, moment, words }: TakePartBarProps) {
  return (
    <div className="take-part-bar row" data-shown="false">
      {moment.next === 'answer' ? (
        <Price campaign={campaign} language={language} />
      ) : (
        <p>{words.next || words.title}</p>
      )}
      <a className="button" href={words.action?.href}>
        {words.action?.label}
      </a>
    </div>
  );
}
