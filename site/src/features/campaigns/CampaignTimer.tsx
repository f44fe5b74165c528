import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { getDeadlineWarning } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { $now } from './clock.ts';
import { Countdown } from './Countdown.tsx';
import { countdownStateAt, toInstants, type CountdownTimes } from './countdown-state.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatTimeLeft } from './format.ts';
import { Icon } from './Icon.tsx';
import { readStored, writeStored } from '#widget/client/storage.ts';
import type { CampaignTexts } from './texts.ts';
import './timer.css';

type CampaignTimerProps = {
  readonly campaign: CountdownTimes & { readonly id: string };
  /** The server's clock when it made the page, in milliseconds: a visitor's own may be wrong. */
  readonly servedAt: number;
  readonly language: Language;
  readonly texts: Pick<CampaignTexts, 'countdown' | 'timer'>;
};

/**
 * Shows the countdown of a campaign's page and the warning near the deadline, and turns the page over to the next
 * phase. At the start the page reloads once, for the form. At the deadline it does not, because a form in use may show
 * credentials that are shown only once: the page is marked instead, and its styles close it.
 */
export function CampaignTimer({ campaign, servedAt, language, texts }: CampaignTimerProps) {
  const [skew] = useState(() => servedAt - Date.now());
  const now = new Date(useStore($now, { ssr: () => servedAt - skew }) + skew);
  const state = countdownStateAt(campaign, now);
  const rootRef = useRef<HTMLDivElement>(null);
  const servedKind = useRef(state.kind);

  useEffect(() => {
    if (state.kind === servedKind.current) return;
    if (servedKind.current === 'opens') reloadOnce(`${campaign.id}:${campaign.subscriptionStartDate}`);
    else rootRef.current?.closest('[data-campaign]')?.setAttribute('data-campaign', 'over');
  }, [state.kind, campaign.id, campaign.subscriptionStartDate]);

  return (
    <div ref={rootRef} className="campaign-timer">
      <Countdown state={state} language={language} texts={texts.countdown} />
      <Warning campaign={campaign} now={now} language={language} texts={texts.timer} />
      <p className="visually-hidden" role="status">
        {state.kind === 'passed' && texts.timer.over}
      </p>
    </div>
  );
}

/** Warns at one day or less, and again at six hours or less (specification §2). */
function Warning({
  campaign,
  now,
  language,
  texts,
}: Pick<CampaignTimerProps, 'campaign' | 'language'> & {
  readonly now: Date;
  readonly texts: CampaignTexts['timer'];
}) {
  const { subscriptionDeadline: deadline } = toInstants(campaign);
  const warning = getDeadlineWarning(deadline, now);
  if (!warning || deadline === null || countdownStateAt(campaign, now).kind !== 'closes') return null;
  const left = formatTimeLeft(deadline.getTime() - now.getTime(), language);
  return (
    <p className={`deadline-warning deadline-${warning}`}>
      <Icon name="clock" />
      <span>{fillText(texts[warning], { left })}</span>
    </p>
  );
}

/** Loads the page again, at most once in this tab for the same reason: a clock that is wrong must not loop. */
function reloadOnce(reason: string): void {
  const key = `ph-reloaded:${reason}`;
  // Without storage nothing could stop a loop; the visitor sees zeros and can reload.
  if (readStored('session', key) === undefined && writeStored('session', key, '1')) location.reload();
}
