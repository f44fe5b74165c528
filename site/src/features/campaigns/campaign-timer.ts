import { getDeadlineWarning } from '#api/campaigns/countdown-rules.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';
import { readLive } from './read-live.ts';
import { countdownStateAt, type CountdownState, type CountdownTimes } from './countdown-state.ts';
import { followClock } from './follow-clock.ts';
import { formatDigits } from '#site/i18n/format.ts';
import type { CampaignTexts } from './texts.ts';

/** The data that the page passes to this script, in `data-timer`. */
export type TimerData = {
  readonly campaign: CountdownTimes & { readonly slug: string };
  /** The server's time when it rendered the page, in milliseconds; the visitor's clock may be wrong. */
  readonly servedAt: number;
  readonly texts: CampaignTexts['timer'] & Pick<CampaignTexts['countdown'], 'passed'>;
};

/**
 * Counts down on a campaign's page, warns near the deadline, and switches the page to the next phase. At the start the
 * page reloads once, to get the form. At the deadline it does not, because the form may show credentials that are shown
 * only once: the page is marked instead, and its styles hide the form. Once a minute it checks whether the campaign was
 * closed early or its deadline moved; the form marks the page too, if the server refuses because of that. Returns a
 * function that stops it.
 */
export function startCampaignTimer(): () => void {
  const root = document.querySelector<HTMLElement>('[data-timer]');
  const data: unknown = JSON.parse(root?.dataset['timer'] ?? 'null');
  return root && isTimerData(data) ? followTimer(root, data) : () => undefined;
}

// The data comes from our own server, so only its shape is checked.
const isTimerData = (data: unknown): data is TimerData => data instanceof Object && 'servedAt' in data;

function followTimer(root: HTMLElement, data: TimerData): () => void {
  const { servedAt } = data;
  let { campaign } = data;
  let askedAt = Date.now();
  const skew = servedAt - Date.now();
  const served = countdownStateAt(campaign, new Date(servedAt));
  return followClock((clock) => {
    const now = new Date(clock + skew);
    if (clock - askedAt >= MINUTE_MS) {
      askedAt = clock;
      void readLive(campaign.slug).then((live) => {
        if (live) campaign = { ...live, isActive: live.isActive && !live.cancelled };
      });
    }
    const state = countdownStateAt(campaign, now);
    if (state.kind === served.kind && !root.closest('[data-campaign=over]')) {
      showTime(root, state);
      showWarning(root, data, state, now);
    } else if (served.kind === 'opens') reloadOnce(`${campaign.slug}:${campaign.subscriptionStartDate}`);
    else showEnd(root, data);
  });
}

function showTime(root: HTMLElement, state: CountdownState): void {
  if (state.kind === 'no-deadline') return;
  const { days, hours, minutes, seconds } = state.left;
  showDigits(root, [days, hours, minutes, seconds]);
}

function showWarning(root: HTMLElement, { texts }: TimerData, state: CountdownState, now: Date): void {
  const warning = state.kind === 'closes' ? getDeadlineWarning(state.target, now) : undefined;
  const line = root.querySelector<HTMLElement>('.deadline-warning');
  if (!line || !warning) return;
  line.hidden = false;
  line.className = `deadline-warning deadline-${warning}`;
  write(line.querySelector('span'), texts[warning]);
}

function showEnd(root: HTMLElement, { texts }: TimerData): void {
  showDigits(root, [0, 0, 0, 0]);
  root.querySelector('.countdown')?.setAttribute('data-kind', 'passed');
  root.querySelector('.countdown time')?.remove();
  root.querySelector<HTMLElement>('.deadline-warning')?.setAttribute('hidden', '');
  const label = root.querySelector('.countdown-label');
  label?.removeAttribute('aria-hidden');
  write(label, texts.passed);
  write(root.querySelector('[role="status"]'), texts.over);
  root.closest('[data-campaign]')?.setAttribute('data-campaign', 'over');
}

function showDigits(root: HTMLElement, values: readonly number[]): void {
  root
    .querySelectorAll('.countdown-unit b')
    .forEach((unit, place) => write(unit, formatDigits(values[place] ?? 0)));
}

/** Sets an element's text only if it differs, because a screen reader may announce every change. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Reloads the page at most once per tab and reason, so that a wrong clock cannot cause a loop. */
function reloadOnce(reason: string): void {
  const key = `ph-reloaded:${reason}`;
  // Without storage a loop could not be prevented, so the visitor has to reload.
  if (readStored('session', key) === undefined && writeStored('session', key, '1')) location.reload();
}
