import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { PAYMENT_FAILURES } from '#api/submissions/rules.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import type { Card } from './to-card.ts';
import type { SubmissionTexts } from './texts.ts';

/** Returns a card's note about the moment and the payment; undefined if the outcome is shown instead. */
export function getPaymentNote(
  card: Card,
  texts: SubmissionTexts['submissions'],
  language: Language,
): string | undefined {
  const { campaign, celebrity, moment, outcome, reading, refundReason } = card;
  // The outcome of the answer is shown beside the note.
  if (!moment || outcome || reading || moment.state === 'withdrawn') return undefined;
  const { text, next } = formatMoment(moment, texts.moment, { celebrity, fan: card }, language);
  const failure = moment.state === 'failed' && PAYMENT_FAILURES.find((each) => each === card.failure);
  const said = moment.state === 'refunded' && refundReason ? text : `${text} ${next}`.trim();
  const until =
    moment.next === 'pay' &&
    campaign.subscriptionDeadline &&
    fillText(texts.notePayUntil, { deadline: formatDateTime(campaign.subscriptionDeadline, language) });
  const note = [failure ? texts[`note-${failure}`] : said, until].filter(Boolean).join(' ');
  const isOlder =
    moment.state === 'refunded' && refundReason !== 'campaign-cancelled' && refundReason !== 'dispute-open';
  if (!campaign.cancelled || isOlder) return note;
  return `${note} ${formatCancellation(campaign.cancelled, language)}`;
}
