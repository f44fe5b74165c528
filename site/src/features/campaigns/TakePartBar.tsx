import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import { Price } from './Offer.tsx';
import type { MomentWords } from './render-moment.ts';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CampaignCard;
  readonly language: Language;
  /** What is true for the visitor, and what the page says of it. */
  readonly moment: Moment;
  readonly words: MomentWords;
};

/** Shows at the bottom of a narrow screen what the visitor can do now, when take-part-bar.ts says so. */
export function TakePartBar({ campaign, language, moment, words }: TakePartBarProps) {
  return (
    <div className="take-part-bar" data-shown="false">
      {moment.next === 'answer' ? (
        <Price campaign={campaign} language={language} />
      ) : (
        <p>
          <strong>{words.title}.</strong> {words.next}
        </p>
      )}
      <a className="button" href={words.action?.href}>
        {words.action?.label}
      </a>
    </div>
  );
}
