import type { Language } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { countdownStateAt, type CountdownTimes } from './countdown-state.ts';
import { formatTimeLeft } from '#site/i18n/format.ts';
import type { MomentWords } from './render-moment.ts';
import type { CampaignTexts } from './texts.ts';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CountdownTimes;
  /** The server's clock as it makes the page, in milliseconds. */
  readonly servedAt: number;
  readonly language: Language;
  readonly price: string;
  /** What is true for the visitor, and what the page says of it. */
  readonly moment: Moment;
  readonly words: MomentWords;
  readonly texts: Pick<CampaignTexts['countdown'], 'closesIn'>;
};

/**
 * Shows at the bottom of a narrow screen what the visitor can do now, when take-part-bar.ts says so: take part, with the
 * price and the time left, which campaign-timer.ts keeps, or what is left to do of their part.
 */
export function TakePartBar(props: TakePartBarProps) {
  const { campaign, servedAt, language, price, moment, words, texts } = props;
  const state = countdownStateAt(campaign, new Date(servedAt));
  const left = state.kind === 'closes' && state.target ? state.target.getTime() - servedAt : undefined;
  return (
    <div className="take-part-bar" data-shown="false">
      {moment.next === 'answer' ? (
        <p>
          <strong>{price}</strong>
          {left !== undefined && (
            <span data-time-left>{fillText(texts.closesIn, { left: formatTimeLeft(left, language) })}</span>
          )}
        </p>
      ) : (
        <p>
          <strong>{words.title}</strong>
          <span>{words.next}</span>
        </p>
      )}
      <a className="button" href={words.action?.href}>
        {words.action?.label}
      </a>
    </div>
  );
}
