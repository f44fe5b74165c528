import { MARK_MINUTE } from '#api/campaigns/dial-rules.ts';
import { isOpen } from '#api/campaigns/rules.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Live } from '#api/sharing/contract.ts';
import { isDecided } from '#api/submissions/moment-rules.ts';
import { formatDigits } from '#site/i18n/format.ts';
import { countdownStateAt } from '../campaigns/countdown-state.ts';
import { renderCampaignDial } from '../campaigns/to-dial.ts';
import type { LiveTexts } from './live-texts.ts';

/** The formatted content of the live screen. Empty figures or times are not shown. */
type LivePart =
  | ('raised' | 'participants' | 'participantsLabel' | 'note' | 'scan')
  | ('days' | 'hours' | 'minutes' | 'seconds' | 'timeLabel');
export type LiveView = Readonly<Record<LivePart, string>> & { readonly names: readonly string[] };

/** Returns what the live screen shows of a campaign at an instant. */
export function toLiveView(live: Live, texts: LiveTexts, language: Language, now: Date): LiveView {
  const { result, names } = live;
  const count = result?.participants ?? 0;
  const canTakePart = live.state === 'open' && isOpen(live, now);
  return {
    raised: result ? formatEuros(result.raisedCents, language) : '',
    participants: result ? new Intl.NumberFormat(language).format(count) : '',
    participantsLabel: count === 1 ? texts.participantsLabelOne : texts.participantsLabel,
    note: !result && canTakePart ? texts.first : '',
    scan: canTakePart ? texts.scan : isDecided(live.state) ? texts.over : '',
    ...toTime(live, texts, now),
    names,
  };
}

/** Renders the live screen's dial, with the mark's wedge once the winners are chosen. */
export const renderLiveDial = (live: Live, language: Language, now: Date): string =>
  renderCampaignDial(live, { language, now, chosen: isDecided(live.state) ? [MARK_MINUTE] : [] });

const NO_TIME = { days: '', hours: '', minutes: '', seconds: '' };

function toTime(live: Live, texts: LiveTexts, now: Date) {
  if (live.state !== 'open' && live.state !== 'not-started')
    return { ...NO_TIME, timeLabel: texts.states[live.state] };
  const time = countdownStateAt(live, now);
  // The campaign may close between two polls.
  if (time.kind === 'passed') return { ...NO_TIME, timeLabel: texts.states.closed };
  if (time.kind === 'no-deadline') return { ...NO_TIME, timeLabel: texts.states.open };
  const { days, hours, minutes, seconds } = time.left;
  return {
    days: formatDigits(days),
    hours: formatDigits(hours),
    minutes: formatDigits(minutes),
    seconds: formatDigits(seconds),
    timeLabel: texts[time.kind],
  };
}
