import type { PublicCampaign } from '#api/campaigns/contract.ts';
import type { Overdue } from '#api/campaigns/outcome-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Moment, Next } from '#api/submissions/moment-rules.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';

/** What a fan is waiting for if this is overdue. */
const AWAITED: Readonly<Record<Exclude<Overdue, 'answer'>, Next>> = {
  nominees: 'judging',
  choice: 'choice',
  date: 'date',
  thanks: 'thanks',
};

/** Returns whether what is overdue concerns a fan: that nobody is left to ask also does who was thanked before. */
const isAwaited = (what: Overdue, { state, next }: Moment) =>
  what === 'answer' ? state === 'not-chosen' || state === 'ended' : AWAITED[what] === next;

type Late = Pick<PublicCampaign, 'overdue' | 'paused'>;
type Reader = {
  readonly moment: Moment;
  readonly isFan: boolean;
  readonly celebrity: string;
  readonly language: Language;
};

/** Returns the sentences on what is overdue, in place of what comes next; for a fan, only if they wait for it. */
export function listOverdue(
  { overdue }: Pick<Late, 'overdue'>,
  { moment, isFan, celebrity, language }: Reader,
  texts: MomentTexts['overdue'],
): readonly string[] {
  if (!overdue || (isFan && !isAwaited(overdue.what, moment))) return [];
  const returns = overdue.returnAt && formatLongDate(overdue.returnAt, language);
  return [texts[overdue.what], ...(returns ? [texts.returns] : [])].map((text) =>
    fillText(text, { celebrity, returns: returns ?? '' }),
  );
}

/** Returns the sentence on the lost charity of a closed campaign; for a fan, only while something comes next. */
export function listCharityLost(
  { paused }: Pick<Late, 'paused'>,
  { moment: { campaign, next }, isFan }: Pick<Reader, 'moment' | 'isFan'>,
  texts: Pick<MomentTexts['overdue'], 'charity'>,
): readonly string[] {
  const isTold = campaign === 'paused' || campaign === 'cancelled' || (isFan && next === 'nothing');
  return paused && !isTold ? [texts.charity] : [];
}
