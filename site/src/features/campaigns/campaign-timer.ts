import { getDeadlineWarning } from '#api/campaigns/rules.ts';
import { MINUTE_MS, type Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';
import { countdownStateAt, type CountdownState, type CountdownTimes } from './countdown-state.ts';
import { followClock } from './follow-clock.ts';
import { formatDigits, formatTimeLeft } from '#site/i18n/format.ts';
import { formatWarning } from './format-warning.ts';
import type { CampaignTexts } from './texts.ts';

/** What the page carries for this script, in `data-timer`. */
export type TimerData = {
  readonly campaign: CountdownTimes & { readonly id: string };
  /** The server's clock when it made the page, in milliseconds: a visitor's own may be wrong. */
  readonly servedAt: number;
  readonly language: Language;
  readonly texts: CampaignTexts['timer'] & Pick<CampaignTexts['countdown'], 'passed' | 'closesIn'>;
};

/**
 * Counts down on a campaign's page, warns near the deadline, and turns the page over to the next phase. At the start
 * the page reloads once, for the form. At the deadline it does not, because a form in use may show credentials that are
 * shown only once: the page is marked instead, and its styles close it. Returns the function that stops it.
 */
export function startCampaignTimer(): () => void {
  const root = document.querySelector<HTMLElement>('[data-timer]');
  const data: unknown = JSON.parse(root?.dataset['timer'] ?? 'null');
  return root && isTimerData(data) ? followTimer(root, data) : () => undefined;
}

// It comes from our own server: only its shape is checked.
const isTimerData = (data: unknown): data is TimerData => data instanceof Object && 'servedAt' in data;

function followTimer(root: HTMLElement, data: TimerData): () => void {
  const { campaign, servedAt } = data;
  const skew = servedAt - Date.now();
  const served = countdownStateAt(campaign, new Date(servedAt));
  // The server's words stand until they change: it takes a phone long to make them.
  let words = toWordsKey(served, new Date(servedAt));
  return followClock((clock) => {
    const now = new Date(clock + skew);
    const state = countdownStateAt(campaign, now);
    if (state.kind === served.kind) {
      showTime(root, state);
      const next = toWordsKey(state, now);
      if (next !== words) showWords(root, data, state, now);
      words = next;
    } else if (served.kind === 'opens') reloadOnce(`${campaign.id}:${campaign.subscriptionStartDate}`);
    else showEnd(root, data);
  });
}

/** Returns what the words about the time left depend on, which is the minute and the warning. */
function toWordsKey(state: CountdownState, now: Date): string {
  if (state.kind !== 'closes' || !state.target) return '';
  const minutes = Math.floor((state.target.getTime() - now.getTime()) / MINUTE_MS);
  return `${minutes} ${getDeadlineWarning(state.target, now)}`;
}

function showTime(root: HTMLElement, state: CountdownState): void {
  if (state.kind === 'no-deadline') return;
  const { days, hours, minutes, seconds } = state.left;
  showDigits(root, [days, hours, minutes, seconds]);
}

function showWords(
  root: HTMLElement,
  { texts, language }: TimerData,
  state: CountdownState,
  now: Date,
): void {
  if (state.kind !== 'closes' || !state.target) return;
  const deadline = state.target;
  const warning = getDeadlineWarning(deadline, now);
  const line = root.querySelector<HTMLElement>('.deadline-warning');
  if (line && warning) {
    line.hidden = false;
    line.className = `deadline-warning deadline-${warning}`;
    write(line.querySelector('span'), formatWarning(texts, warning, { deadline, now }, language));
  }
  const left = formatTimeLeft(deadline.getTime() - now.getTime(), language);
  write(document.querySelector('[data-time-left]'), fillText(texts.closesIn, { left }));
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

/** Changes an element's text, only where it differs: a screen reader may read out every change. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Loads the page again, at most once in this tab for the same reason: a clock that is wrong must not loop. */
function reloadOnce(reason: string): void {
  const key = `ph-reloaded:${reason}`;
  // Without storage nothing could stop a loop; the visitor can reload.
  if (readStored('session', key) === undefined && writeStored('session', key, '1')) location.reload();
}
