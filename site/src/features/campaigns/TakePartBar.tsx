import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { countdownStateAt, type CountdownTimes } from './countdown-state.ts';
import { formatTimeLeft } from '#site/i18n/format.ts';
import type { CampaignTexts } from './texts.ts';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CountdownTimes;
  /** The server's clock as it makes the page, in milliseconds. */
  readonly servedAt: number;
  readonly language: Language;
  readonly price: string;
  readonly texts: Pick<CampaignTexts['page'], 'toForm'> & Pick<CampaignTexts['countdown'], 'closesIn'>;
};

/**
 * Shows price, time left and the way to the form at the bottom of a narrow screen, when take-part-bar.ts says so;
 * campaign-timer.ts keeps the time.
 */
export function TakePartBar({ campaign, servedAt, language, price, texts }: TakePartBarProps) {
  const state = countdownStateAt(campaign, new Date(servedAt));
  const left = state.kind === 'closes' && state.target ? state.target.getTime() - servedAt : undefined;
  return (
    <div className="take-part-bar" data-shown="false">
      <p>
        <strong>{price}</strong>
        {left !== undefined && (
          <span data-time-left>{fillText(texts.closesIn, { left: formatTimeLeft(left, language) })}</span>
        )}
      </p>
      <a className="button" href="#donate">
        {texts.toForm}
      </a>
    </div>
  );
}
