import type { Instant } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { FanFacts, Moment } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatFullDate } from '#site/i18n/format.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';

/** The values that a moment's sentences can contain. */
export type MomentSubject = {
  readonly celebrity: string;
  /** When the campaign opens. */
  readonly start?: Instant;
  readonly fan?: FanFacts | undefined;
};

/** Formats the sentences of a moment: details of the current state, and what comes next. */
export function formatMoment(
  { state, next }: Moment,
  texts: Pick<MomentTexts, 'text' | 'next'>,
  subject: MomentSubject,
  language: Language,
): { readonly text: string; readonly next: string } {
  const { celebrity, start, fan } = subject;
  const date = fan?.outcome?.event?.plannedDate;
  const until = fan?.outcome?.invitation?.answerBy;
  const values = {
    celebrity,
    start: start ? formatDateTime(start, language) : '',
    date: date ? formatFullDate(date, language) : '',
    until: until ? formatDateTime(until, language) : '',
  };
  return {
    text: fillText(texts.text[state], values),
    next: next === 'nothing' ? '' : fillText(texts.next[next], values),
  };
}
