import { getDeadlineWarning } from '#api/campaigns/countdown-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { TimerData } from './campaign-timer.ts';
import { Countdown } from './Countdown.tsx';
import { countdownStateAt, type CountdownTimes } from './countdown-state.ts';
import { Icon } from './Icon.tsx';
import type { CampaignTexts } from './texts.ts';
import './timer.css';

type CampaignTimerProps = WithTexts<Pick<CampaignTexts, 'countdown' | 'timer'>> & {
  readonly campaign: CountdownTimes & { readonly slug: string };
  /** The server's time when it rendered the page, in milliseconds. */
  readonly servedAt: number;
};

/** Renders a page's countdown and warning on the server; campaign-timer.ts keeps both up to date. */
export function CampaignTimer({ campaign, servedAt, language, texts }: CampaignTimerProps) {
  const { slug, isActive, subscriptionStartDate, subscriptionDeadline } = campaign;
  const { timer, countdown } = texts;
  const now = new Date(servedAt);
  const state = countdownStateAt(campaign, now);
  const deadline = state.kind === 'closes' ? state.target : null;
  const warning = getDeadlineWarning(deadline, now);
  const data: TimerData = {
    campaign: { slug, isActive, subscriptionStartDate, subscriptionDeadline },
    servedAt,
    texts: { ...timer, passed: countdown.passed },
  };
  return (
    <div className="campaign-timer stack" data-timer={JSON.stringify(data)}>
      <Countdown state={state} now={now} language={language} texts={countdown} />
      <p className={`deadline-warning deadline-${warning}`} hidden={warning === undefined}>
        <Icon name="clock" />
        <span>{warning && timer[warning]}</span>
      </p>
      <p className="visually-hidden" role="status" />
    </div>
  );
}
