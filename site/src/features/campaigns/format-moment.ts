import type { Instant } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { FanFacts, Moment } from '#api/submissions/moment-rules.ts';
import { REFUND_REASONS } from '#api/submissions/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatFullDate } from '#site/i18n/format.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';

/** The values that a moment's sentences can contain. */
export type MomentSubject = {
  readonly celebrity: string;
  /** When the campaign opens. */
  readonly start?: Instant;
  /** When it closes, where no countdown says so. */
  readonly deadline?: Instant;
  readonly fan?: (Pick<FanFacts, 'outcome'> & { readonly refundReason?: string | null }) | undefined;
};

/** Formats the sentences of a moment: details of the current state, with why there was a refund, and what comes next. */
export function formatMoment(
  { state, next }: Moment,
  texts: Pick<MomentTexts, 'text' | 'next' | 'refund'>,
  subject: MomentSubject,
  language: Language,
): { readonly text: string; readonly next: string } {
  const { celebrity, start, deadline, fan } = subject;
  const date = fan?.outcome?.event?.plannedDate;
  const until = fan?.outcome?.invitation?.answerBy;
  const values = {
    celebrity,
    start: start ? formatDateTime(start, language) : '',
    deadline: deadline ? formatDateTime(deadline, language) : '',
    date: date ? formatFullDate(date, language) : '',
    until: until ? formatDateTime(until, language) : '',
  };
  const reason = state === 'refunded' && REFUND_REASONS.find((each) => each === fan?.refundReason);
  const coming = next === 'closing' && deadline ? 'closing-at' : next;
  const text = fillText(texts.text[state], values);
  return {
    text: reason ? `${texts.refund[reason]} ${text}` : text,
    next: coming === 'nothing' ? '' : fillText(texts.next[coming], values),
  };
}
